drill-winner-who-wins = 哪一方勝？
drill-winner-winner = 勝負
drill-winner-title-player = 閒家勝，{ drill-winner-cards }
drill-winner-title-banker = 莊家勝，{ drill-winner-cards }
drill-winner-title-tie = 和局，{ drill-winner-cards }
drill-winner-cards = { $cards ->
    [4] 四張牌
    [5] 五張牌
   *[6] 六張牌
 }
