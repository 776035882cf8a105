# 핸드가 카드를 받거나 스탠드하는 이유: 세 번째 카드 규칙을 문장으로.
draw-natural = { $side }가 내추럴 { $total }이므로 스탠드합니다.
draw-other-natural = { $other }가 내추럴 { $total }이므로 { $side }는 스탠드합니다.
draw-player-draws = 플레이어 합계는 { $total }이며, { $on }에서는 카드를 받습니다.
draw-player-stands = 플레이어 합계는 { $total }이며, { $on }에서는 스탠드합니다.
draw-banker-draws = 플레이어가 스탠드했습니다. 뱅커 합계는 { $total }이며, { $on }에서는 카드를 받습니다.
draw-banker-stands = 플레이어가 스탠드했습니다. 뱅커 합계는 { $total }이며, { $on }에서는 스탠드합니다.
draw-always-draws = 뱅커 합계는 { $total }이며, 이때는 항상 카드를 받습니다.
draw-always-stands = 뱅커 합계는 { $total }이며, 이때는 항상 스탠드합니다.
draw-unless = 뱅커 합계는 { $total }이며, 플레이어의 세 번째 카드가 { $value }인 경우가 아니면 카드를 받습니다. 플레이어의 세 번째 카드는 { $third }입니다.
draw-to = 뱅커 합계는 { $total }이며, 플레이어의 세 번째 카드가 { $values }이면 카드를 받습니다. 플레이어의 세 번째 카드는 { $third }입니다.
draw-only-to = 뱅커 합계는 { $total }이며, 플레이어의 세 번째 카드가 { $values }일 때만 카드를 받습니다. 플레이어의 세 번째 카드는 { $third }입니다.
draw-third-card = { $rank ->
    [A] 에이스(1점)
    [T] 10(0점)
    [J] 잭(0점)
    [Q] 퀸(0점)
    [K] 킹(0점)
    [8] 8
   *[other] { $rank }
 }
