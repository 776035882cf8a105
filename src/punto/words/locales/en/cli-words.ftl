# Single words in results.
cli-words-win = win
cli-words-push = push
cli-words-lose = lose
cli-words-void = void
cli-words-natural = natural
