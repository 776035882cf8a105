cli-facts-does = 列出構成投注的條件項及其取值
cli-facts-more = 共{ $count }項。用法見：punto bets KEY
