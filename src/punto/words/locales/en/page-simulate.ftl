page-simulate-title = Simulate
page-simulate-lead = Deal whole shoes by the million and see every edge settle on its exact value, play a betting plan a few thousand times, study what perfect play would make of every bet, or design a card count.
page-simulate-house = House
page-simulate-decks = Decks
page-simulate-shoes = Shoes
page-simulate-sessions = Sessions
page-simulate-about = about { $rounds } rounds
page-simulate-seed = Seed
page-simulate-seed-help = The same seed deals the same cards, on any machine.
page-simulate-new-seed = Another seed
page-simulate-plan = Plan
page-simulate-own-plan = A plan of your own
page-simulate-edit = Change this plan
page-simulate-none = No shipped plan makes only bets of this house.
page-simulate-run = Run
page-simulate-again = Run again
page-simulate-stop = Stop
page-simulate-stopping = Stopping…
page-simulate-share = Anyone who opens the link gets the same result, bit for bit.
page-simulate-progress =
    { $what ->
        [plan] { $done } of { $wanted } sessions
       *[shoes] { $done } of { $wanted } shoes
    }
page-simulate-rounds = Rounds
page-simulate-speed = Rounds a second
page-simulate-seconds = Seconds
page-simulate-agreement = Agreement with the exact odds
page-simulate-agreement-text = χ² = { $chi } on { $degrees } degrees of freedom, p = { $p }

page-simulate-what-label = What to simulate
page-simulate-what-shoes = Whole shoes
page-simulate-what-plan = A betting plan
page-simulate-what-study = Study
page-simulate-what-count = Count

page-simulate-plan-file = Plan file
page-simulate-plan-hint = A plan is a few lines of TOML: change the unit, the bankroll or the steps, and run it again.

page-simulate-state-waiting =
    { $ahead ->
        [0] Starting…
        [one] One other simulation is before yours…
       *[other] { $ahead } other simulations are before yours…
    }
page-simulate-state-preparing = Preparing the kernels: the first time takes some seconds…
page-simulate-state-running = Running
page-simulate-state-done = Done
page-simulate-state-stopped = Stopped: what is shown is what was done so far
page-simulate-state-failed = The simulation failed.

page-simulate-verdicts-agrees = no difference shows
page-simulate-verdicts-doubtful = doubtful, try another seed
page-simulate-verdicts-cut_card = differs by the cut-card effect
page-simulate-verdicts-differs = differs, something is wrong

page-simulate-result-title = Edges
page-simulate-result-caption = Simulated and exact edge of each bet
page-simulate-result-bet = Bet
page-simulate-result-simulated = Simulated
page-simulate-result-error = ± s.e.
page-simulate-result-exact = Exact
page-simulate-result-off = Off by
page-simulate-result-off-unit = { $value } s.e.

page-simulate-convergence-title = Convergence
page-simulate-convergence-lead = The edge after so many shoes, with a band of two standard errors; the line is the exact value.
page-simulate-convergence-shoes = shoes
page-simulate-convergence-edge = edge %
page-simulate-convergence-chart = { $bet }: the simulated edge comes to { $edge } and the exact one is { $exact }
page-simulate-convergence-table = The same as a table, ± two standard errors
page-simulate-convergence-more = All bets
page-simulate-convergence-fewer = Main bets only

page-simulate-lengths-title = Rounds in a { -shoe }
page-simulate-lengths-mean = { $mean } on average
page-simulate-lengths-chart = Bars: how many shoes had so many rounds. { $mean } on average
page-simulate-lengths-axis = % of shoes
page-simulate-lengths-rounds = rounds

page-simulate-plans-title = What became of the sessions
page-simulate-plans-mean = Mean result
page-simulate-plans-deviation = Deviation
page-simulate-plans-ruined = Ruined
page-simulate-plans-goal = Reached the goal
page-simulate-plans-edge = Edge on what was staked
page-simulate-plans-staked = Staked in a session
page-simulate-plans-bets = Bets in a session
page-simulate-plans-median = Median result
page-simulate-plans-nothing = nothing was staked

page-simulate-bands-title = Money over the session
page-simulate-bands-lead = The middle half, nine tenths and 98% of all sessions; the line is the median, the dashed one the mean.
page-simulate-bands-rounds = rounds
page-simulate-bands-chart = Bands: at the end nine tenths of the sessions hold { $low } to { $high }, the median is { $median }
page-simulate-bands-table = The quantiles as a table
page-simulate-bands-legend-all = 98%
page-simulate-bands-legend-most = 90%
page-simulate-bands-legend-half = half
page-simulate-bands-legend-median = median
page-simulate-bands-legend-mean = mean

page-simulate-spread-title = Results of sessions
page-simulate-spread-chart = Bars: how many sessions ended with such a result
page-simulate-spread-axis = sessions
page-simulate-spread-won = won or lost
page-simulate-spread-below = Sessions
page-simulate-spread-result = Result below
page-simulate-spread-fall = Deepest fall below

page-simulate-take-json = JSON
page-simulate-take-csv = CSV
page-simulate-take-note = JSON is what the command line writes, CSV is what is drawn.

page-simulate-bad-shoes = Write a whole number of shoes, at most { $most }.
page-simulate-bad-seed = Write a whole number below 2⁵³.
