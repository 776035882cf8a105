leaflet-drawing-draws = draws
leaflet-drawing-draws-unless = draws, unless Banker has a natural
leaflet-drawing-stands = stands
leaflet-drawing-natural = natural: both stand
leaflet-drawing-always = always
leaflet-drawing-never = never
leaflet-drawing-third-cards = Third cards
leaflet-drawing-banker-by-third-card = Banker, by Player's third card
leaflet-drawing-otherwise-player-hand-completed = Otherwise the Player hand is completed first, by its own total alone. If it stands, Banker goes by its own total too; if it draws, by Player's third card.
leaflet-drawing-first-two-cards = First two cards
leaflet-drawing-banker-if-player-stands = Banker, if Player stands
leaflet-drawing-banker-has = Banker has
leaflet-drawing-draws-if-card-counts = draws if that card counts
leaflet-drawing-stands-if-counts = stands if it counts
leaflet-drawing-naturals = Naturals.
leaflet-drawing-total-first-two-cards = A total of { $natural } on the first two cards is a natural. If either hand has one, neither hand draws: the round is over.
leaflet-drawing-value-counts = It is the value of Player's third card that counts: { $values }.
leaflet-drawing-is = { $first ->
    [A] an { $ranks } is { $value }
   *[other] a { $ranks } is { $value }
 }
leaflet-drawing-ranks = { $before }; { $next }
