drill-banker-draws-does-banker-draw = 莊家補牌嗎？
drill-banker-draws-banker-draws = 莊家補牌
drill-banker-draws-player-has-natural = 閒家例牌
drill-banker-draws-player-stood-banker-has = 閒家不補牌，莊家{ $total }點
drill-banker-draws-banker-has-player-drew = 莊家{ $total }點，閒家補了牌
drill-banker-draws-banker-has-third-card-counts = 莊家{ $total }點，閒家第三張牌計{ $value }點
