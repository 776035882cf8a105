leaflet-game-tips = 가지고 계신 칩으로 딜러에게 팁을 주실 수 있습니다. 팁은 전적으로 자유이며, 게임에는 아무 영향이 없습니다.
leaflet-game-styles-mini = 이 테이블은 미니 바카라입니다. 카드는 딜러가 다룹니다.
leaflet-game-styles-midi = 이 테이블은 미디 바카라입니다. 손님이 원하면 카드를 직접 다룰 수 있습니다.
leaflet-game-object-game = 게임의 목표
leaflet-game-their-face-value = 적힌 숫자 그대로
leaflet-game-what-cards-count = 카드의 점수
leaflet-game-how-round-dealt = 라운드 진행
leaflet-game-make-your-bets-before = 카드를 딜링하기 전에 베팅하세요. 베팅 시간은 { $seconds }초입니다. 마감된 뒤에는 베팅을 놓거나 올리거나 뺄 수 없습니다.
leaflet-game-each-hand-has-cards = 각 핸드는 카드 { $two }장으로 시작하며, 한 장까지만 더 받을 수 있습니다. 한 라운드에는 최소 { $least }장, 최대 { $most }장의 카드를 씁니다. 카드를 더 받을지는 정해진 규칙에 따르며, 누구도 선택하지 않습니다.
leaflet-game-totals-compared-hand-closest = 합계를 비교합니다. { $most }에 가장 가까운 핸드가 이기고, 합계가 같으면 타이입니다.
leaflet-game-only-two-hands-dealt = 손님이 몇 명이든 핸드는 플레이어와 뱅커, 둘만 딜링합니다. 라운드가 끝났을 때 합계가 높은 핸드, 곧 가장 높은 점수인 { $most }에 더 가까운 핸드가 이깁니다. 손님은 라운드의 결과에 베팅합니다: { $main }.
leaflet-game-table-seats-up-patrons = 이 테이블에는 손님이 { $seats }명까지 앉을 수 있습니다. 52장짜리 카드 { $decks }, 모두 { $cards }장을 슈에서 딜링합니다.
leaflet-game-card = 카드
leaflet-game-add-up-cards-hand = 핸드의 카드 점수를 모두 더합니다. 합이 두 자리 수이면 앞자리는 버리고 끝자리만 셉니다. 그래서 모든 핸드의 합계는 { $least }에서 { $most } 사이입니다.
leaflet-game-dealt-mini-face-up = 카드 네 장을 딜러 앞에 앞면으로 딜링합니다. { $player } 카드가 플레이어 핸드, { $banker } 카드가 뱅커 핸드입니다.
leaflet-game-dealt-mini-face-down = 카드 네 장을 딜러 앞에 뒷면으로 딜링합니다. { $player } 카드가 플레이어 핸드, { $banker } 카드가 뱅커 핸드입니다.
leaflet-game-dealt-midi-face-up = 카드 네 장을 앞면으로 딜링합니다. { $player } 카드가 플레이어 핸드, { $banker } 카드가 뱅커 핸드입니다.
leaflet-game-dealt-midi-face-down = 카드 네 장을 뒷면으로 딜링합니다. { $player } 카드가 플레이어 핸드, { $banker } 카드가 뱅커 핸드입니다.
leaflet-game-place = { $place ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
   *[4] 네 번째
 }
leaflet-game-points = { $value ->
    [0] 0점
   *[other] { $value }점
 }
leaflet-game-counts = 점수
leaflet-game-added = { $added }
leaflet-game-added-counts = { $added }, 합계 { $counts }
leaflet-game-opening = 처음이시라면 얼마나 쉬운지 놀라실 수도 있습니다. 동전의 앞뒤를 고르듯 플레이어와 뱅커, 두 핸드 중 하나를 고르면 됩니다. 나머지는 카드가 정합니다.
leaflet-game-banker-more-often = 뱅커가 플레이어보다 조금 더 자주 이깁니다. 전체 라운드 가운데 뱅커 { $banker }, 플레이어 { $player }, 타이 { $tie }입니다.
leaflet-game-banker-charged = 그래서 뱅커의 승리에는 커미션을 받습니다.
leaflet-game-banker-paid-less = 그래서 뱅커의 승리가 모두 다 지급되지는 않습니다.
leaflet-game-bets-before-at-table = 카드를 딜링하기 전에 베팅하세요. 딜러가 베팅 마감을 알린 뒤에는 베팅을 놓거나 올리거나 뺄 수 없습니다.
