drill-player-draws-does-player-draw = 闲家补牌吗？
drill-player-draws-player-draws = 闲家补牌
drill-player-draws-player-has-natural = 闲家例牌
drill-player-draws-banker-has-natural = 庄家例牌
drill-player-draws-player-has = 闲家{ $total }点
