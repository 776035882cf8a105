drill-write-result-too-late = not passed: over the time limit
drill-write-result-title = Result of the exam
drill-write-result-passed = passed
drill-write-result-not-passed = not passed
drill-write-result-nothing = nothing
drill-write-result-no-time-limit = no time limit
drill-write-result-of = { $score } of { $questions }: { $verdict }
drill-write-result-date = Date
drill-write-result-house = House
drill-write-result-seed = Seed
drill-write-result-terms = Terms
drill-write-result-questions = Questions
drill-write-result-name = Name
drill-write-result-all-kinds = all kinds
drill-write-result-time-taken = Time taken
drill-write-result-answered = Answered: { $answer }
drill-write-result-right-answer = Right answer: { $answer }
drill-write-result-fact = { $name }: { $value }
drill-write-result-sentences = { $before } { $next }
drill-write-result-house-and-key = { $house } ({ $key })
drill-write-result-limit = limit { $limit }
drill-write-result-questions-pass = { $count ->
    [one] { $count } question, { $percent }% to pass, { $limit }
   *[other] { $count } questions, { $percent }% to pass, { $limit }
 }
