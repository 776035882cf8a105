drill-player-draws-does-player-draw = 플레이어는 카드를 받습니까?
drill-player-draws-player-draws = 플레이어 드로우
drill-player-draws-player-has-natural = 플레이어가 내추럴
drill-player-draws-banker-has-natural = 뱅커가 내추럴
drill-player-draws-player-has = 플레이어 합계 { $total }
