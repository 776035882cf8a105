# Why a hand draws or stands: the tableau in sentences.
draw-natural = { $side } có bài tự nhiên { $total } điểm nên dừng.
draw-other-natural = { $other } có bài tự nhiên { $total } điểm nên { $side } dừng.
draw-player-draws = Nhà Con có { $total } điểm nên rút (rút khi có { $on } điểm).
draw-player-stands = Nhà Con có { $total } điểm nên dừng (dừng khi có { $on } điểm).
draw-banker-draws = Nhà Con đã dừng; Nhà Cái có { $total } điểm nên rút (rút khi có { $on } điểm).
draw-banker-stands = Nhà Con đã dừng; Nhà Cái có { $total } điểm nên dừng (dừng khi có { $on } điểm).
draw-always-draws = Nhà Cái có { $total } điểm nên luôn rút.
draw-always-stands = Nhà Cái có { $total } điểm nên luôn dừng.
draw-unless = Nhà Cái có { $total } điểm và rút, trừ khi lá thứ ba của Nhà Con là { $value ->
    [8] 8
   *[other] { $value }
 }; lá đó là { $third }.
draw-to = Nhà Cái có { $total } điểm và rút khi lá thứ ba của Nhà Con là { $values }; lá đó là { $third }.
draw-only-to = Nhà Cái có { $total } điểm và chỉ rút khi lá thứ ba của Nhà Con là { $values }; lá đó là { $third }.
draw-third-card = { $rank ->
    [A] át (A), tính 1 điểm
    [T] 10, tính 0 điểm
    [J] bồi (J), tính 0 điểm
    [Q] đầm (Q), tính 0 điểm
    [K] già (K), tính 0 điểm
    [8] 8
   *[other] { $rank }
 }
