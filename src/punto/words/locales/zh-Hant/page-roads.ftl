page-roads-bead_plate = 珠盤路
page-roads-big_road = 大路
page-roads-big_eye_boy = 大眼仔
page-roads-small_road = 小路
page-roads-cockroach_pig = 曱甴路
page-roads-bead =
    { $pairs ->
        [none] { $winner }{ $total }點
        [banker] { $winner }{ $total }點，{ -banker }對
        [player] { $winner }{ $total }點，{ -player }對
       *[both] { $winner }{ $total }點，{ -banker }對、{ -player }對
    }
page-roads-beads =
    { $count ->
        [0] 尚無結果。
       *[other] 共{ $count }局，由舊到新：{ $beads }。
    }
page-roads-waiting = { -tie }{ $ties }
page-roads-derived =
    { $count ->
        [0] 尚無標記。
       *[other] 共{ $count }個，由舊到新：{ $marks }。
    }
page-roads-ask = 問路
page-roads-bead-separator = ；
page-roads-run = { $winner }{ $length }
page-roads-separator = 、
page-roads-runs =
    { $count ->
        [0] 尚無{ -banker }{ -player }結果。
       *[other] 由舊到新：{ $runs }。
    }

page-roads-faces-label = 珠子上的標記
page-roads-faces-letter = B P T
page-roads-faces-chinese = 莊 閒 和
page-roads-faces-total = 點數

page-roads-marks-R = 紅，有規律
page-roads-marks-B = 藍，無規律
page-roads-marks-none = 無

page-roads-ask-separator = ；
page-roads-ask-side-banker = { -banker }問
page-roads-ask-side-player = { -player }問
page-roads-ask-if-banker = 若下局開{ -banker }：{ $marks }
page-roads-ask-if-player = 若下局開{ -player }：{ $marks }

page-roads-short-banker = { -banker }
page-roads-short-player = { -player }
page-roads-short-tie = { -tie }
page-roads-short-banker_pair = { -banker }對
page-roads-short-player_pair = { -player }對
page-roads-short-natural = { -natural }

page-roads-counts-banker = { -banker }
page-roads-counts-player = { -player }
page-roads-counts-tie = { -tie }
page-roads-counts-banker_pair = { -banker }對
page-roads-counts-player_pair = { -player }對
page-roads-counts-natural = { -natural }

page-roads-winners-B = { -banker }
page-roads-winners-P = { -player }
page-roads-winners-T = { -tie }

page-roads-mark-R = 紅
page-roads-mark-B = 藍
page-roads-bead-hand = { $bead }（{ $hand }）
