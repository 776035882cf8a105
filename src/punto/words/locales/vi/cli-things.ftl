# Bấy nhiêu của một thứ.
cli-things-decks = { $count } bộ bài
cli-things-cards = { $count } lá bài
cli-things-shoes = { $count } hộp bài
cli-things-rounds = { $count } ván
cli-things-events = { $count } sự kiện
cli-things-seats = { $count } ghế
cli-things-bets = { $count } cược
cli-things-problems = { $count } vấn đề
cli-things-sessions = { $count } phiên
