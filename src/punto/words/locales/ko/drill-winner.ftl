drill-winner-who-wins = 누가 이깁니까?
drill-winner-winner = 승자
drill-winner-title-player = 플레이어 승, { drill-winner-cards }
drill-winner-title-banker = 뱅커 승, { drill-winner-cards }
drill-winner-title-tie = 타이, { drill-winner-cards }
drill-winner-cards = { $cards ->
    [4] 카드 네 장
    [5] 카드 다섯 장
   *[6] 카드 여섯 장
 }
