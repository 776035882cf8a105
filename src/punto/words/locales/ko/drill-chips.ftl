drill-chips-fewest = 가장 적은 수의 칩으로 내 주세요.
drill-chips-coins = { $paid } 중 칩으로 { $chips }, 동전으로 { $coins }입니다. 칩 부분을 가장 적은 수의 칩으로 내 주세요.
drill-chips-payout-with-coins = 동전이 필요한 지급
drill-chips-colour-these-chips-up = 이 칩들을 컬러 업(큰 칩으로 교환)하세요. 손님은 어떤 칩을 받습니까?
drill-chips-which-chips = 어떤 칩을 내 줍니까?
drill-chips-chips = 칩
drill-chips-cut-out-payout = 지급액을 칩으로 내기
drill-chips-colour-up = 컬러 업
drill-chips-paid-which-chips = { $bet }에 { $stake } 베팅, 지급액은 { $paid }입니다. 어떤 칩을 내 줍니까?
drill-chips-leaves = { $cut } 후 { $rest } 남음
drill-chips-steps = { $whole }: { $steps }.
drill-chips-step-by-step = { $before }; { $next }
drill-chips-come-to = { $sum } = { $total }.
