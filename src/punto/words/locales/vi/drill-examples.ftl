drill-examples-counts = { $side }: { $cards } tính { $total } điểm.
drill-examples-makes-which-counts = { $side }: { $cards } cộng lại { $sum }, tính { $total } điểm.
