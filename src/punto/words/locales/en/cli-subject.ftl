# The subjects of commands, as headings.
cli-subject-game = Houses, bets and rounds:
cli-subject-learn = Teaching the game:
cli-subject-odds = Odds and simulations:
cli-subject-table = Live tables and their records:
cli-subject-shell = Your shell:
