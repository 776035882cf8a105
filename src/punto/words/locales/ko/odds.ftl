odds-to = { $wins } 대 { $per }
odds-push = 푸시
