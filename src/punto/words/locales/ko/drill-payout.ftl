drill-payout-nothing-stake-lost = 지급 없음: 베팅 금액을 잃습니다
drill-payout-nothing-stake-comes-back = 지급 없음: 베팅 금액을 돌려받습니다
drill-payout-what-does-dealer-pay = { $bet }에 { $stake } 베팅. 딜러는 얼마를 지급합니까?
drill-payout-what-does-pay = 얼마를 지급합니까?
drill-payout-payouts = 지급액
drill-payout-row = { $bet }: { $row }
drill-payout-loses = 미적중
