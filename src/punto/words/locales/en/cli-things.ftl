# So many of a thing.
cli-things-decks = { $count ->
    [one] { $count } deck
   *[other] { $count } decks
 }
cli-things-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cli-things-shoes = { $count ->
    [one] { $count } shoe
   *[other] { $count } shoes
 }
cli-things-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }
cli-things-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
 }
cli-things-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
cli-things-bets = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
 }
cli-things-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
 }
cli-things-sessions = { $count ->
    [one] { $count } session
   *[other] { $count } sessions
 }
