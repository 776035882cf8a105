drill-payout-nothing-stake-lost = 不派彩，輸掉本金
drill-payout-nothing-stake-comes-back = 不派彩，退回本金
drill-payout-what-does-dealer-pay = { $stake }下注{ $bet }。派彩多少？
drill-payout-what-does-pay = 派彩多少？
drill-payout-payouts = 派彩
drill-payout-row = { $bet }：{ $row }
drill-payout-loses = 輸
