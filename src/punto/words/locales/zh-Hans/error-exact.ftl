error-exact-round-takes-up-six = 一局最多用六张牌，而牌靴只有{ $composition }张：{ $composition2 }
error-exact-shoe-holds-most-decks = 牌靴最多{ $most_decks }副牌，即{ $most_cards_of_a_shoe }张；所得为{ $composition }
error-exact-third-cards-wait-until = { $seen }：首四张牌翻开之前不发第三张牌
error-exact-round-over-after-cannot = { $up }之后本局已结束；{ $card }不可能属于本局
