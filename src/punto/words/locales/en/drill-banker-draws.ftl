drill-banker-draws-does-banker-draw = Does Banker draw?
drill-banker-draws-banker-draws = Banker draws
drill-banker-draws-player-has-natural = Player has a natural
drill-banker-draws-player-stood-banker-has = Player stood, Banker has { $total }
drill-banker-draws-banker-has-player-drew = Banker has { $total }, Player drew
drill-banker-draws-banker-has-third-card-counts = Banker has { $total }, Player's third card counts { $value }
