error-exact-round-takes-up-six = a round takes up to six cards, and the shoe holds { $composition }: { $composition2 }
error-exact-shoe-holds-most-decks = a shoe holds at most { $most_decks } decks, { $most_cards_of_a_shoe } cards; got { $composition }
error-exact-third-cards-wait-until = { $seen }: third cards wait until the first four lie face up
error-exact-round-over-after-cannot = the round is over after { $up }; { $card } cannot be a card of it
