drill-roads-colours-r = 红
drill-roads-colours-b = 蓝
drill-roads-happens-tie = 下一局为和局。大路的哪一格划线？
drill-roads-happens-banker = 下一局庄家胜。圆圈画在哪一格？
drill-roads-happens-player = 下一局闲家胜。圆圈画在哪一格？
drill-roads-same-winner-goes-below = 同一胜方向下延续。
drill-roads-tie-line-newest-ring = 和局在最新的圆圈上划线，不占格。
drill-roads-another-winner-begins-new = 换了胜方，从新一列顶端开始。
drill-roads-which-mark-roads = 路单怎么画？
drill-roads-roads = 路单
drill-roads-run-goes = 同一结果延续
drill-roads-new-column = 换列
drill-roads-dragon-tail = 转弯
drill-roads-tie = 和局
drill-roads-ask-marks = 问路：{ $side }
drill-roads-if-wins-next-round = 若下一局{ $side }胜，大眼仔、小路、曱甴路各画什么？
drill-roads-road-gets = { $mark ->
    [R] { $road }：红
   *[B] { $road }：蓝
 }
drill-roads-turns-where-column-ends = 同一胜方向下延续，但已到底：向右转弯。
drill-roads-turns-where-square-taken = 同一胜方向下延续，但下方已有标记：向右转弯。
drill-roads-newest-ring-big-road = 大路最新的圆圈是本局。{ $road }画什么？
drill-roads-row-first-empty = 第{ $depth }行：{ $road }看左边第{ $back }列（{ $other }格）：正好是其下第一个空格：蓝。
drill-roads-row-filled = 第{ $depth }行：{ $road }看左边第{ $back }列（{ $other }格）：与上一格同为有：红。
drill-roads-row-empty = 第{ $depth }行：{ $road }看左边第{ $back }列（{ $other }格）：与上一格同为空：红。
drill-roads-new-column-as-long = 新的一列：{ $road }比较前一列（{ $one }格）与再往左第{ $back }列（{ $other }格）：等长：红。
drill-roads-new-column-not-as-long = 新的一列：{ $road }比较前一列（{ $one }格）与再往左第{ $back }列（{ $other }格）：不等长：蓝。
