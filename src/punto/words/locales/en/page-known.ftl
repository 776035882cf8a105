page-known-title = Known cards
page-known-lead = What it is worth to know a card of the next round before betting, or to tell ranks by their backs. Exact, for this house and this { -shoe }.
page-known-kind = What is known
page-known-place = Card { $number }
page-known-unknown = not known
page-known-whatever = known
page-known-rank = is { $rank }
page-known-places-hint = “Known” means that the patron sees the card, whatever it is: it is averaged over all that it may be.
page-known-sorted-hint = The backs of the first four cards tell these ranks from the rest, as in edge sorting.
page-known-ranks = Ranks with the other back
page-known-best-hint = Of all sets of ranks, the one that is worth most when the backs of the first four cards tell it.
page-known-none = Choose at least one card that is known.
page-known-no-ranks = Choose some ranks, but not all of them.
page-known-too-many = At most three cards can be known whatever they are; give the ranks of the others.
page-known-best = Best bet
page-known-varies = depends on what is seen
page-known-advantage = The patron's advantage
page-known-house-edge = House edge
page-known-always = With a bet in every round
page-known-always-hint = No bet is made where none has an advantage; with one in every round it is this.
page-known-sort = These ranks
page-known-cases =
    { $count ->
        [one] One case
       *[other] { $count } cases
    }
page-known-first = The first { $count } are shown.
page-known-caption = What may be seen, and the best bet then
page-known-seen = Seen
page-known-nothing = nothing more
page-known-probability = Probability
page-known-bet = Bet
page-known-edge = Advantage
page-known-exact = Exactly

page-known-kinds-places = Cards of the deal
page-known-kinds-sorted = Sorted backs
page-known-kinds-best = The best sort

page-known-marks-in = one of these
page-known-marks-out = another

page-known-sides-player = { -player }
page-known-sides-banker = { -banker }
page-known-sides-third = third card
