# 조건의 값: 문구 안에 들어가는 형태.
value-player = 플레이어 승
value-banker = 뱅커 승
value-tie = 타이
value-red = 모두 빨간색
value-black = 모두 검은색
value-mixed = 혼합
value-suited = 동일
value-spades = 스페이드
value-hearts = 하트
value-diamonds = 다이아몬드
value-clubs = 클럽
value-a = 에이스
value-t = 10
value-j = 잭
value-q = 퀸
value-k = 킹
value-always = 항상
