page-roads-bead_plate = Bead plate
page-roads-big_road = Big road
page-roads-big_eye_boy = Big Eye Boy
page-roads-small_road = Small Road
page-roads-cockroach_pig = Cockroach Pig
page-roads-bead =
    { $pairs ->
        [none] { $winner } { $total }
        [banker] { $winner } { $total } with banker pair
        [player] { $winner } { $total } with player pair
       *[both] { $winner } { $total } with banker pair and player pair
    }
page-roads-beads =
    { $count ->
        [0] No round yet.
        [one] { $count } round: { $beads }.
       *[other] { $count } rounds, oldest first: { $beads }.
    }
page-roads-waiting =
    { $ties ->
        [one] { $ties } tie
       *[other] { $ties } ties
    }
page-roads-derived =
    { $count ->
        [0] No mark yet.
        [one] { $count } mark: { $marks }.
       *[other] { $count } marks, oldest first: { $marks }.
    }
page-roads-ask = Ask the roads
page-roads-bead-separator = { ", " }
page-roads-run = { $winner } { $length }
page-roads-separator = { ", " }
page-roads-runs =
    { $count ->
        [0] No decision yet.
       *[other] Runs, oldest first: { $runs }.
    }

page-roads-faces-label = What stands on the beads
page-roads-faces-letter = B P T
page-roads-faces-chinese = 庄 闲 和
page-roads-faces-total = Totals

page-roads-marks-R = red, repeats
page-roads-marks-B = blue, breaks
page-roads-marks-none = no mark

page-roads-ask-separator = { "; " }
page-roads-ask-side-banker = B?
page-roads-ask-side-player = P?
page-roads-ask-if-banker = If { -banker } wins next: { $marks }
page-roads-ask-if-player = If { -player } wins next: { $marks }

page-roads-short-banker = B
page-roads-short-player = P
page-roads-short-tie = T
page-roads-short-banker_pair = BP
page-roads-short-player_pair = PP
page-roads-short-natural = N

page-roads-counts-banker = { -banker }
page-roads-counts-player = { -player }
page-roads-counts-tie = { -tie }
page-roads-counts-banker_pair = { -banker } pairs
page-roads-counts-player_pair = { -player } pairs
page-roads-counts-natural = Naturals

page-roads-winners-B = { -banker }
page-roads-winners-P = { -player }
page-roads-winners-T = { -tie }

page-roads-mark-R = repeats
page-roads-mark-B = breaks
page-roads-bead-hand = { $bead } ({ $hand })
