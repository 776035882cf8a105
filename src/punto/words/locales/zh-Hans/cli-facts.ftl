cli-facts-does = 列出构成投注的条件项及其取值
cli-facts-more = 共{ $count }项。用法见：punto bets KEY
