leaflet-table-handle = cầm và lật bài
leaflet-table-dealer-handles-all-cards = Người chia bài cầm mọi lá bài và cho mọi người thấy cả hai tay bài. Khách chơi không chạm vào và không nhận lá bài nào.
leaflet-table-equal-bets-one-confirmed = Nếu cược bằng nhau, cược giữ nguyên số tiền đó lâu nhất có quyền trước.
leaflet-table-third-cards-dealt-only = Lá thứ ba chỉ được chia khi bốn lá đầu đã ngửa, và lá thứ ba của Nhà Cái chỉ khi lá của Nhà Con đã ngửa.
leaflet-table-round-void-if-shoe = Ván bị hủy nếu hộp bài hết bài giữa ván, hoặc nếu bàn có lỗi. Khi đó mọi tiền cược được trả lại, và lý do được ghi lại.
leaflet-table-order-shoe-sealed-before = Thứ tự của hộp bài được niêm phong trước khi có người cắt bài, và được mở khi hết hộp bài: lúc đó ai cũng có thể kiểm chứng từng lá bài và từng khoản trả thưởng.
leaflet-table-who-handles-cards = Ai cầm bài
leaflet-table-patron-may-cede = Khách chơi có thể nhận bài hoặc nhường. Khi khách nhường, người có cược lớn kế tiếp vào tay bài đó được mời nhận bài, và cứ thế tiếp tục.
leaflet-table-patron-may-leave = Khách chơi có thể nhận bài hoặc để người chia bài mở; bài không được chuyển cho khách chơi khác.
leaflet-table-shoe-void-rounds = Hộp bài và ván bị hủy
leaflet-table-new-shoe-holds-cards = Hộp bài mới có { $decks }, { $cards } lá, đã được xáo bài và cắt bài.
leaflet-table-its-first-card-shown = Lá đầu tiên được cho xem rồi bỏ, sau đó bỏ thêm số lá bằng điểm của nó: mười lá nếu đó là 10, bồi (J), đầm (Q) hoặc già (K).
leaflet-table-patron-with-largest-bet = Khách chơi có cược lớn nhất vào { $side } khi ngừng nhận cược được mời nhận bài của { $side }.
leaflet-table-patrons-may-not = Khách chơi không được { $may_not }.
leaflet-table-burned-unseen = { $count ->
    [0] Không bỏ lá nào.
    [1] Lá đầu tiên được bỏ úp, không ai xem.
   *[other] { $count } lá đầu tiên được bỏ úp, không ai xem.
 }
leaflet-table-cut-card-lies-from = Lá cắt nằm cách cuối hộp bài { $count } lá. Nếu lá cắt ra giữa ván, ván đó được chia xong và chia thêm một ván nữa; nếu lá cắt ra trước lá đầu tiên của một ván, ván đó là ván cuối.
leaflet-table-dealer-exposes-ceded = Người chia bài mở một tay bài nếu mọi khách chơi đều nhường, hoặc nếu không ai cược vào tay bài đó.
leaflet-table-dealer-exposes-left = Người chia bài mở một tay bài nếu khách chơi không nhận, hoặc nếu không ai cược vào tay bài đó.
leaflet-table-patron-who-takes-hand = Khách chơi nhận một tay bài được { $may }.
leaflet-table-too-late-ceding = Nếu không trả lời trong { $offer } giây, quyền nhận bài chuyển sang cược lớn kế tiếp; nếu chưa lật bài trong { $seconds } giây thì người chia bài mở.
leaflet-table-too-late = Nếu không nhận bài trong { $offer } giây, hoặc chưa lật bài trong { $seconds } giây, người chia bài sẽ mở.
leaflet-table-ask-the-dealer = Bạn cứ hỏi người chia bài nếu muốn được giải thích về tiền trả thưởng.
