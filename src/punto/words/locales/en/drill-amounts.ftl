
drill-amounts-commission-owed = { $stake } at { $pays } wins { $winnings }; the { $rate } commission of { $commission } is marked as owed and not taken now: { $paid }.
drill-amounts-plus = { $before } + { $next }
drill-amounts-equals = { $sum } = { $total }
