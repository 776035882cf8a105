drill-roads-colours-r = Đỏ
drill-roads-colours-b = Xanh
drill-roads-happens-tie = Ván sau hòa. Ô nào của Cầu lớn được gạch vạch?
drill-roads-happens-banker = Nhà Cái thắng ván sau. Vòng tròn nằm ở ô nào?
drill-roads-happens-player = Nhà Con thắng ván sau. Vòng tròn nằm ở ô nào?
drill-roads-same-winner-goes-below = Cùng bên thắng thì đi tiếp xuống dưới.
drill-roads-tie-line-newest-ring = Hòa là một vạch trên vòng tròn mới nhất, không chiếm ô riêng.
drill-roads-another-winner-begins-new = Bên kia thắng thì bắt đầu cột mới từ trên cùng.
drill-roads-which-mark-roads = Đánh dấu gì trên bảng cầu?
drill-roads-roads = Bảng cầu
drill-roads-run-goes = Chuỗi đi tiếp
drill-roads-new-column = Cột mới
drill-roads-dragon-tail = Đuôi rồng
drill-roads-tie = Ván hòa
drill-roads-ask-marks = Hỏi cầu: { $side }
drill-roads-if-wins-next-round = Nếu { $side } thắng ván sau, Mắt to, Cầu nhỏ và Cầu con gián được đánh dấu gì?
drill-roads-road-gets = { $mark ->
    [R] { $road }: đỏ
   *[B] { $road }: xanh
 }
drill-roads-turns-where-column-ends = Cùng bên thắng thì đi tiếp xuống dưới, nhưng cột đã hết: rẽ sang phải.
drill-roads-turns-where-square-taken = Cùng bên thắng thì đi tiếp xuống dưới, nhưng ô bên dưới đã có dấu: rẽ sang phải.
drill-roads-newest-ring-big-road = Vòng tròn mới nhất của Cầu lớn là ván này. { $road } được đánh dấu gì?
drill-roads-row-first-empty = Hàng { $depth }: { $road } nhìn cột thứ { $back } bên trái, có { $other } ô: đúng ô trống đầu tiên của cột đó: xanh.
drill-roads-row-filled = Hàng { $depth }: { $road } nhìn cột thứ { $back } bên trái, có { $other } ô: ô đó có dấu, như ô bên trên: đỏ.
drill-roads-row-empty = Hàng { $depth }: { $road } nhìn cột thứ { $back } bên trái, có { $other } ô: ô đó trống, như ô bên trên: đỏ.
drill-roads-new-column-as-long = Cột mới: { $road } so cột trước ({ $one } ô) với cột thứ { $back } bên trái cột đó ({ $other } ô): dài bằng nhau: đỏ.
drill-roads-new-column-not-as-long = Cột mới: { $road } so cột trước ({ $one } ô) với cột thứ { $back } bên trái cột đó ({ $other } ô): không dài bằng nhau: xanh.
