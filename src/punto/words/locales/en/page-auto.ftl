page-auto-open = Auto
page-auto-title = Same again each round
page-auto-about = The bet of { $amount } is made again in each round and the cards are dealt, until a rule stops it.
page-auto-rounds = Rounds
page-auto-loss = Stop when I have lost
page-auto-win = Stop when I have won
page-auto-start = Start
page-auto-stop = Stop
page-auto-left =
    { $rounds ->
        [one] { $rounds } more round
       *[other] { $rounds } more rounds
    }
page-auto-stopped-rounds = All rounds are played.
page-auto-stopped-loss = You have lost what you were ready to lose: no more bets by themselves.
page-auto-stopped-win = You have won what you wanted: no more bets by themselves.
page-auto-stopped-refused = The bet was not taken: no more bets by themselves.
page-auto-stopped-changed = You changed the bet: it is not made again by itself.
page-auto-stopped-reminded = Time to look at the clock: no more bets by themselves.
