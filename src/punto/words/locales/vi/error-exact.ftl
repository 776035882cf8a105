error-exact-round-takes-up-six = một ván dùng tối đa sáu lá, mà hộp bài chỉ có { $composition } lá: { $composition2 }
error-exact-shoe-holds-most-decks = một hộp bài có tối đa { $most_decks } bộ bài, tức { $most_cards_of_a_shoe } lá; đã nhận { $composition }
error-exact-third-cards-wait-until = { $seen }: lá thứ ba phải chờ đến khi bốn lá đầu đã ngửa
error-exact-round-over-after-cannot = ván đã kết thúc sau { $up }; { $card } không thể là lá của ván này
