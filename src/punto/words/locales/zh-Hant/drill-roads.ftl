drill-roads-colours-r = 紅
drill-roads-colours-b = 藍
drill-roads-happens-tie = 下一局為和局。大路的哪一格畫線？
drill-roads-happens-banker = 下一局莊家勝。圓圈畫在哪一格？
drill-roads-happens-player = 下一局閒家勝。圓圈畫在哪一格？
drill-roads-same-winner-goes-below = 同一勝方向下延續。
drill-roads-tie-line-newest-ring = 和局在最新的圓圈上畫線，不佔格。
drill-roads-another-winner-begins-new = 換了勝方，由新一直行頂端開始。
drill-roads-which-mark-roads = 路單如何畫？
drill-roads-roads = 路單
drill-roads-run-goes = 同一結果延續
drill-roads-new-column = 轉行
drill-roads-dragon-tail = 龍尾（轉彎）
drill-roads-tie = 和局
drill-roads-ask-marks = 問路：{ $side }
drill-roads-if-wins-next-round = 若下一局{ $side }勝，大眼仔、小路、曱甴路各畫甚麼？
drill-roads-road-gets = { $mark ->
    [R] { $road }：紅
   *[B] { $road }：藍
 }
drill-roads-turns-where-column-ends = 同一勝方向下延續，但已到底：向右轉彎。
drill-roads-turns-where-square-taken = 同一勝方向下延續，但下方已有標記：向右轉彎。
drill-roads-newest-ring-big-road = 大路最新的圓圈是本局。{ $road }畫甚麼？
drill-roads-row-first-empty = 第{ $depth }格：{ $road }看左邊第{ $back }直行（{ $other }格）：正好是其下第一個空格：藍。
drill-roads-row-filled = 第{ $depth }格：{ $road }看左邊第{ $back }直行（{ $other }格）：與上一格同為有：紅。
drill-roads-row-empty = 第{ $depth }格：{ $road }看左邊第{ $back }直行（{ $other }格）：與上一格同為空：紅。
drill-roads-new-column-as-long = 新的一直行：{ $road }比較前一直行（{ $one }格）與再往左第{ $back }直行（{ $other }格）：等長：紅。
drill-roads-new-column-not-as-long = 新的一直行：{ $road }比較前一直行（{ $one }格）與再往左第{ $back }直行（{ $other }格）：不等長：藍。
