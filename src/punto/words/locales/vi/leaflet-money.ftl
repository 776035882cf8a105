leaflet-money-later-end-of-shoe = khi hết hộp bài
leaflet-money-later-leaving = khi bạn rời bàn
leaflet-money-all-side-bets = Mọi cược phụ
leaflet-money-bet-outside-limits-refused = Cược ngoài hạn mức bị từ chối toàn bộ, kèm lý do; không bao giờ bị cắt bớt.
leaflet-money-limits = Hạn mức
leaflet-money-bets-go-together = Các cược đi cùng nhau
leaflet-money-other-side-bets-may = Các cược phụ khác có thể đặt cùng nhau.
leaflet-money-commission = Tiền hoa hồng
leaflet-money-taken-out-payout-once = Tiền hoa hồng được trừ ngay vào tiền trả thưởng.
leaflet-money-chips = Chip: { $chips }.
leaflet-money-side-bets-may-made = Cược phụ có thể đặt vào một trong hai tay bài hoặc cả hai: kết hợp tùy ý.
leaflet-money-any-side-bets-may = Các cược phụ có thể đặt cùng nhau tùy ý.
leaflet-money-bet = Cược
leaflet-money-least = Tối thiểu
leaflet-money-most = Tối đa
leaflet-money-steps = Mỗi bước
leaflet-money-all-main-bets-table = Tổng cược chính của cả bàn vào Nhà Con và vào Nhà Cái được chênh nhau nhiều nhất { $amount }.
leaflet-money-side-bets-whole-table = Cược phụ của cả bàn thắng nhiều nhất { $amount } trong một ván. Nếu vượt mức đó, những người thắng chia nhau số tiền này theo tỷ lệ tiền thắng của mình.
leaflet-money-only-one-may-bet = Trong một ván chỉ được đặt một trong các cược { $bets }.
leaflet-money-no-commission-charged-this = Bàn này không thu tiền hoa hồng cho bất kỳ cược nào.
leaflet-money-may-bet-without-main = { $names } có thể đặt mà không cần cược chính.
leaflet-money-can-bet-only-beside = { $bets } chỉ được đặt kèm với cược { $wanted } trong cùng ván.
leaflet-money-tie-alone = Khi { $tie } là cược chính duy nhất của bạn, tiền cược phải đạt mức tối thiểu của bàn là { $minimum }.
leaflet-money-tie-alone-or-beside = Khi { $tie } là cược chính duy nhất của bạn, tiền cược phải đạt mức tối thiểu của bàn là { $minimum }; khi đặt kèm một cược chính khác thì { $increment } là đủ.
leaflet-money-any = Bạn có thể đặt cược { $main }, riêng từng cược hoặc kết hợp tùy ý.
leaflet-money-any-but-following = Bạn có thể đặt cược { $main }, riêng từng cược hoặc kết hợp tùy ý, trừ các trường hợp sau.
leaflet-money-only-these-together = Bạn có thể đặt cược riêng { $main }, hoặc kết hợp { $sets }. Ngoài ra, các cược chính không được đặt cùng nhau.
leaflet-money-charged = Cược { $bets } khi thắng phải chịu tiền hoa hồng { $rate } trên số tiền thắng.
leaflet-money-charged-where-said = Cược { $bets } khi thắng phải chịu tiền hoa hồng { $rate } trên số tiền thắng, ở những dòng mà bảng cược có ghi.
leaflet-money-collected-later = { $moments ->
    [1] Tiền hoa hồng không trừ vào tiền trả thưởng. Khoản này được ghi nợ và thu { $later }.
   *[other] Tiền hoa hồng không trừ vào tiền trả thưởng. Khoản này được ghi nợ và thu { $later }, tùy lúc nào đến trước.
 }
leaflet-money-rounded = { $what ->
    [commission] Tiền hoa hồng
    [payouts] Tiền trả thưởng
   *[both] Tiền hoa hồng và tiền trả thưởng
 } được làm tròn đến { $favour ->
    [patron] { $unit } theo hướng có lợi cho bạn
    [house] { $unit } theo hướng có lợi cho sòng
   *[nearest] { $unit } gần nhất, đúng một nửa thì làm tròn lên
 }.
leaflet-money-next-chip = { $before }, { $next }
leaflet-money-at-payout = khi trả thưởng
leaflet-money-you-choose-when = Bạn chọn lúc trả: { $later }.
leaflet-money-owed-shown = Bạn luôn thấy được khoản mình còn nợ.
leaflet-money-owed-held = Bạn luôn thấy được khoản mình còn nợ, và không dùng nó để đặt cược được cho đến khi trả.
