drill-player-draws-does-player-draw = Does Player draw?
drill-player-draws-player-draws = Player draws
drill-player-draws-player-has-natural = Player has a natural
drill-player-draws-banker-has-natural = Banker has a natural
drill-player-draws-player-has = Player has { $total }
