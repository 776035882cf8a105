differences-row = { $when }: { $pays }
differences-row-less-commission = { $when }: { $pays } trừ tiền hoa hồng
