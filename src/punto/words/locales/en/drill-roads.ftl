drill-roads-colours-r = Red
drill-roads-colours-b = Blue
drill-roads-happens-tie = The next round is a tie. Which square of the Big Road gets the line?
drill-roads-happens-banker = Banker wins the next round. Where does the ring go?
drill-roads-happens-player = Player wins the next round. Where does the ring go?
drill-roads-same-winner-goes-below = The same winner goes on below.
drill-roads-tie-line-newest-ring = A tie is a line on the newest ring and takes no square of its own.
drill-roads-another-winner-begins-new = Another winner begins a new column at the top.
drill-roads-which-mark-roads = Which mark on the roads?
drill-roads-roads = Roads
drill-roads-run-goes = A run goes on
drill-roads-new-column = A new column
drill-roads-dragon-tail = A dragon tail
drill-roads-tie = A tie
drill-roads-ask-marks = Ask marks: { $side }
drill-roads-if-wins-next-round = If { $side } wins the next round, what do Big Eye Boy, Small Road and Cockroach Pig get?
drill-roads-road-gets = { $mark ->
    [R] { $road }: red
   *[B] { $road }: blue
 }
drill-roads-turns-where-column-ends = The same winner goes on below, but the column ends: it turns right.
drill-roads-turns-where-square-taken = The same winner goes on below, but the square below is taken: it turns right.
drill-roads-newest-ring-big-road = The newest ring of the Big Road is this round. Which mark does { $road } get?
drill-roads-row-first-empty = Row { $depth }: { $road } looks { $back } to the left, at a column of { $other }: its first empty square: blue.
drill-roads-row-filled = Row { $depth }: { $road } looks { $back } to the left, at a column of { $other }: filled there, as above: red.
drill-roads-row-empty = Row { $depth }: { $road } looks { $back } to the left, at a column of { $other }: empty there, as above: red.
drill-roads-new-column-as-long = A new column: { $road } compares the column before ({ $one }) with that { $back } further left ({ $other }): as long: red.
drill-roads-new-column-not-as-long = A new column: { $road } compares the column before ({ $one }) with that { $back } further left ({ $other }): not as long: blue.
