page-table-mini = Mini
page-table-midi = Midi
page-table-round = Round { $number } of { -shoe } { $shoe }
page-table-new-shoe = New { -shoe }
page-table-limits = Limits { $least }–{ $most }
page-table-last-round = Last round of the { -shoe }
page-table-to-lobby = To the lobby

page-table-sides-player = { -player }
page-table-sides-banker = { -banker }
page-table-sides-tie = { -tie }

page-table-clock-label = Time
page-table-clock-betting = Betting
page-table-clock-last = Last seconds
page-table-clock-waiting = Waiting
page-table-clock-closed = No more bets
page-table-clock-dealing = Dealing
page-table-clock-control = Offer
page-table-clock-exposing = Turning
page-table-clock-third = Third cards
page-table-clock-result = Result
page-table-clock-settled = Next round
page-table-clock-cutting = Cut
page-table-clock-shuffling = Shuffle
page-table-clock-paused = Paused
page-table-clock-ended = Closed
page-table-clock-seconds =
    { $left ->
        [one] { $left } second left
       *[other] { $left } seconds left
    }

page-table-money-balance = Balance
page-table-money-total = Total bet
page-table-money-owed = Owed { -commission }
page-table-money-session = This session
page-table-money-today = Today
page-table-money-menu = Your chips and settings

page-table-menu-chips = Chips: bring or cash out
page-table-menu-limits = Your own limits
page-table-menu-fast = Fast
page-table-menu-fast-about = The dealer hurries if everybody at the table wants it
page-table-menu-take-cards = Always take the cards
page-table-menu-sound = Sound
page-table-sound-speak = Dealer speaks the calls
page-table-sound-effects = Cards and chips
page-table-sound-room = Room
page-table-sound-voice = Voice
page-table-sound-haptics = Vibration
page-table-menu-live-odds = Live odds
page-table-menu-keys = Keys
page-table-menu-leave = Leave the table
page-table-menu-sit-down = Sit down
page-table-menu-name = You are { $name }
page-table-menu-watching = You are watching

page-table-hands-label = The cards
page-table-chances = Chances now
page-table-hands-total = { $side } total { $total }
page-table-hands-none = { $side }: no card yet
page-table-hands-wins = { $side } wins
page-table-hands-natural = { -natural(case: "capital") } { $total }
page-table-hands-card-of = { $side }, card { $index }: { $face }
page-table-hands-down = face down
page-table-hands-shoe = { -shoe(case: "capital") }
page-table-hands-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
page-table-hands-burned =
    { $cards ->
        [one] { $cards } card was burned.
       *[other] { $cards } cards were burned.
    }
page-table-hands-burned-by =
    { $cards ->
        [one] { $shown } was shown; { $cards } card was burned.
       *[other] { $shown } was shown; { $cards } cards were burned.
    }

page-table-felt-label = Bets
page-table-felt-up-to = up to { $pays }
page-table-felt-yours = your stake
page-table-felt-wins = wins
page-table-felt-others =
    { $many ->
        [one] { $many } other seat with { $amount }
       *[other] { $many } other seats with { $amount }
    }
page-table-felt-won = won
page-table-felt-lost = lost
page-table-felt-push = push
page-table-felt-least = { $least } to { $most }
page-table-felt-not-sent = not yet accepted
page-table-felt-hint = Arrow keys move between bets, Enter puts the chosen chip down, Backspace takes the last chip back.
page-table-felt-requires-any-main = needs a bet on { -player }, { -banker } or { -tie }
page-table-felt-requires-player-or-banker = needs a bet on { -player } or { -banker }
page-table-felt-requires-same-side = needs a bet on the same side
page-table-felt-pays = { $win } to { $stake }

page-table-rack-label = Your chips
page-table-rack-chips = Choose a chip
page-table-rack-chip = Chip of { $amount }
page-table-rack-actions = Your slip
page-table-rack-undo = Undo
page-table-rack-undo-hold = Undo; hold to clear
page-table-rack-clear = Clear
page-table-rack-repeat = Repeat
page-table-rack-double = Double
page-table-rack-ready = Ready
page-table-rack-deal = Deal
page-table-rack-is-ready = You are ready
page-table-rack-offline = No connection
page-table-rack-next = Next round
page-table-rack-watching = You are watching this table.
page-table-rack-sit = Sit down
page-table-rack-closing = The table closes after this round.
page-table-rack-no-chips = You are out of chips.
page-table-rack-buy = Get more chips
page-table-rack-leaving = You leave when this round is over.

page-table-line-title = Waiting list
page-table-line-full =
    { $waiting ->
        [0] Every seat is taken.
        [one] Every seat is taken; { $waiting } patron waits.
       *[other] Every seat is taken; { $waiting } patrons wait.
    }
page-table-line-wait = Wait for a seat
page-table-line-place = You are number { $place } of { $of } on the waiting list.
page-table-line-held = A seat is free for you.
page-table-line-called = called, { $seconds } s
page-table-line-give-up = Give it up
page-table-line-leave = Wait no longer

page-table-idle-bet = Your seat goes back soon unless you bet.
page-table-idle-bet-in = Your seat goes back in { $seconds } s unless you bet.
page-table-idle-chips = Your seat goes back soon unless you get chips.
page-table-idle-chips-in = Your seat goes back in { $seconds } s unless you get chips.
page-table-idle-gone = Your seat went back because you did not play. Sit down again whenever you like.

page-table-coach-sit = Sit down to play. You get { $chips } in play chips.
page-table-coach-choose = Choose a chip, then tap { -player }, { -banker } or { -tie }.
page-table-coach-ready = Press Ready to deal now, or add to your bet.
page-table-coach-deal = Press Deal to see the cards now, or add to your bet.
page-table-coach-others = You are ready. The cards come when everybody is, or when the time is up.
page-table-coach-cards = Two cards each. Pictures and tens count nothing, an ace one; only the last digit counts.
page-table-coach-third = Whether a third card is drawn is fixed by rule: nobody decides it.
page-table-coach-offer = Your bet on this side is the largest: you may turn its cards, or leave them to the next.
page-table-coach-squeeze = Drag a corner or a side to peek. Nobody else sees the face before you turn it.
page-table-coach-paid = That was a whole round. Bets open again in a moment.
page-table-coach-cut = A new { -shoe }: cut it where you like, or let it be.
page-table-coach-dismiss = Got it

page-table-state-waiting = { $ready } of { $of } ready
page-table-state-empty-table = Nobody is at the table: the clock waits.
page-table-state-seat-goes = The next { -shoe } is under a house with fewer seats: yours goes then, and your chips are paid out.
page-table-state-shuffling = The dealer shuffles a new { -shoe }.
page-table-state-shoe-over = { -shoe(case: "capital") } { $shoe } is over and its seed is open: check every card
page-table-state-collected = { -commission(case: "capital") } of { $amount } was collected for the { -shoe }.
page-table-state-paused = The table is paused
page-table-state-paused-about = Nothing is lost: the clock stands still and goes on where it was.
page-table-state-void = The round is void
page-table-state-void-about = Every stake came back.
page-table-state-closing = The table closes after this round.
page-table-state-ended = This table is closed
page-table-state-ended-about = Your chips were cashed out to your purse.
page-table-state-missing = There is no such table
page-table-state-missing-about = It may have been closed. The lobby shows the tables that are open.
page-table-state-lobby = To the lobby
page-table-state-lost = The connection is gone
page-table-state-silent = The table does not answer
page-table-state-reconnecting = Connecting again…
page-table-state-retry-in = Next try in { $seconds } s
page-table-state-retry = Try now
page-table-state-outdated = There is a newer version of this page
page-table-state-reload = Load it
page-table-state-stays-put = Accepted bets stay, and are settled without you.
page-table-state-back = Connected again
page-table-state-connecting = Coming to the table…
page-table-state-not-accepted = Your last change was not accepted; what was accepted before stands.
page-table-state-nothing-bet = Your bet was not accepted in time: you have no stake in this round.

page-table-result-you-win = You win { $amount }
page-table-result-you-lose = You lose { $amount }
page-table-result-even = You come out even

page-table-you-title = You
page-table-you-slip = Your bets
page-table-you-empty = No bet in this round yet.

page-table-tip-give = Tip the dealer { $amount }
page-table-tip-thanks = The dealer thanks you for { $amount }.

page-table-seats-held = held
page-table-seats-free = free
page-table-seats-take = Sit here, seat { $seat }
page-table-seats-sit = Sit here
page-table-seats-you = you
page-table-seats-bot = house patron
page-table-seats-bot-about = played by the server
page-table-seats-ready = ready
page-table-seats-away = away
page-table-seats-leaving = leaving
page-table-seats-none = no bet

page-table-tabs-label = About this table
page-table-tabs-seats = Seats
page-table-tabs-history = History
page-table-tabs-odds = Odds
page-table-tabs-rules = How to play
page-table-tabs-fair = Fair

page-table-odds-about = What each bet costs on average, from the cards that are left in the { -shoe }, worked out exactly.
page-table-odds-live = Live odds
page-table-odds-off = Live odds are switched off.
page-table-odds-edge = House edge
page-table-odds-chance = Wins
page-table-odds-bet = Bet
page-table-odds-loading = Working them out…
page-table-odds-failed = The odds could not be worked out now.
page-table-odds-shoe =
    { $cards ->
        [one] { $cards } unseen card.
       *[other] { $cards } unseen cards.
    }
page-table-odds-more = All odds of this house
page-table-odds-note = A lower edge is better for you. A negative one would be in your favour.

page-table-play-leaflet = Leaflet to print
page-table-play-learn = Learn with drills

page-table-control-offer-title = { $side }'s cards are yours to turn
page-table-control-offer-about = Yours is the largest bet on this side.
page-table-control-accept = Take the cards
page-table-control-cede = Cede them
page-table-control-decline = Leave them to the dealer
page-table-control-offered = Offered to { $name }
page-table-control-has = { $name } has the cards
page-table-control-yours = Your cards
page-table-control-dealer = The dealer turns the cards
page-table-control-reasons-nobody-bet-this-side = nobody bet this side
page-table-control-reasons-all-ceded = everybody ceded
page-table-control-reasons-offer-ran-out = the offer ran out
page-table-control-reasons-squeeze-ran-out = time ran out
page-table-control-stage = Squeeze { $side }'s cards

page-table-cut-title = Cut the { -shoe }
page-table-cut-about = Your cut and random bytes of your device go into the order of the cards, after the house has committed to its own part.
page-table-cut-place = Where to cut
page-table-cut-at = { $percent }% of the way
page-table-cut-cut = Cut here
page-table-cut-decline = No, thank you
page-table-cut-by = Cut by { $names }.
page-table-cut-waiting = The cards are cut. The first card is shown and burned.

page-table-chips-title = Chips
page-table-chips-purse = In your purse
page-table-chips-table = On the table
page-table-chips-buy = Bring to the table
page-table-chips-cash = Cash out
page-table-chips-amount = Amount
page-table-chips-wrong = Write an amount such as 250 or 12.50.
page-table-chips-free = Free to cash out
page-table-chips-note = Play chips: they cannot be bought or exchanged for money.
page-table-chips-broke = You are out of chips
page-table-chips-broke-about = It happens. Fresh play chips are on the house.
page-table-chips-gift = Take fresh chips
page-table-chips-elsewhere = Your chips lie on another table. Bring them here: you get up there.
page-table-chips-awaited = A round is in play there. The chips come when it is settled.
page-table-chips-bring = Bring the chips
page-table-chips-others = On other tables

page-table-limits-panel-title = Your own limits
page-table-limits-panel-about = Making a limit stricter holds at once. Making it looser has to wait a day.
page-table-limits-panel-stake = Most to stake in one round
page-table-limits-panel-loss = Most to lose in one day
page-table-limits-panel-reminder = Remind me of the time every (minutes)
page-table-limits-panel-none = no limit
page-table-limits-panel-save = Save limits
page-table-limits-panel-saved = Your limits hold now.
page-table-limits-panel-later = Looser limits hold from { $when }.
page-table-limits-panel-exclude = Take a break
page-table-limits-panel-exclude-about = Keeps you from playing for a while. It can be made longer, never shorter; your chips are cashed out.
page-table-limits-panel-spans-hour = 1 hour
page-table-limits-panel-spans-day = 1 day
page-table-limits-panel-spans-week = 1 week
page-table-limits-panel-spans-month = 30 days
page-table-limits-panel-confirm = Yes, no play for { $span }
page-table-limits-panel-helpline = Help

page-table-reminder-title = A look at the clock
page-table-reminder-about =
    { $minutes ->
        [one] You have played for { $minutes } minute.
       *[other] You have played for { $minutes } minutes.
    }
page-table-reminder-net = Won and lost together: { $amount }.
page-table-reminder-go = Go on playing
page-table-reminder-stop = Leave the table

page-table-leave-title = Leave the table?
page-table-leave-about = Your chips go back to your purse.
page-table-leave-in-play = You have a stake in play: you leave when this round is over.
page-table-leave-owed = Owed { -commission } of { $amount } is collected.
page-table-leave-yes = Leave
page-table-leave-no = Stay

page-table-keys-title = Keys
page-table-keys-chip = Choose a chip
page-table-keys-move = Move between bets
page-table-keys-add = Put the chip down
page-table-keys-undo = Undo
page-table-keys-clear = Clear
page-table-keys-repeat = Repeat the last slip
page-table-keys-double = Double
page-table-keys-ready = Ready
page-table-keys-peel = Peel a card, in a squeeze
page-table-keys-turn = Turn it
page-table-keys-mute = Sound off and on, voice and vibration too
page-table-keys-this = This list
page-table-keys-arrows = Arrows
page-table-keys-space = Space
page-table-keys-single = Single-key shortcuts
page-table-keys-single-about = Switch them off if they get in the way of a screen reader or voice input.
page-table-control-reasons-holder-gone = the patron is gone
page-table-control-reasons-handed-over = left to the dealer
page-table-felt-later = { $rate } later
page-table-commission-when = Pay commission
page-table-commission-payout = at the payout
page-table-commission-later = later: let it be owed
page-table-commission-pay = Pay { $amount } now
