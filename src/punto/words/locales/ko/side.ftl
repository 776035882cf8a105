# 두 핸드와 타이: 딜러가 부르는 이름.
side-player = 플레이어
side-banker = 뱅커
side-tie = 타이
