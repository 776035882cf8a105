drill-chips-fewest = 用最少的筹码数出。
drill-chips-coins = { $paid }为筹码{ $chips }加硬币{ $coins }。用最少的筹码数出筹码部分。
drill-chips-payout-with-coins = 带硬币的派彩
drill-chips-colour-these-chips-up = 把这些筹码换大：客人得到哪些筹码？
drill-chips-which-chips = 用哪些筹码？
drill-chips-chips = 筹码
drill-chips-cut-out-payout = 数出派彩
drill-chips-colour-up = 换成大筹码
drill-chips-paid-which-chips = { $stake }下注{ $bet }，派彩{ $paid }。用哪些筹码？
drill-chips-leaves = { $cut }后余{ $rest }
drill-chips-steps = { $whole }：{ $steps }。
drill-chips-step-by-step = { $before }；{ $next }
drill-chips-come-to = { $sum } = { $total }。
