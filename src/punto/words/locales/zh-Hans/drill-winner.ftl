drill-winner-who-wins = 哪一方胜？
drill-winner-winner = 胜负
drill-winner-title-player = 闲家胜，{ drill-winner-cards }
drill-winner-title-banker = 庄家胜，{ drill-winner-cards }
drill-winner-title-tie = 和局，{ drill-winner-cards }
drill-winner-cards = { $cards ->
    [4] 四张牌
    [5] 五张牌
   *[6] 六张牌
 }
