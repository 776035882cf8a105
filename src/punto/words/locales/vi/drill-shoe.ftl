drill-shoe-round-void-every-stake = Ván bị hủy; mọi tiền cược được trả lại; hộp bài kết thúc
drill-shoe-cards-dealt-so-far = Các lá đã chia quyết định kết quả
drill-shoe-discards-shuffled-round-goes = Xáo lại các lá đã dùng, và ván tiếp tục
drill-shoe-cut-card-came-before = Lá cắt ra trước lá đầu tiên của ván này: ván này là ván cuối.
drill-shoe-cut-card-came-after = Lá cắt ra sau lá đầu tiên của ván này: chia xong ván này, và ván sau là ván cuối.
drill-shoe-none-last-round = Không còn: đó là ván cuối
drill-shoe-one-more = Một ván nữa
drill-shoe-two-more = Hai ván nữa
drill-shoe-how-many-more-cards = Phải bỏ thêm bao nhiêu lá?
drill-shoe-new-shoe-shuffled-cut = Một hộp bài mới đã được xáo bài và cắt bài.
drill-shoe-how-many-cards-burned = Phải bỏ bao nhiêu lá?
drill-shoe-this-round-over-cut = Ván này đã xong. Lá cắt bây giờ nằm trên cùng của hộp bài.
drill-shoe-how-many-rounds-dealt = Sau ván này còn chia bao nhiêu ván?
drill-shoe-third-card-due-shoe = Phải rút lá thứ ba nhưng hộp bài đã hết. Xử lý thế nào?
drill-shoe-shoe = Hộp bài
drill-shoe-burn = Bỏ bài
drill-shoe-cut-card-comes-first = Lá cắt ra đầu tiên
drill-shoe-cut-card-comes-out = Lá cắt ra giữa ván
drill-shoe-cut-card-lies-behind = Lá cắt nằm sau ván
drill-shoe-shoe-runs-out = Hộp bài hết bài
drill-shoe-first-card-new-shoe = Lá đầu tiên của hộp bài mới được lật ngửa: { $shown }.
drill-shoe-burns-as-many-as = { $shown }: bỏ số lá bằng điểm của nó, át bỏ một lá, lá mười và lá hình bỏ mười lá.
drill-shoe-there-no-card-for = Không còn lá nào để rút.
drill-shoe-this-house-burns-cards = Sòng này bỏ { $count } lá ở mỗi hộp bài.
drill-shoe-this-round-cut-card = Trong ván này, lá cắt ra trước lá thứ { $place ->
    [1] nhất
    [2] hai
    [3] ba
    [4] tư
    [5] năm
   *[6] sáu
 }.
