# Lá bài kế tiếp sẽ làm được gì.
need-first = Hai lá cộng được 8 hoặc 9 là bài tự nhiên
need-natural = { $values } thành bài tự nhiên
need-win = { $values } thắng
need-tie = { $values } hòa
need-ahead = { $values } vượt { $total } điểm
need-level = { $values } bằng { $total } điểm
need-picture = 10 đến K
