drill-payout-nothing-stake-lost = Không trả: mất tiền cược
drill-payout-nothing-stake-comes-back = Không trả: hoàn lại tiền cược
drill-payout-what-does-dealer-pay = { $stake } cược vào { $bet }. Người chia bài trả bao nhiêu?
drill-payout-what-does-pay = Trả bao nhiêu?
drill-payout-payouts = Tiền trả thưởng
drill-payout-row = { $bet }: { $row }
drill-payout-loses = thua
