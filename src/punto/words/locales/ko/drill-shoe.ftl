drill-shoe-round-void-every-stake = 라운드는 무효이며, 모든 베팅 금액을 돌려주고, 슈가 끝납니다
drill-shoe-cards-dealt-so-far = 지금까지 딜링한 카드로 승부를 정합니다
drill-shoe-discards-shuffled-round-goes = 버린 카드를 셔플하여 라운드를 계속합니다
drill-shoe-cut-card-came-before = 컷 카드가 이 라운드의 첫 카드 앞에 나왔으므로, 이 라운드가 마지막입니다.
drill-shoe-cut-card-came-after = 컷 카드가 이 라운드의 첫 카드 뒤에 나왔으므로, 이 라운드를 마치고 다음 라운드가 마지막입니다.
drill-shoe-none-last-round = 없음: 마지막 라운드였습니다
drill-shoe-one-more = 한 라운드 더
drill-shoe-two-more = 두 라운드 더
drill-shoe-how-many-more-cards = 카드를 몇 장 더 버닝합니까?
drill-shoe-new-shoe-shuffled-cut = 새 슈를 셔플하고 커팅했습니다.
drill-shoe-how-many-cards-burned = 카드를 몇 장 버닝합니까?
drill-shoe-this-round-over-cut = 이 라운드가 끝났습니다. 이제 컷 카드가 슈의 맨 앞에 있습니다.
drill-shoe-how-many-rounds-dealt = 이 라운드 뒤에 몇 라운드를 더 딜링합니까?
drill-shoe-third-card-due-shoe = 세 번째 카드를 딜링해야 하는데 슈가 비었습니다. 어떻게 됩니까?
drill-shoe-shoe = 슈
drill-shoe-burn = 버닝
drill-shoe-cut-card-comes-first = 컷 카드가 먼저 나올 때
drill-shoe-cut-card-comes-out = 라운드 중에 컷 카드가 나올 때
drill-shoe-cut-card-lies-behind = 컷 카드가 라운드 뒤에 있을 때
drill-shoe-shoe-runs-out = 슈의 카드가 떨어질 때
drill-shoe-first-card-new-shoe = 새 슈의 첫 카드를 앞면으로 뒤집습니다: { $shown }.
drill-shoe-burns-as-many-as = { $shown }: 카드의 점수만큼 버닝합니다. 에이스는 한 장, 10과 그림 카드는 열 장입니다.
drill-shoe-there-no-card-for = 딜링할 카드가 없습니다.
drill-shoe-this-house-burns-cards = 이 카지노는 슈마다 카드 { $count }장을 버닝합니다.
drill-shoe-this-round-cut-card = 이 라운드에서는 { $place ->
    [1] 첫 번째
    [2] 두 번째
    [3] 세 번째
    [4] 네 번째
    [5] 다섯 번째
   *[6] 여섯 번째
 } 카드 앞에 컷 카드가 나왔습니다.
