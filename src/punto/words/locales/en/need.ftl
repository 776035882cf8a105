# What the next card of a hand would do.
need-first = 8 or 9 with two cards is a natural
need-natural = { $values } makes a natural
need-win = { $values } wins
need-tie = { $values } ties
need-ahead = { $values } gets ahead of { $total }
need-level = { $values } draws level with { $total }
need-picture = 10 to King
