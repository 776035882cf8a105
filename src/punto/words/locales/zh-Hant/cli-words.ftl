# 結果中的單詞。
cli-words-win = 贏
cli-words-push = 退回
cli-words-lose = 輸
cli-words-void = 作廢
cli-words-natural = 例牌
