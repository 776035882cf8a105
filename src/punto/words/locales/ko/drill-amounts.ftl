
drill-amounts-commission-owed = { $stake } 베팅이 { $pays } 배당으로 적중하여 { $winnings }입니다. 커미션({ $rate }, { $commission })은 미납으로 표시하고 지금 받지 않으므로 지급액은 { $paid }입니다.
drill-amounts-plus = { $before } + { $next }
drill-amounts-equals = { $sum } = { $total }
