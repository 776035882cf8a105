page-history-title = Lịch sử
page-history-shoe-round = { -shoe(case: "capital") } { $shoe }, ván { $number }
page-history-void = Bị hủy
page-history-result = { $winner }, { -player } { $player } – { -banker } { $banker }
page-history-empty = Chưa có ván nào kết thúc.
page-history-empty-own = Bạn chưa đặt cược. Các ván của bạn sẽ được liệt kê tại đây, kèm số tiền thắng thua.
page-history-older = Các ván cũ hơn
page-history-loading = Đang tải…
page-history-decisions = Lá thứ ba
page-history-share = Chia sẻ
page-history-copied = Đã chép liên kết
page-history-open = Mở

page-history-tabs-shoe = { -shoe(case: "capital") } này
page-history-tabs-own = Ván của tôi

page-history-sides-player = { -player }
page-history-sides-banker = { -banker }
page-history-sides-tie = { -tie }

page-history-letters-player = P
page-history-letters-banker = B
page-history-letters-tie = T

page-history-own-net = Thắng thua
page-history-own-bet = Cược
page-history-own-staked = Đã đặt
page-history-own-rounds = Số ván có cược
page-history-own-won = Thắng
page-history-own-lost = Thua
page-history-own-even = Huề vốn
page-history-own-chart = Thắng thua qua { $rounds } ván: hiện tại { $now }, cao nhất { $best }, thấp nhất { $worst }.

page-history-replay-again = Xem lại
page-history-replay-play = Phát
page-history-replay-pause = Tạm dừng
page-history-replay-back = Lùi một bước
page-history-replay-next = Tiến một bước
page-history-replay-first = Về đầu
page-history-replay-last = Đến cuối
page-history-replay-position = Vị trí
page-history-replay-step = Bước { $at } trên { $all }

page-history-steps-closed = Đã ngừng nhận cược.
page-history-steps-dealt = Chia một lá cho { $side }.
page-history-steps-offered = Mời ghế { $seat } nhận bài { $side }.
page-history-steps-passed =
    { $seat ->
        [0] Người chia bài không nhận bài { $side }.
       *[other] Ghế { $seat } không nhận bài { $side }.
    }
page-history-steps-accepted =
    { $seat ->
        [0] Người chia bài nhận bài { $side }.
       *[other] Ghế { $seat } nhận bài { $side }.
    }
page-history-steps-dealer =
    { $reason ->
        [none] Người chia bài lật bài { $side }.
       *[other] Người chia bài lật bài { $side }: { $reason }.
    }
page-history-steps-peeled =
    { $seat ->
        [0] Người chia bài hé xem một lá.
       *[other] Ghế { $seat } hé xem một lá.
    }
page-history-steps-exposed = Một lá được lật ngửa.
page-history-steps-settled = Các cược đã được thanh toán.
page-history-steps-void = Ván bị hủy; mọi tiền cược được trả lại.

page-history-bets-title = Cược
page-history-bets-seat =
    { $you ->
        [yes] Ghế { $seat }, bạn
       *[no] Ghế { $seat }
    }
page-history-bets-results-win = thắng
page-history-bets-results-lose = thua
page-history-bets-results-push = hoàn cược
page-history-bets-results-void = trả lại
page-history-bets-none = Không ai đặt cược trong ván này.
page-history-bets-own = Cược của bạn

page-history-page-back = Về bàn
page-history-page-previous = Ván trước
page-history-page-next = Ván sau
page-history-page-when = Kết thúc { $text }
page-history-page-fairness = { -shoe(case: "capital") } của các lá bài này
page-history-page-gone = Không có ván này, hoặc ván chưa kết thúc.

page-history-why-nobody-bet-this-side = không ai cược bên này
page-history-why-all-ceded = mọi người đều nhường
page-history-why-offer-ran-out = hết thời gian mời
page-history-why-squeeze-ran-out = đã hết giờ
page-history-why-holder-gone = khách giữ bài đã mất kết nối
page-history-why-handed-over = khách giao bài cho người chia bài
page-history-corrections = Đã sửa sau đó
