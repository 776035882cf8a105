page-roads-bead_plate = Bảng hạt
page-roads-big_road = Cầu lớn
page-roads-big_eye_boy = Mắt to
page-roads-small_road = Cầu nhỏ
page-roads-cockroach_pig = Cầu con gián
page-roads-bead =
    { $pairs ->
        [none] { $winner } { $total }
        [banker] { $winner } { $total } kèm Đôi { -banker }
        [player] { $winner } { $total } kèm Đôi { -player }
       *[both] { $winner } { $total } kèm Đôi { -banker } và Đôi { -player }
    }
page-roads-beads =
    { $count ->
        [0] Chưa có ván nào.
       *[other] { $count } ván, từ cũ đến mới: { $beads }.
    }
page-roads-waiting = { $ties } ván hòa
page-roads-derived =
    { $count ->
        [0] Chưa có dấu nào.
       *[other] { $count } dấu, từ cũ đến mới: { $marks }.
    }
page-roads-ask = Hỏi cầu
page-roads-bead-separator = { ", " }
page-roads-run = { $winner } { $length }
page-roads-separator = { ", " }
page-roads-runs =
    { $count ->
        [0] Chưa có bên nào thắng.
       *[other] Các chuỗi, từ cũ đến mới: { $runs }.
    }

page-roads-faces-label = Ký hiệu trên hạt
page-roads-faces-letter = B P T
page-roads-faces-chinese = 庄 闲 和
page-roads-faces-total = Điểm

page-roads-marks-R = đỏ, lặp lại
page-roads-marks-B = xanh, gãy cầu
page-roads-marks-none = không có dấu

page-roads-ask-separator = { "; " }
page-roads-ask-side-banker = B?
page-roads-ask-side-player = P?
page-roads-ask-if-banker = Nếu ván sau { -banker } thắng: { $marks }
page-roads-ask-if-player = Nếu ván sau { -player } thắng: { $marks }

page-roads-short-banker = B
page-roads-short-player = P
page-roads-short-tie = T
page-roads-short-banker_pair = BP
page-roads-short-player_pair = PP
page-roads-short-natural = N

page-roads-counts-banker = { -banker }
page-roads-counts-player = { -player }
page-roads-counts-tie = { -tie }
page-roads-counts-banker_pair = Đôi { -banker }
page-roads-counts-player_pair = Đôi { -player }
page-roads-counts-natural = Bài tự nhiên

page-roads-winners-B = { -banker }
page-roads-winners-P = { -player }
page-roads-winners-T = { -tie }

page-roads-mark-R = lặp lại
page-roads-mark-B = gãy cầu
page-roads-bead-hand = { $bead } ({ $hand })
