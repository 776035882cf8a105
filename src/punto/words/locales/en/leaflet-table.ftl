leaflet-table-handle = handle the cards
leaflet-table-dealer-handles-all-cards = The dealer handles all cards, and shows both hands to everyone. Patrons do not touch or receive any cards.
leaflet-table-equal-bets-one-confirmed = Of equal bets, the one that has stood longest at its amount comes first.
leaflet-table-third-cards-dealt-only = Third cards are dealt only when the first four are face up, and Banker's only when Player's is.
leaflet-table-round-void-if-shoe = A round is void if the shoe runs out of cards in it, or if the table is at fault. Then every stake goes back, and the reason is recorded.
leaflet-table-order-shoe-sealed-before = The order of a shoe is sealed before anybody cuts it, and opened when the shoe ends: every card and every payout can then be checked by anyone.
leaflet-table-who-handles-cards = Who handles the cards
leaflet-table-patron-may-cede = A patron may take the cards or cede them. Ceded cards are offered to the next largest bet on that hand, and so on.
leaflet-table-patron-may-leave = A patron may take the cards or leave them to the dealer; they are not passed on to another patron.
leaflet-table-shoe-void-rounds = Shoe and void rounds
leaflet-table-new-shoe-holds-cards = A new shoe holds { $decks }, { $cards } cards, shuffled and cut.
leaflet-table-its-first-card-shown = Its first card is shown and burned, and then as many more as it counts: ten for a Ten, Jack, Queen or King.
leaflet-table-patron-with-largest-bet = The patron with the largest bet on { $side } when betting closes is offered { $side }'s cards.
leaflet-table-patrons-may-not = Patrons may not { $may_not }.
leaflet-table-burned-unseen = { $count ->
    [0] No card is burned.
    [one] Its first card is burned unseen.
   *[other] Its first { $count } cards are burned unseen.
 }
leaflet-table-cut-card-lies-from = The cut card lies { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } from the end. If it comes out in the middle of a round, that round is finished and one more is dealt; if it comes before the first card of a round, that round is the last.
leaflet-table-dealer-exposes-ceded = The dealer exposes a hand if all patrons cede it, or if nobody has bet on it.
leaflet-table-dealer-exposes-left = The dealer exposes a hand if the patron leaves it, or if nobody has bet on it.
leaflet-table-patron-who-takes-hand = The patron who takes a hand may { $may }.
leaflet-table-too-late-ceding = An offer that is not answered within { $offer } seconds goes to the next largest bet; cards that are not turned within { $seconds } seconds are exposed by the dealer.
leaflet-table-too-late = Cards that are not taken within { $offer } seconds, or not turned within { $seconds } seconds, are exposed by the dealer.
leaflet-table-ask-the-dealer = Ask the dealer to explain any payout.
