leaflet-money-later-end-of-shoe = 슈가 끝날 때
leaflet-money-later-leaving = 게임을 마치고 떠나실 때
leaflet-money-all-side-bets = 모든 사이드 베팅
leaflet-money-bet-outside-limits-refused = 베팅 한도를 벗어난 베팅은 이유를 알려 드리고 전액 거절합니다. 일부만 줄여서 받는 일은 없습니다.
leaflet-money-limits = 베팅 한도
leaflet-money-bets-go-together = 함께 할 수 있는 베팅
leaflet-money-other-side-bets-may = 그 밖의 사이드 베팅은 함께 할 수 있습니다.
leaflet-money-commission = 커미션
leaflet-money-taken-out-payout-once = 커미션은 지급할 때 바로 뺍니다.
leaflet-money-chips = 칩: { $chips }.
leaflet-money-side-bets-may-made = 사이드 베팅은 어느 한쪽 핸드에도, 양쪽 모두에도 할 수 있으며, 여러 가지를 함께 할 수 있습니다.
leaflet-money-any-side-bets-may = 사이드 베팅은 여러 가지를 함께 할 수 있습니다.
leaflet-money-bet = 베팅
leaflet-money-least = 최소
leaflet-money-most = 최대
leaflet-money-steps = 베팅 단위
leaflet-money-all-main-bets-table = 테이블 전체에서 플레이어와 뱅커에 건 메인 베팅의 차액은 최대 { $amount }입니다.
leaflet-money-side-bets-whole-table = 한 라운드에 테이블 전체의 사이드 베팅으로 딸 수 있는 금액은 최대 { $amount }입니다. 이를 넘으면 적중한 손님들이 각자 딴 금액에 비례하여 나누어 받습니다.
leaflet-money-only-one-may-bet = 다음 중 한 라운드에 하나만 베팅할 수 있습니다: { $bets }.
leaflet-money-no-commission-charged-this = 이 테이블에서는 어떤 베팅에도 커미션이 없습니다.
leaflet-money-may-bet-without-main = 메인 베팅 없이 할 수 있는 베팅: { $names }.
leaflet-money-can-bet-only-beside = 같은 라운드에 { $wanted } 베팅을 해야만 함께 할 수 있는 베팅: { $bets }.
leaflet-money-tie-alone = 메인 베팅이 { $tie } 하나뿐이면 테이블 최소 금액인 { $minimum } 이상이어야 합니다.
leaflet-money-tie-alone-or-beside = 메인 베팅이 { $tie } 하나뿐이면 테이블 최소 금액인 { $minimum } 이상이어야 합니다. 다른 메인 베팅과 함께라면 { $increment }부터 할 수 있습니다.
leaflet-money-any = { $main } 베팅은 하나만 해도 되고, 자유롭게 함께 해도 됩니다.
leaflet-money-any-but-following = { $main } 베팅은 하나만 해도 되고, 아래의 경우를 빼고는 자유롭게 함께 해도 됩니다.
leaflet-money-only-these-together = { $main } 중 하나만 베팅하거나, 다음과 같이 함께 베팅할 수 있습니다: { $sets }. 그 밖의 메인 베팅은 함께 할 수 없습니다.
leaflet-money-charged = 적중한 { $bets } 베팅에는 딴 금액의 { $rate } 커미션이 있습니다.
leaflet-money-charged-where-said = 적중한 { $bets } 베팅에는, 베팅 표에 적혀 있는 경우에 한해 딴 금액의 { $rate } 커미션이 있습니다.
leaflet-money-collected-later = { $moments ->
    [1] 커미션은 지급할 때 빼지 않고 미납으로 두었다가 { $later } 받습니다.
   *[other] 커미션은 지급할 때 빼지 않고 미납으로 두었다가 { $later }, 둘 중 먼저 오는 때에 받습니다.
 }
leaflet-money-rounded = { $what ->
    [commission] 커미션은
    [payouts] 지급액은
   *[both] 커미션과 지급액은
 } { $unit } 단위로 { $favour ->
    [patron] 손님에게 유리하게 끝수를 처리합니다
    [house] 카지노에 유리하게 끝수를 처리합니다
   *[nearest] 반올림합니다
 }.
leaflet-money-next-chip = { $before }, { $next }
leaflet-money-at-payout = 지급할 때
leaflet-money-you-choose-when = 내는 때는 손님이 고릅니다: { $later }.
leaflet-money-owed-shown = 미납 금액은 언제나 보여 드립니다.
leaflet-money-owed-held = 미납 금액은 언제나 보여 드리며, 낼 때까지 베팅에 쓸 수 없습니다.
