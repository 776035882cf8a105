drill-player-draws-does-player-draw = 閒家補牌嗎？
drill-player-draws-player-draws = 閒家補牌
drill-player-draws-player-has-natural = 閒家例牌
drill-player-draws-banker-has-natural = 莊家例牌
drill-player-draws-player-has = 閒家{ $total }點
