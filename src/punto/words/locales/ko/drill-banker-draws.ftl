drill-banker-draws-does-banker-draw = 뱅커는 카드를 받습니까?
drill-banker-draws-banker-draws = 뱅커 드로우
drill-banker-draws-player-has-natural = 플레이어가 내추럴
drill-banker-draws-player-stood-banker-has = 플레이어 스탠드, 뱅커 합계 { $total }
drill-banker-draws-banker-has-player-drew = 뱅커 합계 { $total }, 플레이어 드로우
drill-banker-draws-banker-has-third-card-counts = 뱅커 합계 { $total }, 플레이어의 세 번째 카드 { $value }점
