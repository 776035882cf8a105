page-roads-bead_plate = 珠盘路
page-roads-big_road = 大路
page-roads-big_eye_boy = 大眼仔
page-roads-small_road = 小路
page-roads-cockroach_pig = 曱甴路
page-roads-bead =
    { $pairs ->
        [none] { $winner }{ $total }点
        [banker] { $winner }{ $total }点，{ -banker }对
        [player] { $winner }{ $total }点，{ -player }对
       *[both] { $winner }{ $total }点，{ -banker }对、{ -player }对
    }
page-roads-beads =
    { $count ->
        [0] 尚无结果。
       *[other] 共{ $count }局，由旧到新：{ $beads }。
    }
page-roads-waiting = { -tie }{ $ties }
page-roads-derived =
    { $count ->
        [0] 尚无标记。
       *[other] 共{ $count }个，由旧到新：{ $marks }。
    }
page-roads-ask = 问路
page-roads-bead-separator = ；
page-roads-run = { $winner }{ $length }
page-roads-separator = 、
page-roads-runs =
    { $count ->
        [0] 尚无{ -banker }{ -player }结果。
       *[other] 由旧到新：{ $runs }。
    }

page-roads-faces-label = 珠子上的标记
page-roads-faces-letter = B P T
page-roads-faces-chinese = 庄 闲 和
page-roads-faces-total = 点数

page-roads-marks-R = 红，有规律
page-roads-marks-B = 蓝，无规律
page-roads-marks-none = 无

page-roads-ask-separator = ；
page-roads-ask-side-banker = { -banker }问
page-roads-ask-side-player = { -player }问
page-roads-ask-if-banker = 若下局开{ -banker }：{ $marks }
page-roads-ask-if-player = 若下局开{ -player }：{ $marks }

page-roads-short-banker = { -banker }
page-roads-short-player = { -player }
page-roads-short-tie = { -tie }
page-roads-short-banker_pair = { -banker }对
page-roads-short-player_pair = { -player }对
page-roads-short-natural = { -natural }

page-roads-counts-banker = { -banker }
page-roads-counts-player = { -player }
page-roads-counts-tie = { -tie }
page-roads-counts-banker_pair = { -banker }对
page-roads-counts-player_pair = { -player }对
page-roads-counts-natural = { -natural }

page-roads-winners-B = { -banker }
page-roads-winners-P = { -player }
page-roads-winners-T = { -tie }

page-roads-mark-R = 红
page-roads-mark-B = 蓝
page-roads-bead-hand = { $bead }（{ $hand }）
