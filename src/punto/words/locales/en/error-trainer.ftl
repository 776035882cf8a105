# Drills and exams.
error-trainer-questions = an exam has 1 to { $most } questions, not { $count }
error-trainer-pass-mark = the pass mark is 1 to 100 percent, not { $percent }
error-trainer-time-limit = the time limit is at least a second, not { $seconds }
error-trainer-nothing-to-ask = { $house } has nothing to ask about { $kinds }
error-trainer-too-many-answers = the paper has { $questions } questions and { $answers } answers were given
error-trainer-answer = answer { $number }: { $error }
error-trainer-no-choice = { $answer } is not among the choices { $choices }
error-trainer-not-some = { $answer } is not some of { $choices } in this order, or { $none } for none
error-trainer-not-each-once = { $answer } is not each of { $choices } once
error-trainer-no-square = { $answer } is no square: columns are 1 to { $columns }, rows 1 to { $rows }
error-trainer-not-numbers = { $answer } is not { $count ->
    [one] { $count } whole number
   *[other] { $count } whole numbers
 } joined by { $joint }
