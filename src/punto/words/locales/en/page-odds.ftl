page-odds-title = Odds
page-odds-lead = Exact to the last digit, for any house and any { -shoe }. Take cards out and watch every bet move.

page-odds-house-label = House
page-odds-house-own = A house file of your own…
page-odds-house-compare = Compare with
page-odds-house-nothing = nothing
page-odds-house-decks = Decks
page-odds-house-of-house = { $decks } (house)
page-odds-house-copy = Copy link
page-odds-house-copied = Copied
page-odds-house-failed = The houses could not be loaded.

page-odds-own-title = Your house file
page-odds-own-hint = TOML, as in the shipped houses. It is priced as you type; nothing is kept on the server.
page-odds-own-label = House file
page-odds-own-line = Line { $line }
page-odds-own-problems =
    { $count ->
        [one] One problem
       *[other] { $count } problems
    }
page-odds-own-sound = No problems: this house can be played.
page-odds-own-checking = Checking…
page-odds-own-below = in { $file }, which this file extends
page-odds-own-tab = Tab moves on; indent with spaces.

page-odds-shoe-title = The { -shoe }
page-odds-shoe-left = { $left } of { $all } cards
page-odds-shoe-taken =
    { $count ->
        [one] { $count } card taken out
       *[other] { $count } cards taken out
    }
page-odds-shoe-mode = A click
page-odds-shoe-modes-take = takes out
page-odds-shoe-modes-back = puts back
page-odds-shoe-modes-seen = is seen in this round
page-odds-shoe-help = Arrow keys move, Enter takes out, Backspace puts back. Shift-click or right-click puts back, too.
page-odds-shoe-cell = { $name }: { $left } of { $decks } left
page-odds-shoe-rank = { $rank }: { $left } left
page-odds-shoe-undo = Undo
page-odds-shoe-reset = Full { -shoe }
page-odds-shoe-type = Type cards
page-odds-shoe-type-hint = such as As Td 7h, then Enter
page-odds-shoe-wrong = No card: { $words }
page-odds-shoe-too-many = None left: { $cards }

page-odds-seen-title = This round so far
page-odds-seen-hint = Choose “is seen in this round” and click the cards in the order of the deal: { -player }, { -banker }, { -player }, { -banker }, then third cards.
page-odds-seen-sides-player = { -player }
page-odds-seen-sides-banker = { -banker }
page-odds-seen-sides-third = third
page-odds-seen-empty = Card { $number }, { $side }: empty
page-odds-seen-down = Face down
page-odds-seen-down-card = a card face down
page-odds-seen-clear = New round
page-odds-seen-remove = Card { $number }, { $side }: { $card }. Take back { $card }

page-odds-bets-title = Bets
page-odds-bets-caption = What each bet costs in this { -shoe }
page-odds-bets-bet = Bet
page-odds-bets-edge = House edge
page-odds-bets-change = since full { -shoe }
page-odds-bets-win = Wins
page-odds-bets-push = Pushes
page-odds-bets-deviation = Deviation
page-odds-bets-details = Pay table of { $bet }
page-odds-bets-row = Result
page-odds-bets-pays = Pays
page-odds-bets-probability = Probability
page-odds-bets-one = one in
page-odds-bets-loses = loses
page-odds-bets-commission = less { $rate } { -commission }
page-odds-bets-exact = Exact fractions
page-odds-bets-ev = Expectation of one unit
page-odds-bets-best = lowest edge
page-odds-bets-favourable = in the patron's favour
page-odds-bets-note = The edge is what the house keeps of each unit staked, in the long run. The deviation is that of one bet of one unit.
page-odds-bets-working = Working it out…
page-odds-bets-stake = Stake
page-odds-bets-stake-hint = any
page-odds-bets-stake-help = With a stake, payouts and { -commission } are rounded as at the table.

page-odds-effects-title = Effects of removal
page-odds-effects-lead = What taking one card of a rank out of this { -shoe } does to the edge, in hundredths of a percent. Down is good for the patron.
page-odds-effects-bet = Bet
page-odds-effects-axis = change of the edge, 1/100 %
page-odds-effects-table = The same as a table
page-odds-effects-rank = Card
page-odds-effects-chart = Bars: by rank, the change of the edge of { $bet }

page-odds-together-title = Bets together
page-odds-together-lead = How the results of two bets in the same round go together: +1 they win together, −1 one wins when the other loses, 0 they have nothing to do with each other.
page-odds-together-correlation = Correlation
page-odds-together-covariance = Covariance
page-odds-together-which = Show
page-odds-together-strongest = Strongest: { $one } and { $other }, { $value }.
page-odds-together-single = There is only one bet.

page-odds-compare-title = Side by side
page-odds-compare-caption = The edge of each bet in both houses, in the same { -shoe }
page-odds-compare-difference = Difference
page-odds-compare-differs = differs
page-odds-compare-same = same
page-odds-compare-none = not offered
page-odds-compare-only = in one house only
page-odds-compare-summary =
    { $differ ->
        [one] { $differ } bet differs
       *[other] { $differ } bets differ
    }, { $same ->
        [one] { $same } bet is the same
       *[other] { $same } bets are the same
    }, { $only ->
        [one] { $only } bet is in one house only.
       *[other] { $only } bets are in one house only.
    }
page-odds-compare-less = { $pays } less { $rate }
page-odds-compare-better = lower for the patron
page-odds-template-title = My house
page-odds-template-about = EZ Baccarat with a better Dragon 7.
page-odds-template-source = my own rules
