differences-row = { $when }: { $pays }
differences-row-less-commission = { $when }: { $pays }, 커미션 차감
