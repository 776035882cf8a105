# 결과에 쓰는 낱말.
cli-words-win = 적중
cli-words-push = 푸시
cli-words-lose = 미적중
cli-words-void = 무효
cli-words-natural = 내추럴
