drill-examples-counts = { $side }: { $cards }, 합계 { $total }.
drill-examples-makes-which-counts = { $side }: { $cards } = { $sum }, 끝자리만 세어 합계 { $total }.
