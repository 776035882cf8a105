
drill-amounts-commission-owed = { $stake }按{ $pays }赢{ $winnings }；{ $rate }佣金{ $commission }记为待收，此时不扣：{ $paid }。
drill-amounts-plus = { $before } + { $next }
drill-amounts-equals = { $sum } = { $total }
