# 下一張牌有何作用。
need-first = 兩張牌合計8或9點即為例牌
need-natural = { $values }成例牌
need-win = { $values }贏
need-tie = { $values }和
need-ahead = { $values }領先{ $total }點
need-level = { $values }追平{ $total }點
need-picture = 10至K
