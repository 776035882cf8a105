page-history-title = History
page-history-shoe-round = { -shoe(case: "capital") } { $shoe }, round { $number }
page-history-void = Void
page-history-result = { $winner }, { $player } to { $banker }
page-history-empty = No round is over yet.
page-history-empty-own = You have not bet yet. Your rounds will be listed here, with what each brought.
page-history-older = Older rounds
page-history-loading = Loading…
page-history-decisions = Third cards
page-history-share = Share
page-history-copied = Link copied
page-history-open = Open

page-history-tabs-shoe = This { -shoe }
page-history-tabs-own = My rounds

page-history-sides-player = { -player }
page-history-sides-banker = { -banker }
page-history-sides-tie = { -tie }

page-history-letters-player = P
page-history-letters-banker = B
page-history-letters-tie = T

page-history-own-net = Won and lost
page-history-own-bet = Bet
page-history-own-staked = Staked
page-history-own-rounds = Rounds with a bet
page-history-own-won = Won
page-history-own-lost = Lost
page-history-own-even = Even
page-history-own-chart =
    { $rounds ->
        [one] Won and lost over { $rounds } round: now { $now }, best { $best }, worst { $worst }.
       *[other] Won and lost over { $rounds } rounds: now { $now }, best { $best }, worst { $worst }.
    }

page-history-replay-again = Watch again
page-history-replay-play = Play
page-history-replay-pause = Pause
page-history-replay-back = Step back
page-history-replay-next = Step forward
page-history-replay-first = To the start
page-history-replay-last = To the end
page-history-replay-position = Position
page-history-replay-step = Step { $at } of { $all }

page-history-steps-closed = Betting is closed.
page-history-steps-dealt = A card for { $side }.
page-history-steps-offered = { $side }'s cards are offered to seat { $seat }.
page-history-steps-passed =
    { $seat ->
        [0] The dealer does not take { $side }'s cards.
       *[other] Seat { $seat } does not take { $side }'s cards.
    }
page-history-steps-accepted =
    { $seat ->
        [0] The dealer takes { $side }'s cards.
       *[other] Seat { $seat } takes { $side }'s cards.
    }
page-history-steps-dealer =
    { $reason ->
        [none] The dealer turns { $side }'s cards.
       *[other] The dealer turns { $side }'s cards: { $reason }.
    }
page-history-steps-peeled =
    { $seat ->
        [0] The dealer looks at a card.
       *[other] Seat { $seat } looks at a card.
    }
page-history-steps-exposed = A card is turned.
page-history-steps-settled = The bets are settled.
page-history-steps-void = The round is void; every stake comes back.

page-history-bets-title = Bets
page-history-bets-seat =
    { $you ->
        [yes] Seat { $seat }, you
       *[no] Seat { $seat }
    }
page-history-bets-results-win = won
page-history-bets-results-lose = lost
page-history-bets-results-push = push
page-history-bets-results-void = returned
page-history-bets-none = Nobody bet in this round.
page-history-bets-own = Your bets

page-history-page-back = To the table
page-history-page-previous = Previous round
page-history-page-next = Next round
page-history-page-when = Ended { $text }
page-history-page-fairness = The { -shoe } that these cards came from
page-history-page-gone = There is no such round, or it is not over yet.

page-history-why-nobody-bet-this-side = nobody bet this side
page-history-why-all-ceded = everybody ceded
page-history-why-offer-ran-out = the offer ran out
page-history-why-squeeze-ran-out = the time ran out
page-history-why-holder-gone = the patron was gone
page-history-why-handed-over = the patron left them to the dealer
page-history-corrections = Corrected afterwards
