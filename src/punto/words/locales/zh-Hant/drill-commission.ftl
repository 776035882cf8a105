drill-commission-how-much-commission = 佣金多少？
drill-commission-commission = 佣金
drill-commission-question = { $stake }下注{ $bet }，贏{ $won }。收取多少佣金？
drill-commission-whole = { $bet }{ $row }：佣金為整數
drill-commission-cents = { $bet }{ $row }：佣金帶小數
drill-commission-rounded = { $bet }{ $row }：佣金須取整
drill-commission-of-is = { $won }的{ $rate }為{ $due }。
drill-commission-of-is-rounded = { $won }的{ $rate }為{ $due }，取整為{ $charged }。
