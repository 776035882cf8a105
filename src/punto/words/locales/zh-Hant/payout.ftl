# 派彩的理由。
payout-loses = { $stake }，輸。
payout-push = 退回{ $stake }：{ $row }。
payout-wins = { $stake }按{ $pays }贏{ $winnings }。
payout-wins-capped = { $stake }按{ $pays }贏{ $winnings }（按邊注派彩上限分攤）。
payout-commission = { $stake }按{ $pays }贏{ $winnings }，減去{ $rate }佣金{ $commission }：{ $net }。
payout-commission-owed = { $stake }按{ $pays }贏{ $winnings }，減去{ $rate }佣金{ $commission }，稍後收取：{ $net }。
payout-commission-capped = { $stake }按{ $pays }贏{ $winnings }（按邊注派彩上限分攤），減去{ $rate }佣金{ $commission }：{ $net }。
payout-commission-capped-owed = { $stake }按{ $pays }贏{ $winnings }（按邊注派彩上限分攤），減去{ $rate }佣金{ $commission }，稍後收取：{ $net }。
payout-push-hand = 退回{ $stake }：{ $hand }（{ $row }）。
