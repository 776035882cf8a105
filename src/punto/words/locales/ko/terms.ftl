# The words of the casino. Each stands here once.

-player = 플레이어
-banker = 뱅커
-tie = 타이
-natural = 내추럴
-commission = 커미션
-shoe = 슈
-cut-card = 컷 카드
