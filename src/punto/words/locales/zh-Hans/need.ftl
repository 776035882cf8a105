# 下一张牌有什么作用。
need-first = 两张牌合计8或9点即为例牌
need-natural = { $values }成例牌
need-win = { $values }赢
need-tie = { $values }和
need-ahead = { $values }领先{ $total }点
need-level = { $values }追平{ $total }点
need-picture = 10至K
