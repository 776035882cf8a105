page-learn-title = Learn
page-learn-house = House
page-learn-cards = { $side }: { $cards }
page-learn-cards-counted = { $side }: { $cards }, total { $total }
page-learn-table = The cards on the table
page-learn-right = Right.
page-learn-wrong = No: { $answer }.
page-learn-late = Time is up: { $answer }.
page-learn-next = Next
page-learn-next-hint = Enter
page-learn-keys = Keys: the number of an answer, then Enter.
page-learn-loading = Dealing…
page-learn-failed = The questions could not be loaded.
page-learn-retry = Try again

page-learn-parts-label = What to learn
page-learn-parts-drills = Drills
page-learn-parts-exam = Exam
page-learn-parts-squeeze = The squeeze

page-learn-kinds-label = Questions
page-learn-kinds-every = All of them
page-learn-kinds-all = all { $count } kinds
page-learn-kinds-some = { $count } of { $all } kinds

page-learn-timer-label = Timer
page-learn-timer-off = No timer
page-learn-timer-up = Count up
page-learn-timer-seconds = { $count } s a question
page-learn-timer-left = Seconds left
page-learn-timer-passed = Time passed

page-learn-seats-label = The seats
page-learn-seats-seat = Seat { $number }
page-learn-seats-lammers = Lammers

page-learn-form-answer = Answer
page-learn-form-place = Place 
page-learn-form-pick = Pick every one that applies; none is an answer too.
page-learn-form-arrange = Press them in the right order; press again to take one back.
page-learn-form-put = Put a chip of { $value }
page-learn-form-take = Take a chip of { $value } back
page-learn-form-sum = Cut out:
page-learn-form-cut-keys = Keys 1 to { $count } put a chip, with Shift they take one back.
page-learn-form-board = Squares of the Big Road
page-learn-form-square =
    { $result ->
        [B] Column { $column }, row { $row }, { -banker }
        [P] Column { $column }, row { $row }, { -player }
       *[none] Column { $column }, row { $row }, empty
    }
page-learn-form-locate = Press a square, or walk with the arrow keys and press Enter.

page-learn-exam-title = Exam
page-learn-exam-lead = Questions one after the other, without help, and marked at the end. The same seed gives the same paper.
page-learn-exam-name = Name
page-learn-exam-count = Questions
page-learn-exam-minutes = Minutes (0: no limit)
page-learn-exam-pass = Pass mark in %
page-learn-exam-seed = Seed
page-learn-exam-any = any
page-learn-exam-begin = Begin
page-learn-exam-question = Question { $at } of { $all }
page-learn-exam-progress = Answered
page-learn-exam-back = Back
page-learn-exam-forward = Skip
page-learn-exam-hand-in = Hand in
page-learn-exam-open =
    { $count ->
        [one] One question is still open. Hand in?
       *[other] { $count } questions are still open. Hand in?
    }
page-learn-exam-result = Result of the exam
page-learn-exam-score = { $right } of { $all }
page-learn-exam-passed = passed
page-learn-exam-failed = not passed
page-learn-exam-too-late = not passed: over the time limit
page-learn-exam-date = Date
page-learn-exam-terms = Terms
page-learn-exam-terms-of =
    { $limit ->
        [none] { $count } questions, { $pass }% to pass, no time limit
       *[time] { $count } questions, { $pass }% to pass, limit { $limit }
    }
page-learn-exam-took = Time taken
page-learn-exam-print = Print
page-learn-exam-again = Another exam
page-learn-exam-is-right = Right:
page-learn-exam-is-wrong = Wrong:
page-learn-exam-given = Answered
page-learn-exam-nothing = nothing
page-learn-exam-told = Right answer

page-learn-sides-player = { -player }
page-learn-sides-banker = { -banker }

page-learn-score-label = Score
page-learn-score-today = Today
page-learn-score-streak = In a row
page-learn-score-known = Known
page-learn-score-of = { $right } of { $all }

page-learn-boxes-title = Your boxes
page-learn-boxes-lead = Every right answer moves a topic up a box, where it rests longer; a wrong one brings it back to the first.
page-learn-boxes-names-0 = new
page-learn-boxes-names-1 = at once
page-learn-boxes-names-2 = 10 minutes
page-learn-boxes-names-3 = 1 day
page-learn-boxes-names-4 = 3 days
page-learn-boxes-names-5 = a week
page-learn-boxes-line = { $kind }: { $known } of { $all } topics known. { $boxes }
page-learn-boxes-box = { $name }: { $count }
page-learn-boxes-reset = Start over
page-learn-boxes-sure = Forget everything learned in this house?
page-learn-boxes-missed = Missed most often
page-learn-boxes-none = Nothing missed so far.
page-learn-boxes-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }

page-learn-tableau-title = The third-card rules
page-learn-tableau-player = { -player }'s first two cards
page-learn-tableau-natural = { -natural }: no more cards
page-learn-tableau-banker = { -banker }, when { -player } drew a third card
page-learn-tableau-banker-stood = When { -player } stood, { -banker } draws on { $draws } and stands on { $stands }.
page-learn-tableau-has = { -banker } has
page-learn-tableau-draws = draws
page-learn-tableau-stands = stands
page-learn-tableau-show = Show the rules
page-learn-tableau-hide = Hide the rules

page-learn-squeeze-title = What the pips at the edge tell
page-learn-squeeze-lead = A card is lifted slowly from the side. Long before you see its corner, the number of pips along the edge tells which cards are still possible.
page-learn-squeeze-rims-0 = No pip
page-learn-squeeze-rims-1 = One pip
page-learn-squeeze-rims-2 = Two pips
page-learn-squeeze-rims-3 = Three pips
page-learn-squeeze-rims-4 = Four pips
page-learn-squeeze-rims-line = A line
page-learn-squeeze-names-0 = no sides
page-learn-squeeze-names-2 = two sides
page-learn-squeeze-names-3 = three sides
page-learn-squeeze-names-4 = four sides
page-learn-squeeze-names-line = a picture
page-learn-squeeze-means-0 = Ace, 2 or 3. Lift the short end: a pip there is a 2 or a 3, none is an Ace.
page-learn-squeeze-means-2 = 4 or 5. The 5 has one more in the middle.
page-learn-squeeze-means-3 = 6, 7 or 8. What lies between the two rows tells: nothing, one, or two.
page-learn-squeeze-means-4 = 9 or 10. The 9 has one in the middle, the 10 two.
page-learn-squeeze-means-line = Jack, Queen or King: the frame of the picture. It counts nothing.
page-learn-squeeze-counts = counts { $values }
page-learn-squeeze-try = Try it
page-learn-squeeze-try-lead = Squeeze this card from its long side, then say what it can be. Nobody sees the corner before you turn it.
page-learn-squeeze-ask = Along its long side this card has…
page-learn-squeeze-other = Another card
page-learn-squeeze-right-rim = Right: { $rim } along the side, so it is { $ranks }.
page-learn-squeeze-wrong-rim = Look again at the side: it shows { $rim }, so it is { $ranks }.
page-learn-squeeze-turned = It is the { $card }, which counts { $value }.
page-learn-squeeze-first = Lift the card first: drag its side, or press Peek side.
page-learn-squeeze-wish = What to wish for
page-learn-squeeze-wish-lead = You hold one card and squeeze the other. Which sight gives you a good hand?
page-learn-squeeze-holding = Your other card
page-learn-squeeze-hand = makes
page-learn-squeeze-best = best
page-learn-squeeze-natural = { -natural }
