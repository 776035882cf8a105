drill-examples-counts = { $side }: { $cards } counts { $total }.
drill-examples-makes-which-counts = { $side }: { $cards } makes { $sum }, which counts { $total }.
