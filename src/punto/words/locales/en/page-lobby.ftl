page-lobby-title = Take a seat
page-lobby-lead = Baccarat at a real table: the house's own rules, the exact odds, and every { -shoe } open to be checked.
page-lobby-sit = Sit down
page-lobby-watch = Watch
page-lobby-back = Back to your seat
page-lobby-wait = Wait for a seat
page-lobby-waiting =
    { $many ->
        [one] { $many } patron waits
       *[other] { $many } patrons wait
    }
page-lobby-play = You get { $chips } in play chips. Nothing can be bought.
page-lobby-bring = You bring { $chips } from your purse.
page-lobby-elsewhere = { $chips } of yours lie on another table. You can bring them along.
page-lobby-chips-playing = { $chips } of it on tables
page-lobby-others = More tables
page-lobby-none = No other table is open now.
page-lobby-limits = Limits
page-lobby-seats = Seats
page-lobby-seats-taken = { $taken } of { $of }
page-lobby-bots = { $many } played by the house
page-lobby-shoe = { -shoe(case: "capital") } { $shoe }, round { $round }
page-lobby-fresh = New { -shoe }
page-lobby-yours = yours
page-lobby-paused = paused
page-lobby-closing = closing
page-lobby-failed = The tables cannot be shown now.
page-lobby-retry = Try again

page-lobby-featured-mini-name = Mini
page-lobby-featured-mini-about = The dealer turns the cards. Quick and easy: the table to begin with.
page-lobby-featured-midi-name = Midi
page-lobby-featured-midi-about = The largest bet takes the cards and squeezes them. Slower, and with ceremony.

page-lobby-styles-mini = Mini
page-lobby-styles-midi = Midi

page-lobby-own-title = Open a table of your own
page-lobby-own-about = Any house, at your pace, alone or with friends: send them the address.
page-lobby-own-button = Open a table
page-lobby-own-house = House
page-lobby-own-pace = Pace
page-lobby-own-paces-calm = Calm
page-lobby-own-paces-normal = As in the casino
page-lobby-own-paces-fast = Fast
page-lobby-own-paces-instant = At once
page-lobby-own-go = Open and sit down
page-lobby-own-decks =
    { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }
page-lobby-own-commission = { $rate } { -commission }
page-lobby-own-no-commission = no { -commission }
page-lobby-own-bets = Side bets
page-lobby-own-no-side = no side bets

page-lobby-sign-in-title = What shall we call you?
page-lobby-sign-in-about = No account, no password. Your name is shown to others at the table.
page-lobby-sign-in-name = Your name
page-lobby-sign-in-another = Another one
page-lobby-sign-in-go = Take a seat

page-lobby-more-title = Know the game
page-lobby-more-rules-title = How to play
page-lobby-more-rules-about = The rules in five minutes: counts, third cards, bets and what they pay.
page-lobby-more-learn-title = Learn
page-lobby-more-learn-about = Drills: who draws, what it pays, how the roads go.
page-lobby-more-odds-title = Odds
page-lobby-more-odds-about = Every bet of every house, exactly, for any { -shoe }.
page-lobby-more-simulate-title = Simulate
page-lobby-more-simulate-about = Millions of rounds, and any betting plan put to the test.
page-lobby-more-verify-title = Verify
page-lobby-more-verify-about = Check a { -shoe }, card by card, in your own browser.
