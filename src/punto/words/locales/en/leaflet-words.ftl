
leaflet-words-rank = { $rank ->
    [A] Ace
    [T] Ten
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
 }
leaflet-words-card = { $suit ->
    [s] { $rank } of spades
    [h] { $rank } of hearts
    [d] { $rank } of diamonds
   *[c] { $rank } of clubs
 }
leaflet-words-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
 }
# Words that no line may tear apart, with spaces between them; none where lines end between words anyway.
leaflet-words-keep-together = {""}
