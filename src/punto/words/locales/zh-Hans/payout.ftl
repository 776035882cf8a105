# 派彩的理由。
payout-loses = { $stake }，输。
payout-push = 退回{ $stake }：{ $row }。
payout-wins = { $stake }按{ $pays }赢{ $winnings }。
payout-wins-capped = { $stake }按{ $pays }赢{ $winnings }（按边注派彩上限分摊）。
payout-commission = { $stake }按{ $pays }赢{ $winnings }，减去{ $rate }佣金{ $commission }：{ $net }。
payout-commission-owed = { $stake }按{ $pays }赢{ $winnings }，减去{ $rate }佣金{ $commission }，稍后收取：{ $net }。
payout-commission-capped = { $stake }按{ $pays }赢{ $winnings }（按边注派彩上限分摊），减去{ $rate }佣金{ $commission }：{ $net }。
payout-commission-capped-owed = { $stake }按{ $pays }赢{ $winnings }（按边注派彩上限分摊），减去{ $rate }佣金{ $commission }，稍后收取：{ $net }。
payout-push-hand = 退回{ $stake }：{ $hand }（{ $row }）。
