drill-payout-nothing-stake-lost = Nothing: the stake is lost
drill-payout-nothing-stake-comes-back = Nothing: the stake comes back
drill-payout-what-does-dealer-pay = { $stake } on { $bet }. What does the dealer pay?
drill-payout-what-does-pay = What does it pay?
drill-payout-payouts = Payouts
drill-payout-row = { $bet }: { $row }
drill-payout-loses = loses
