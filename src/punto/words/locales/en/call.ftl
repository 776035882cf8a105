# What the dealer says in a round.
call-place-bets = Place your bets.
call-last-round = This is the last round of the shoe.
call-no-more-bets = No more bets.
call-totals = Player shows { $player }, Banker { $banker }.
call-wins = { $side } wins, { $more } over { $less }.
call-tie = Tie, { $total } all.
call-too-few-cards = The shoe has too few cards left for this round: every stake goes back.
call-hand = { $call } { $hand }.
