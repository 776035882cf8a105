drill-winner-who-wins = Bên nào thắng?
drill-winner-winner = Bên thắng
drill-winner-title-player = Nhà Con thắng, { drill-winner-cards }
drill-winner-title-banker = Nhà Cái thắng, { drill-winner-cards }
drill-winner-title-tie = Hòa, { drill-winner-cards }
drill-winner-cards = { $cards ->
    [4] bốn lá
    [5] năm lá
   *[6] sáu lá
 }
