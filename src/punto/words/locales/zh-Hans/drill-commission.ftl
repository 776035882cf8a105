drill-commission-how-much-commission = 佣金多少？
drill-commission-commission = 佣金
drill-commission-question = { $stake }下注{ $bet }，赢{ $won }。收取多少佣金？
drill-commission-whole = { $bet }{ $row }：佣金为整数
drill-commission-cents = { $bet }{ $row }：佣金带小数
drill-commission-rounded = { $bet }{ $row }：佣金须取整
drill-commission-of-is = { $won }的{ $rate }为{ $due }。
drill-commission-of-is-rounded = { $won }的{ $rate }为{ $due }，取整为{ $charged }。
