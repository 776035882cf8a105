# 结果中的单词。
cli-words-win = 赢
cli-words-push = 退回
cli-words-lose = 输
cli-words-void = 作废
cli-words-natural = 例牌
