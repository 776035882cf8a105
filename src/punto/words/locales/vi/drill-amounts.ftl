
drill-amounts-commission-owed = { $stake } trả { $pays }, thắng { $winnings }; tiền hoa hồng { $rate } là { $commission } được ghi nợ, chưa thu lúc này: { $paid }.
drill-amounts-plus = { $before } + { $next }
drill-amounts-equals = { $sum } = { $total }
