drill-examples-counts = { $side }：{ $cards }，共{ $total }点。
drill-examples-makes-which-counts = { $side }：{ $cards }，合计{ $sum }，算{ $total }点。
