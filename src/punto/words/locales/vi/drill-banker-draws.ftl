drill-banker-draws-does-banker-draw = Nhà Cái có rút bài không?
drill-banker-draws-banker-draws = Nhà Cái rút bài
drill-banker-draws-player-has-natural = Nhà Con có bài tự nhiên
drill-banker-draws-player-stood-banker-has = Nhà Con dừng, Nhà Cái có { $total } điểm
drill-banker-draws-banker-has-player-drew = Nhà Cái có { $total } điểm, Nhà Con đã rút bài
drill-banker-draws-banker-has-third-card-counts = Nhà Cái có { $total } điểm, lá thứ ba của Nhà Con tính { $value } điểm
