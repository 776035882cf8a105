
drill-amounts-commission-owed = { $stake }按{ $pays }贏{ $winnings }；{ $rate }佣金{ $commission }記為待收，此時不扣：{ $paid }。
drill-amounts-plus = { $before } + { $next }
drill-amounts-equals = { $sum } = { $total }
