drill-midi-nobody-dealer-turns-them = Nobody: the dealer turns them
drill-midi-names-player = Player's first two cards
drill-midi-names-banker = Banker's first two cards
drill-midi-names-player-third = Player's third card
drill-midi-names-banker-third = Banker's third card
drill-midi-largest-bet-asked-first = The largest bet on { $name } is asked first, of equal ones the earlier: { $bets }.
drill-midi-name = Who gets the cards?
drill-midi-midi = Midi
drill-midi-order-turning = The order of turning
drill-midi-seat = Seat { $seat }
drill-midi-whoever-cedes-passed-over = Whoever cedes is passed over for the next largest bet.
drill-midi-this-house-patron-who = In this house a patron who cedes cedes to the dealer.
drill-midi-all-have-ceded-which = All have ceded. In which order does the dealer turn the cards?
drill-midi-what-may-done-with = What may be done with the cards
drill-midi-betting-closed-who-offered = Betting is closed. Who is offered { $name }'s cards?
drill-midi-nobody-bet = Nobody bet on { $name }.
drill-midi-player-s-cards-come = Player's cards come before Banker's; no third card before the first four lie face up.
drill-midi-patron-who-has-cards = A patron who has the cards wants to { $what }. May they?
drill-midi-largest-bet = { $name }: the largest bet
drill-midi-equal-bets = { $name }: equal bets
drill-midi-one-cedes = { $name }: one cedes
drill-midi-all-cede = { $name }: all cede
drill-midi-nobody-bet-title = { $name }: nobody bet it
drill-midi-yes = Yes
drill-midi-no = No
drill-midi-patrons-may-they-may = Patrons may { $may }; they may not { $may_not }.
drill-midi-bets-were-placed-in-order = The bets were placed in this order: seats { $seats }.
drill-midi-seat-with = seat { $seat } with { $amount }
drill-midi-who-gets-cards-now = { $count ->
    [one] Seat { $seats } cedes. Who gets { $name }'s cards now?
   *[other] Seats { $seats } cede. Who gets { $name }'s cards now?
 }
