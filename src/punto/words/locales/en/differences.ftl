differences-row = { $when }: { $pays }
differences-row-less-commission = { $when }: { $pays } less commission
