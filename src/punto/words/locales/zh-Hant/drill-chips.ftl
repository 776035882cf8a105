drill-chips-fewest = 用最少的籌碼數出。
drill-chips-coins = { $paid }為籌碼{ $chips }加硬幣{ $coins }。用最少的籌碼數出籌碼部分。
drill-chips-payout-with-coins = 帶硬幣的派彩
drill-chips-colour-these-chips-up = 把這些籌碼換大：客人得到哪些籌碼？
drill-chips-which-chips = 用哪些籌碼？
drill-chips-chips = 籌碼
drill-chips-cut-out-payout = 數出派彩
drill-chips-colour-up = 換成大籌碼
drill-chips-paid-which-chips = { $stake }下注{ $bet }，派彩{ $paid }。用哪些籌碼？
drill-chips-leaves = { $cut }後餘{ $rest }
drill-chips-steps = { $whole }：{ $steps }。
drill-chips-step-by-step = { $before }；{ $next }
drill-chips-come-to = { $sum } = { $total }。
