odds-to = { $wins } to { $per }
odds-push = push
