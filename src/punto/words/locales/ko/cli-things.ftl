# 수량.
cli-things-decks = { $count }덱
cli-things-cards = 카드 { $count }장
cli-things-shoes = 슈 { $count }개
cli-things-rounds = { $count }라운드
cli-things-events = 이벤트 { $count }건
cli-things-seats = 좌석 { $count }개
cli-things-bets = 베팅 { $count }종
cli-things-problems = 문제 { $count }개
cli-things-sessions = 세션 { $count }회
