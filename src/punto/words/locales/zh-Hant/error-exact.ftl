error-exact-round-takes-up-six = 一局最多用六張牌，而牌靴只有{ $composition }張：{ $composition2 }
error-exact-shoe-holds-most-decks = 牌靴最多{ $most_decks }副牌，即{ $most_cards_of_a_shoe }張；所得為{ $composition }
error-exact-third-cards-wait-until = { $seen }：首四張牌翻開之前不派第三張牌
error-exact-round-over-after-cannot = { $up }之後本局已結束；{ $card }不可能屬於本局
