drill-shoe-round-void-every-stake = The round is void; every stake goes back; the shoe ends
drill-shoe-cards-dealt-so-far = The cards dealt so far decide
drill-shoe-discards-shuffled-round-goes = The discards are shuffled, and the round goes on
drill-shoe-cut-card-came-before = The cut card came before this round's first card: this round is the last.
drill-shoe-cut-card-came-after = The cut card came after this round's first card: it is finished, and the next round is the last.
drill-shoe-none-last-round = None: it was the last round
drill-shoe-one-more = One more
drill-shoe-two-more = Two more
drill-shoe-how-many-more-cards = How many more cards are burned?
drill-shoe-new-shoe-shuffled-cut = A new shoe is shuffled and cut.
drill-shoe-how-many-cards-burned = How many cards are burned?
drill-shoe-this-round-over-cut = This round is over. The cut card lies on top of the shoe now.
drill-shoe-how-many-rounds-dealt = How many rounds are dealt after this one?
drill-shoe-third-card-due-shoe = A third card is due and the shoe is empty. What happens?
drill-shoe-shoe = The shoe
drill-shoe-burn = The burn
drill-shoe-cut-card-comes-first = The cut card comes first
drill-shoe-cut-card-comes-out = The cut card comes out in a round
drill-shoe-cut-card-lies-behind = The cut card lies behind the round
drill-shoe-shoe-runs-out = The shoe runs out
drill-shoe-first-card-new-shoe = The first card of a new shoe is turned up: { $shown }.
drill-shoe-burns-as-many-as = { $shown } burns as many as it counts, an Ace one, and a ten or a picture ten.
drill-shoe-there-no-card-for = There is no card for it.
drill-shoe-this-house-burns-cards = { $count ->
    [one] This house burns { $count } card of every shoe.
   *[other] This house burns { $count } cards of every shoe.
 }
drill-shoe-this-round-cut-card = In this round the cut card came out before the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
 } card.
