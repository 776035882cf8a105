drill-winner-who-wins = Who wins?
drill-winner-winner = Winner
drill-winner-title-player = Player wins, { drill-winner-cards }
drill-winner-title-banker = Banker wins, { drill-winner-cards }
drill-winner-title-tie = Tie, { drill-winner-cards }
drill-winner-cards = { $cards ->
    [4] four cards
    [5] five cards
   *[6] six cards
 }
