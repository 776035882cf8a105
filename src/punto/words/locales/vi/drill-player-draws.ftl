drill-player-draws-does-player-draw = Nhà Con có rút bài không?
drill-player-draws-player-draws = Nhà Con rút bài
drill-player-draws-player-has-natural = Nhà Con có bài tự nhiên
drill-player-draws-banker-has-natural = Nhà Cái có bài tự nhiên
drill-player-draws-player-has = Nhà Con có { $total } điểm
