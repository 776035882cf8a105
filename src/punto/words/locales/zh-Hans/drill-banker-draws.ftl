drill-banker-draws-does-banker-draw = 庄家补牌吗？
drill-banker-draws-banker-draws = 庄家补牌
drill-banker-draws-player-has-natural = 闲家例牌
drill-banker-draws-player-stood-banker-has = 闲家不补牌，庄家{ $total }点
drill-banker-draws-banker-has-player-drew = 庄家{ $total }点，闲家补了牌
drill-banker-draws-banker-has-third-card-counts = 庄家{ $total }点，闲家第三张牌算{ $value }点
