# The two hands and the tie, as the dealer names them.
side-player = Player
side-banker = Banker
side-tie = Tie
