drill-commission-how-much-commission = How much commission?
drill-commission-commission = Commission
drill-commission-question = { $stake } on { $bet } wins { $won }. How much commission does the house charge?
drill-commission-whole = { $bet } { $row }: commission in whole units
drill-commission-cents = { $bet } { $row }: commission with cents
drill-commission-rounded = { $bet } { $row }: commission that must be rounded
drill-commission-of-is = { $rate } of { $won } is { $due }.
drill-commission-of-is-rounded = { $rate } of { $won } is { $due }, rounded to { $charged }.
