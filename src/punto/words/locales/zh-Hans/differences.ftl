differences-row = { $when }：{ $pays }
differences-row-less-commission = { $when }：{ $pays }，扣除佣金
