page-operator-title = Operator
page-operator-loading = Loading…
page-operator-tables = Tables
page-operator-closed-tables = Closed tables
page-operator-no-tables = There are no tables.
page-operator-choose = Choose a table to see what goes on and to command it.
page-operator-open = Open a table
page-operator-watch = Watch the table
page-operator-out-of-service = out of service
page-operator-paused = Paused
page-operator-closing = Closes after the round
page-operator-shoe-round = { -shoe(case: "capital") } { $shoe }, round { $number }
page-operator-seats = { $taken } of { $most } seats
page-operator-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-operator-watching = { $count } watching
page-operator-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
page-operator-reason = Reason
page-operator-reason-needed = A reason is needed: patrons will read it.
page-operator-cancel = Cancel
page-operator-live = Live
page-operator-older = Older
page-operator-filter = Filter
page-operator-empty = Nothing yet.

page-operator-sign-in-title = Operator
page-operator-sign-in-about = The token is printed when the server starts, or set as PUNTO_OPERATOR_TOKEN.
page-operator-sign-in-token = Token
page-operator-sign-in-go = Sign in
page-operator-sign-in-out = Sign out

page-operator-phases-shuffling = Shuffling
page-operator-phases-cutting = Cutting
page-operator-phases-betting = Betting
page-operator-phases-closed = No more bets
page-operator-phases-dealing = Dealing
page-operator-phases-control = Offering cards
page-operator-phases-exposing = Turning cards
page-operator-phases-third_cards = Third cards
page-operator-phases-settled = Settled
page-operator-phases-ended = Closed for good

page-operator-facts-pace = Pace
page-operator-facts-state = State
page-operator-facts-seats = Seats

page-operator-paces-calm = Calm
page-operator-paces-normal = Normal
page-operator-paces-fast = Fast
page-operator-paces-instant = Instant

page-operator-commands-label = Commands
page-operator-commands-pause-table = Pause
page-operator-commands-resume-table = Resume
page-operator-commands-void-round = Void the round…
page-operator-commands-close-table = Close the table…
page-operator-commands-change-house = House…
page-operator-commands-change-settings = Pace…
page-operator-commands-done = Done.
page-operator-commands-put-back = Put back into service

page-operator-pause-title = Pause the table
page-operator-pause-about = Everything stops where it is: clocks, bets and cards. Patrons see the reason.
page-operator-pause-go = Pause

page-operator-void-title = Void round { $number }
page-operator-void-about = Every stake of this round goes back to its patron. This cannot be undone, and it stands in the journal with your reason.
page-operator-void-end-shoe = End the { -shoe }, too: its seed is revealed and a new one is shuffled
page-operator-void-go = Void the round

page-operator-close-title = Close the table for good
page-operator-close-about = The round in progress is finished first; then every patron is paid out and leaves. A closed table never opens again.
page-operator-close-go = Close the table

page-operator-house-title = Change the house
page-operator-house-about = The new house holds from the next { -shoe } on.
page-operator-house-label = House
page-operator-house-go = Change

page-operator-pace-title = Change the pace
page-operator-pace-about = How fast the dealer works, from now on.
page-operator-pace-label = Pace
page-operator-pace-go = Change

page-operator-open-table-title = Open a table
page-operator-open-table-name = Name
page-operator-open-table-name-hint = Lower-case letters, digits and hyphens. A name is used once and never again.
page-operator-open-table-go = Open

page-operator-tabs-journal = Journal
page-operator-tabs-ledger = Ledger
page-operator-tabs-accounts = Accounts

page-operator-journal-number = No.
page-operator-journal-time = Time
page-operator-journal-type = Event
page-operator-journal-by = By
page-operator-journal-what = What
page-operator-journal-hidden = still secret: { $names }
page-operator-journal-hash = Hash
page-operator-journal-no-hash = withheld: it would give a card away
page-operator-journal-details = Event { $number } in full

page-operator-ledger-event = Event
page-operator-ledger-kind = Kind
page-operator-ledger-debit = From
page-operator-ledger-credit = To
page-operator-ledger-amount = Amount

page-operator-kinds-immediate = moved
page-operator-kinds-pending = held
page-operator-kinds-post = posted
page-operator-kinds-void = released

page-operator-accounts-name = Account
page-operator-accounts-balance = Balance
page-operator-accounts-held = Held
page-operator-accounts-available = Available
page-operator-accounts-total = All together
page-operator-accounts-zero = always zero

page-operator-audit-title = Audit
page-operator-audit-about = Everything is worked out again from the journal, with arithmetic of its own: the chain, every round, every { -shoe }, every cent.
page-operator-audit-all = Audit everything
page-operator-audit-one = Audit { $table }
page-operator-audit-running = The audit is running.
page-operator-audit-ok = Nothing differs.
page-operator-audit-not-ok =
    { $count ->
        [one] { $count } difference.
       *[other] { $count } differences.
    }
page-operator-audit-failed = The audit could not be made.
page-operator-audit-of = { $done } of { $all } events
page-operator-audit-counts =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $shoes ->
        [one] { $shoes } { -shoe }
       *[other] { $shoes } shoes
    }, { $transfers ->
        [one] { $transfers } transfer
       *[other] { $transfers } transfers
    }
page-operator-audit-noted = Note this hash of event { $sequence }: the journal up to it cannot be rewritten unseen.
page-operator-audit-checks-tables = The database as a whole
page-operator-audit-checks-grants = Granted play chips
page-operator-audit-checks-chain = Hash chain
page-operator-audit-checks-replay = Replay of every event
page-operator-audit-checks-rounds = Rounds settled again
page-operator-audit-checks-shoes = Shoes verified
page-operator-audit-checks-ledger = Ledger
page-operator-audit-checks-balances = Balances
page-operator-audit-checks-answers = Answers to commands
page-operator-audit-checks-snapshots = Snapshots
page-operator-audit-checks-patrons = Patrons
page-operator-audit-checks-purses = Purses
page-operator-commands-correct-round = Correct a round…
page-operator-correct-title = Correct a paid round
page-operator-correct-about = Say what the round should have brought the seat. The difference moves by an entry of its own, into the purse of a patron who has left; the round stays in the journal as it was paid, with your name and your reason beside it.
page-operator-correct-none = No round of this { -shoe } was paid.
page-operator-correct-shoe = { -shoe(case: "capital") }
page-operator-correct-round = Round
page-operator-correct-seat = Seat
page-operator-correct-before = It brought
page-operator-correct-after = It should have brought (a loss with a minus)
page-operator-correct-go = Correct the round
page-operator-reason-usual = Usual causes
page-operator-reason-own = In my own words
page-operator-servers = Servers
page-operator-servers-address = Address
page-operator-servers-state = State
page-operator-servers-lives = serves
page-operator-servers-stops = about to stop
page-operator-servers-this = this one
page-operator-servers-tables = Tables
page-operator-servers-since = { $table } since { $time }
page-operator-servers-none = none
page-operator-servers-unowned = Nobody deals at the moment: { $tables }
page-operator-servers-takeovers = Latest changes of hands
page-operator-servers-taken = { $time }: { $table } was taken over by server { $node } from server { $previous }, which was gone
page-operator-servers-free = { $time }: { $table } went to server { $node }
