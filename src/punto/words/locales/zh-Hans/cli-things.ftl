# 若干件事物。
cli-things-decks = { $count }副牌
cli-things-cards = { $count }张牌
cli-things-shoes = { $count }靴
cli-things-rounds = { $count }局
cli-things-events = { $count }个事件
cli-things-seats = { $count }个座位
cli-things-bets = { $count }种投注
cli-things-problems = { $count }个问题
cli-things-sessions = { $count }场
