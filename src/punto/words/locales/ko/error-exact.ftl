error-exact-round-takes-up-six = 한 라운드에는 카드가 최대 6장 필요한데, 슈에는 { $composition }장이 있습니다: { $composition2 }
error-exact-shoe-holds-most-decks = 슈에는 최대 { $most_decks }덱, 카드 { $most_cards_of_a_shoe }장까지 들어갑니다(입력값: { $composition }장)
error-exact-third-cards-wait-until = { $seen }: 처음 네 장이 모두 앞면으로 공개된 뒤에 세 번째 카드를 받습니다
error-exact-round-over-after-cannot = { $up }에서 라운드가 끝났으므로 { $card }은(는) 이 라운드의 카드일 수 없습니다
