odds-to = { $per }賠{ $wins }
odds-push = 退回本金
