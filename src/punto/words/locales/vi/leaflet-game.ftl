leaflet-game-tips = Nếu muốn, bạn có thể tặng người chia bài tiền boa bằng chip của mình. Không ai đòi hỏi tiền boa, và tiền boa không làm thay đổi gì trong ván bài.
leaflet-game-styles-mini = Bàn này chơi Mini-Baccarat: người chia bài cầm và lật bài.
leaflet-game-styles-midi = Bàn này chơi Midi-Baccarat: khách chơi có thể tự tay cầm bài.
leaflet-game-object-game = Mục tiêu của trò chơi
leaflet-game-their-face-value = đúng số ghi trên lá bài
leaflet-game-what-cards-count = Điểm của các lá bài
leaflet-game-how-round-dealt = Một ván được chia thế nào
leaflet-game-make-your-bets-before = Hãy đặt cược trước khi chia bài. Thời gian đặt cược là { $seconds } giây; khi đã ngừng nhận cược thì không được đặt, tăng hay rút cược nữa.
leaflet-game-each-hand-has-cards = Mỗi tay bài có { $two } lá và có thể được thêm một lá, không bao giờ thêm hai: một ván dùng ít nhất { $least } và nhiều nhất { $most } lá. Luật cố định quyết định bên nào rút bài; không ai được tự chọn.
leaflet-game-totals-compared-hand-closest = Sau đó so tổng điểm. Tay bài gần { $most } nhất thắng; tổng điểm bằng nhau là hòa.
leaflet-game-only-two-hands-dealt = Chỉ có hai tay bài được chia, Nhà Con và Nhà Cái, dù có bao nhiêu khách chơi đặt cược. Tay bài có tổng điểm cao hơn khi hết ván sẽ thắng: tay bài gần { $most } nhất, vì { $most } là điểm cao nhất. Bạn đặt cược vào kết quả của ván: { $main }.
leaflet-game-table-seats-up-patrons = Bàn có chỗ cho tối đa { $seats } khách chơi. Bài gồm { $decks }, mỗi bộ 52 lá, tổng cộng { $cards } lá, được chia từ hộp bài.
leaflet-game-card = Lá bài
leaflet-game-add-up-cards-hand = Cộng điểm các lá của một tay bài. Nếu tổng có hai chữ số, bỏ chữ số bên trái: chỉ tính chữ số cuối. Vì vậy mỗi tay bài có từ { $least } đến { $most } điểm.
leaflet-game-dealt-mini-face-up = Bốn lá được chia ngửa trước mặt người chia bài. Lá { $player } là tay bài Nhà Con, lá { $banker } là tay bài Nhà Cái.
leaflet-game-dealt-mini-face-down = Bốn lá được chia úp trước mặt người chia bài. Lá { $player } là tay bài Nhà Con, lá { $banker } là tay bài Nhà Cái.
leaflet-game-dealt-midi-face-up = Bốn lá được chia ngửa. Lá { $player } là tay bài Nhà Con, lá { $banker } là tay bài Nhà Cái.
leaflet-game-dealt-midi-face-down = Bốn lá được chia úp. Lá { $player } là tay bài Nhà Con, lá { $banker } là tay bài Nhà Cái.
leaflet-game-place = { $place ->
    [1] thứ nhất
    [2] thứ hai
    [3] thứ ba
   *[4] thứ tư
 }
leaflet-game-points = { $value ->
    [0] không điểm (0)
   *[other] { $value }
 }
leaflet-game-counts = Điểm
leaflet-game-added = { $added }
leaflet-game-added-counts = { $added }, tính { $counts }
leaflet-game-opening = Nếu chưa từng chơi, bạn có thể ngạc nhiên vì trò này dễ đến thế: như đoán sấp ngửa, chỉ có hai tay bài để chọn, Nhà Con và Nhà Cái. Phần còn lại là của lá bài.
leaflet-game-banker-more-often = Nhà Cái thắng nhiều hơn Nhà Con một chút: { $banker } số ván so với { $player }; { $tie } là ván hòa.
leaflet-game-banker-charged = Vì thế tiền thắng của Nhà Cái bị tính hoa hồng.
leaflet-game-banker-paid-less = Vì thế không phải ván thắng nào của Nhà Cái cũng được trả đủ.
leaflet-game-bets-before-at-table = Hãy đặt cược trước khi chia bài. Khi người chia bài đã báo ngừng nhận cược thì không được đặt, tăng hay rút cược nữa.
