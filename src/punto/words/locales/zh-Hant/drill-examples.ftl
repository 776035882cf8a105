drill-examples-counts = { $side }：{ $cards }，共{ $total }點。
drill-examples-makes-which-counts = { $side }：{ $cards }，合計{ $sum }，計{ $total }點。
