odds-to = { $per } ăn { $wins }
odds-push = hoàn cược
