drill-chips-fewest = Cut it out in as few chips as can be.
drill-chips-coins = { $paid } is { $chips } in chips and { $coins } in coins. Cut out the chips, as few as can be.
drill-chips-payout-with-coins = A payout with coins
drill-chips-colour-these-chips-up = Colour these chips up: which chips does the patron get?
drill-chips-which-chips = Which chips?
drill-chips-chips = Chips
drill-chips-cut-out-payout = Cut out a payout
drill-chips-colour-up = Colour up
drill-chips-paid-which-chips = { $stake } on { $bet } is paid { $paid }. Which chips?
drill-chips-leaves = { $cut } leaves { $rest }
drill-chips-steps = { $whole }: { $steps }.
drill-chips-step-by-step = { $before }; { $next }
drill-chips-come-to = { $sum } = { $total }.
