cli-drill-does = questions about a house, each judged and explained at once
cli-drill-about = Asks at the terminal; --json gives the questions with their answers instead.
cli-drill-count = how many questions (10)
cli-drill-limit = time for each question (none)
cli-drill-right = Right.
cli-drill-wrong = No.
cli-drill-late = Too late.
cli-drill-score = { $score } of { $questions } right; seed { $seed }
