# 명령 분류의 제목.
cli-subject-game = 카지노, 베팅, 라운드:
cli-subject-learn = 게임 배우기:
cli-subject-odds = 확률과 시뮬레이션:
cli-subject-table = 라이브 테이블과 그 기록:
cli-subject-shell = 셸:
