# Những từ đơn trong kết quả.
cli-words-win = thắng
cli-words-push = hoàn cược
cli-words-lose = thua
cli-words-void = hủy
cli-words-natural = bài tự nhiên
