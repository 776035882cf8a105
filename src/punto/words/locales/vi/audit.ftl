# Những gì kiểm toán tìm thấy: với mỗi mục kiểm tra, điều đúng khi không có sai khác, và mọi loại sai khác.
audit-at = { $where }: { $what }
audit-event = sự kiện { $number } ({ $type })
audit-nothing = không có gì
audit-unreadable = không đọc được: { $why }
audit-tables-ok = { $tables } bàn, và không có dòng dữ liệu nào nằm ngoài các bàn đó
audit-tables-stray = có các dòng dữ liệu của bàn { $table }, mà bàn này không có bản ghi đầu chuỗi
audit-grants-ok = { $grants } lần cấp chip giải trí, và không có ví nào chi quá số chip
audit-grants-number = lần cấp { $number } bằng { $currency } nằm ở chỗ lẽ ra là lần { $due }
audit-grants-not-sealed = lần cấp { $number } bằng { $currency } không còn như khi niêm phong
audit-grants-short = đã mua quá số hiện có { $short } { $currency } (tính theo đơn vị tiền nhỏ nhất)
audit-chain-ok = { $events } sự kiện, mỗi sự kiện nối với sự kiện trước nó
audit-chain-gap = trước đó thiếu các sự kiện { $first } đến { $last }
audit-chain-disorder = trước đó các sự kiện sai thứ tự
audit-chain-follows = nối theo mã băm { $previous }..., nhưng trước đó là { $last }...
audit-chain-not-stored = không còn như khi lưu: mã băm của nó là { $hash }...
audit-chain-columns = các cột type và at khác với nội dung
audit-chain-head = bản ghi đầu chuỗi: sự kiện { $head }, { $head_hash }..., nhưng nhật ký kết thúc ở sự kiện { $last }, { $last_hash }...
audit-replay-ok = đã chạy lại { $events } sự kiện
audit-replay-cannot-follow = không thể nối tiếp, và việc chạy lại dừng ở đây: { $why }
audit-replay-cannot-check = không kiểm tra được: { $why }
audit-replay-other-state = trạng thái là của bàn { $table } sau sự kiện { $event }, không phải của { $head_table } sau sự kiện { $head }
audit-rounds-ok = đã tính lại { $bets } cược của { $rounds } ván, { $void } ván bị hủy
audit-rounds-round = ván { $number } của hộp bài { $shoe }
audit-rounds-seat = ghế { $seat }
audit-rounds-bet = { $bet } của ghế { $seat }
audit-rounds-void = không trả lại đúng toàn bộ tiền cược
audit-rounds-other-round = đúng ra là ván { $number } của hộp bài { $shoe }
audit-rounds-cards = các lá bài được ghi là { $cards }, nhưng trên bàn là những lá khác
audit-rounds-winner = bên thắng được ghi là { $winner ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $winner }
 }, nhưng theo điểm phải là { $right ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $right }
 }
audit-rounds-bets = thanh toán các cược { $settled }, nhưng các cược đã đặt là { $made }
audit-rounds-patron = thuộc về { $patron }, nhưng người ngồi đó là { $sits }
audit-rounds-figure = { $name ->
    [stake] tiền cược
    [result] kết quả
    [winnings] tiền thắng
    [commission] tiền hoa hồng
    [returned] tiền trả lại
    [net] số ròng
    [pays] tỷ lệ trả
   *[other] { $name }
 } được ghi là { $said }, nhưng theo luật là { $right }
audit-rounds-owed = tiền hoa hồng được ghi nợ, trái với luật
audit-rounds-not-owed = tiền hoa hồng không được ghi nợ, trái với luật
audit-rounds-moves = chuyển { $moved }, nhưng theo luật là { $right }
audit-rounds-stakes = không lấy đúng số tiền cược đang giữ
audit-rounds-holds = giữ { $held } cho tiền hoa hồng còn nợ, nhưng theo luật là { $right }
audit-shoes-ok = đã kiểm chứng { $shoes } hộp bài đã kết thúc: cam kết, thứ tự, từng lá bài, từng khoản trả thưởng
audit-shoes-shoe = hộp bài { $shoe }
audit-shoes-check = { $check ->
    [seal] niêm phong
    [commitment] cam kết
    [house] luật của sòng
    [order] thứ tự
    [burn] bỏ bài
    [cards] lá bài
    [tableau] luật rút bài
    [end] kết thúc
    [slips] phiếu cược
    [payouts] tiền trả thưởng
    [sums] tổng cộng
   *[other] { $check }
 }
audit-shoes-seed = hạt giống đã công bố không phải là hạt giống đã cam kết
audit-shoes-burned = đã bỏ { $burned } lá, nhưng theo luật phải là { $right } lá
audit-shoes-left = { $card } ra từ hộp bài { $shoe }, trong khi nguồn bài có { $right } ở chỗ đó
audit-ledger-ok = { $transfers } lần chuyển, đúng như các sự kiện đã ghi, lần nào cũng có đủ bên nợ và bên có
audit-ledger-before = có những lần chuyển trước đó không thuộc sự kiện nào
audit-ledger-others = sổ cái có những lần chuyển khác với sự kiện: { $ids }
audit-ledger-numbers = các lần chuyển của nó không được đánh số theo thứ tự
audit-ledger-left-over = các lần chuyển từ { $id } trở đi không thuộc sự kiện nào
audit-transfer-twice = mã số xuất hiện hai lần
audit-transfer-not-positive = { $amount } không phải là số tiền dương
audit-transfer-overdrawn = { $account } có { $there }, trong đó { $held } đã được giữ cho việc khác
audit-transfer-not-pending = { $pending } không phải là khoản đang giữ
audit-transfer-differs = khác với { $held }, là khoản mà nó phải { $kind ->
    [post] ghi sổ
    [void] giải tỏa
   *[other] { $kind }
 }
audit-accounts-total = tất cả tài khoản cộng lại có { $total }, không phải 0
audit-accounts-differ = sổ ghi { $says }, các lần chuyển cộng lại được { $counted } (số dư, đang giữ)
audit-balances-ok = { $accounts } tài khoản khớp với tổng các lần chuyển và với kết quả chạy lại; cộng lại bằng 0
audit-balances-stored = giá trị đã lưu
audit-balances-differ = giá trị đã lưu là { $stored }, nhưng chạy lại được { $replayed }
audit-balances-account = { $balance }, trong đó đang giữ { $held } ({ $account })
audit-answers-ok = { $answers } lệnh đã chấp nhận, mỗi lệnh có một biên nhận
audit-answers-ok-pruned = { $answers } lệnh đã chấp nhận, mỗi lệnh có một biên nhận; { $pruned } biên nhận cũ hơn không còn được lưu
audit-answers-answer = trả lời cho { $command }
audit-answers-count = lệnh { $command }: { $events } sự kiện của nó có { $answers } trả lời thay vì một
audit-answers-other-events = nêu { $events } sự kiện cho đến { $last }, nhưng thực tế là những sự kiện khác
audit-answers-not-sealed = không còn như khi niêm phong sau sự kiện { $event }
audit-answers-no-event = sự kiện { $event } không tồn tại
audit-answers-receipts = lưu { $receipts } biên nhận, nhưng đã chấp nhận { $accepted } lệnh, trong đó biên nhận của { $pruned } lệnh đã được xóa bớt
audit-snapshots-ok = { $snapshots } ảnh chụp trạng thái, mỗi ảnh đúng là trạng thái tại chỗ của nó
audit-snapshots-place = ảnh chụp trạng thái sau sự kiện { $event }
audit-snapshots-not-sealed = không còn như khi niêm phong
audit-snapshots-other-state = không phải là trạng thái có được tại đó khi chạy lại
audit-snapshots-no-event = không có sự kiện này
audit-patrons-ok = { $patrons } khách chơi với các hạn mức và kết quả của họ
audit-patrons-differ = hạn mức, việc tự loại trừ, kết quả trong ngày hoặc số đã rút về ví khác với nhật ký
audit-purses-ok = { $patrons } khách chơi đã rút về ví đúng như sổ cái ghi
audit-purses-cashed = đã rút về ví { $cashed } theo sổ cái, nhưng giá trị đã lưu là { $stored }
audit-purses-not-stored = đã rút về ví { $cashed } theo sổ cái, nhưng không có giá trị nào được lưu
audit-purses-currency = rút { $currency } về ví ở bàn chơi bằng { $played }
audit-debts-collected = thu { $said }, nhưng có thể thu { $right }
audit-debts-account = { $said } vào tài khoản hoa hồng, không phải { $right }
audit-debts-seats = thu ở các ghế { $said }, nhưng ghế nợ là { $right }
audit-debts-unpaid = ghi còn nợ { $said }, nhưng theo luật là { $right }
audit-debts-owes = sau đó nợ { $said }, nhưng theo luật là { $right }
audit-corrections-before = sửa { $said }, nhưng ván đó đã mang lại { $right }
audit-corrections-unsigned = không ghi ai ra lệnh và lý do
