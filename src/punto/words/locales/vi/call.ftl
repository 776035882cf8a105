# What the dealer says in a round.
call-place-bets = Mời đặt cược.
call-last-round = Đây là ván cuối của hộp bài.
call-no-more-bets = Ngừng đặt cược.
call-totals = Nhà Con { $player } điểm, Nhà Cái { $banker } điểm.
call-wins = { $side } thắng, { $more } hơn { $less }.
call-tie = Hòa, hai bên cùng { $total } điểm.
call-too-few-cards = Hộp bài không còn đủ lá cho ván này: mọi tiền cược được hoàn lại.
call-hand = { $call } { $hand }.
