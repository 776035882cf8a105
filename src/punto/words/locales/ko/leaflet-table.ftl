leaflet-table-handle = 카드 직접 다루기
leaflet-table-dealer-handles-all-cards = 모든 카드는 딜러가 다루며, 두 핸드를 모두에게 보여 드립니다. 손님은 카드를 만지거나 받지 않습니다.
leaflet-table-equal-bets-one-confirmed = 베팅 금액이 같으면 그 금액으로 가장 오래 놓여 있던 베팅이 우선입니다.
leaflet-table-third-cards-dealt-only = 세 번째 카드는 첫 네 장이 모두 앞면이 된 뒤에만 딜링하며, 뱅커의 세 번째 카드는 플레이어의 세 번째 카드가 앞면이 된 뒤에만 딜링합니다.
leaflet-table-round-void-if-shoe = 라운드 중에 슈의 카드가 떨어지거나 테이블의 실수가 있으면 그 라운드는 무효입니다. 이때는 모든 베팅 금액을 돌려드리고, 이유를 기록합니다.
leaflet-table-order-shoe-sealed-before = 슈의 카드 순서는 누군가 커팅하기 전에 봉인하고, 슈가 끝나면 공개합니다. 그때는 누구나 모든 카드와 모든 지급액을 확인할 수 있습니다.
leaflet-table-who-handles-cards = 카드를 다루는 사람
leaflet-table-patron-may-cede = 손님은 카드를 받거나 양보할 수 있습니다. 양보한 카드는 그 핸드에 다음으로 크게 베팅한 손님에게 차례로 권합니다.
leaflet-table-patron-may-leave = 손님은 카드를 받거나 딜러에게 맡길 수 있습니다. 맡긴 카드를 다른 손님에게 넘기지는 않습니다.
leaflet-table-shoe-void-rounds = 슈와 무효 라운드
leaflet-table-new-shoe-holds-cards = 새 슈에는 { $decks }, 모두 { $cards }장의 카드를 셔플하고 커팅하여 넣습니다.
leaflet-table-its-first-card-shown = 첫 카드를 보여 드린 뒤 버닝하고, 이어서 그 카드의 점수만큼 더 버닝합니다. 10, 잭, 퀸, 킹이면 열 장입니다.
leaflet-table-patron-with-largest-bet = 베팅이 마감될 때 { $side }에 가장 크게 베팅한 손님에게 { $side }의 카드를 권합니다.
leaflet-table-patrons-may-not = 손님이 하면 안 되는 것: { $may_not }.
leaflet-table-burned-unseen = { $count ->
    [0] 버닝하는 카드는 없습니다.
    [1] 첫 카드를 보지 않고 버닝합니다.
   *[other] 처음 { $count }장을 보지 않고 버닝합니다.
 }
leaflet-table-cut-card-lies-from = 컷 카드는 끝에서 { $count }장 앞에 놓습니다. 라운드 중간에 나오면 그 라운드를 마치고 한 라운드를 더 딜링하며, 라운드의 첫 카드 앞에 나오면 그 라운드가 마지막입니다.
leaflet-table-dealer-exposes-ceded = 모든 손님이 양보하거나 그 핸드에 베팅한 손님이 없으면 딜러가 핸드를 공개합니다.
leaflet-table-dealer-exposes-left = 손님이 딜러에게 맡기거나 그 핸드에 베팅한 손님이 없으면 딜러가 핸드를 공개합니다.
leaflet-table-patron-who-takes-hand = 핸드를 받은 손님이 해도 되는 것: { $may }.
leaflet-table-too-late-ceding = { $offer }초 안에 답하지 않으면 다음으로 큰 베팅에 권하고, { $seconds }초 안에 카드를 뒤집지 않으면 딜러가 공개합니다.
leaflet-table-too-late = { $offer }초 안에 카드를 받지 않거나 { $seconds }초 안에 뒤집지 않으면 딜러가 공개합니다.
leaflet-table-ask-the-dealer = 지급액이 궁금하시면 언제든 딜러에게 물어보세요.
