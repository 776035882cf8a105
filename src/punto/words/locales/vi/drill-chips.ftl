drill-chips-fewest = Hãy xếp ra bằng ít chip nhất có thể.
drill-chips-coins = { $paid } gồm { $chips } bằng chip và { $coins } bằng tiền xu. Hãy xếp ra phần chip, càng ít chip càng tốt.
drill-chips-payout-with-coins = Trả thưởng có tiền xu
drill-chips-colour-these-chips-up = Hãy đổi số chip này lên mệnh giá lớn: khách chơi nhận những chip nào?
drill-chips-which-chips = Những chip nào?
drill-chips-chips = Chip
drill-chips-cut-out-payout = Xếp chip trả thưởng
drill-chips-colour-up = Đổi lên chip lớn
drill-chips-paid-which-chips = { $stake } cược vào { $bet } được trả { $paid }. Dùng những chip nào?
drill-chips-leaves = { $cut } thì còn { $rest }
drill-chips-steps = { $whole }: { $steps }.
drill-chips-step-by-step = { $before }; { $next }
drill-chips-come-to = { $sum } = { $total }.
