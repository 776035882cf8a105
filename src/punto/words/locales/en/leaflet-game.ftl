leaflet-game-tips = You may give the dealer a tip from your chips. It is never asked for and changes nothing in the game.
leaflet-game-styles-mini = This table plays Mini-Baccarat: the dealer handles the cards.
leaflet-game-styles-midi = This table plays Midi-Baccarat: patrons have the option of handling the cards.
leaflet-game-object-game = The object of the game
leaflet-game-their-face-value = their face value
leaflet-game-what-cards-count = What the cards count
leaflet-game-how-round-dealt = How a round is dealt
leaflet-game-make-your-bets-before = Make your bets before any card is dealt. Betting is open for { $seconds } seconds; once it has closed, nothing is placed, raised or withdrawn.
leaflet-game-each-hand-has-cards = Each hand has { $two } cards and may get one more, never two: a round takes at least { $least } and at most { $most } cards. Fixed rules decide who draws; nobody has a choice.
leaflet-game-totals-compared-hand-closest = The totals are compared. The hand closest to { $most } wins; equal totals are a tie.
leaflet-game-only-two-hands-dealt = Only two hands are dealt, Player and Banker, however many patrons bet. The hand with the higher total at the end of the round wins: the one closest to { $most }, the highest count there is. You bet on how the round will end: on { $main }.
leaflet-game-table-seats-up-patrons = The table seats up to { $seats } patrons. { $decks } of 52 cards, { $cards } cards in all, are dealt from a shoe.
leaflet-game-card = Card
leaflet-game-add-up-cards-hand = Add up the cards of a hand. If the sum has two digits, drop the left one: only the last digit counts. Every hand therefore counts { $least } to { $most }.
leaflet-game-dealt-mini-face-up = Four cards are dealt face up in front of the dealer. The { $player } cards are the Player hand, the { $banker } cards the Banker hand.
leaflet-game-dealt-mini-face-down = Four cards are dealt face down in front of the dealer. The { $player } cards are the Player hand, the { $banker } cards the Banker hand.
leaflet-game-dealt-midi-face-up = Four cards are dealt face up. The { $player } cards are the Player hand, the { $banker } cards the Banker hand.
leaflet-game-dealt-midi-face-down = Four cards are dealt face down. The { $player } cards are the Player hand, the { $banker } cards the Banker hand.
leaflet-game-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
 }
leaflet-game-points = { $value ->
    [0] nothing (0)
   *[other] { $value }
 }
leaflet-game-counts = Counts
leaflet-game-added = { $added }
leaflet-game-added-counts = { $added }, counts { $counts }
leaflet-game-opening = If you have not played before, you may be surprised how easy it is: like heads or tails, there are two hands to choose from, Player and Banker. The cards do the rest.
leaflet-game-banker-more-often = Banker wins slightly more often than Player: { $banker } of all rounds against { $player }; { $tie } are ties.
leaflet-game-banker-charged = That is why its wins are charged a commission.
leaflet-game-banker-paid-less = That is why not every win of Banker's is paid in full.
leaflet-game-bets-before-at-table = Make your bets before any card is dealt. Once the dealer has called "no more bets", nothing is placed, raised or withdrawn.
