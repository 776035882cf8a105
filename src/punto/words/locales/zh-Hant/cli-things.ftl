# 若干件事物。
cli-things-decks = { $count }副牌
cli-things-cards = { $count }張牌
cli-things-shoes = { $count }靴
cli-things-rounds = { $count }局
cli-things-events = { $count }個事件
cli-things-seats = { $count }個座位
cli-things-bets = { $count }種投注
cli-things-problems = { $count }個問題
cli-things-sessions = { $count }場
