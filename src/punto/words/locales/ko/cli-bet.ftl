cli-bet-does = 목록의 베팅이나 파일에 직접 쓴 베팅의 확률과 엣지를 어떤 슈에서든 계산합니다
cli-bet-bet = 목록의 키, 또는 [[bet]] 표가 있는 TOML 파일
