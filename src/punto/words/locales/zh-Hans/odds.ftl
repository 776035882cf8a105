odds-to = { $per }赔{ $wins }
odds-push = 退回本金
