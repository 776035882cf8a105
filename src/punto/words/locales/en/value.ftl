# Values of facts, as they stand in a phrase.
value-player = Player wins
value-banker = Banker wins
value-tie = the hands tie
value-red = all red
value-black = all black
value-mixed = mixed
value-suited = suited
value-spades = spades
value-hearts = hearts
value-diamonds = diamonds
value-clubs = clubs
value-a = Ace
value-t = 10
value-j = Jack
value-q = Queen
value-k = King
value-always = always
