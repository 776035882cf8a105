page-fairness-title = Công bằng
page-fairness-shoe = { -shoe(case: "capital") } { $number }
page-fairness-commitment = Cam kết
page-fairness-copy = Sao chép
page-fairness-copied = Đã sao chép
page-fairness-cut-by = Người cắt bài: { $names }
page-fairness-seat = ghế { $seat }
page-fairness-nobody-cut = Không ai cắt { -shoe } này.
page-fairness-seed = Hạt giống
page-fairness-burned-count = Đã bỏ { $count } lá
page-fairness-cards-left = Còn { $count } lá
page-fairness-shoes = Các hộp bài đã kết thúc
page-fairness-rounds = { $count } ván
page-fairness-verify = Kiểm chứng
page-fairness-again = Kiểm chứng lại
page-fairness-verifying = Đang kiểm chứng…
page-fairness-download = Tải biên bản
page-fairness-open-verifier = Mở trong trang kiểm chứng
page-fairness-ok = Mọi lá bài đều đúng theo hạt giống và các lần cắt bài.
page-fairness-not-ok = { $count } bước không đạt.
page-fairness-here = Tính ngay trong trình duyệt này
page-fairness-map = Từng lá của { -shoe }
page-fairness-map-text = { $all } lá: { $burned } lá bỏ, { $dealt } lá đã chia, { $left } lá còn lại phía sau.
page-fairness-corrections = Đã sửa sau đó
page-fairness-correction-of = Ván { $number }, ghế { $seat }
page-fairness-card-at = Lá { $place }: { $name }, { $where }
page-fairness-in-round = ván { $number }

page-fairness-how-1 = Trước khi có ai đặt cược, sòng bài rút một hạt giống bí mật và công bố dấu vân tay của nó: đó là cam kết.
page-fairness-how-2 = Khách chơi có thể cắt bài: phần của khách được trộn vào, nên không sòng bài hay khách chơi nào tự mình quyết định được thứ tự bài.
page-fairness-how-3 = Khi { -shoe } kết thúc, hạt giống được công bố; trình duyệt của chính bạn xáo bài lại và so từng lá.
page-fairness-how-title = Cách hoạt động

page-fairness-phases-committed = Đã cam kết: khách chơi có thể cắt bài.
page-fairness-phases-cut = Đã cắt bài: thứ tự đã cố định.
page-fairness-phases-burned = Đã bỏ bài: { -shoe } sẵn sàng.
page-fairness-phases-dealt = Đang chia. Hạt giống được giữ kín cho đến khi hết { -shoe }.
page-fairness-phases-closed = Đã đóng.
page-fairness-phases-revealed = Đã kết thúc: hạt giống đã được công bố.

page-fairness-no-shoes = Chưa có { -shoe } nào kết thúc. Khi { -shoe } này kết thúc, bạn có thể kiểm chứng tại đây.
page-fairness-no-crypto = Trình duyệt này chỉ cho trang web tính toán (WebCrypto) qua https hoặc ngay trên máy chạy chương trình. Hãy dùng một trong hai cách đó, hoặc chạy: punto verify

page-fairness-steps-seal-title = Niêm phong
page-fairness-steps-seal-how = Mỗi phần được gắn với phần trước nó: SHA-256 trên niêm phong trước và phần đó.
page-fairness-steps-commitment-title = Hạt giống và cam kết
page-fairness-steps-commitment-how = SHA-256 của hạt giống đã công bố phải đúng với mã được cho xem trước lá bài đầu tiên.
page-fairness-steps-house-title = Luật của sòng
page-fairness-steps-house-how = SHA-256 của tệp luật mà { -shoe } được chia theo.
page-fairness-steps-cuts-title = Các lần cắt bài
page-fairness-steps-cuts-how = Phần của các khách chơi, trộn làm một: SHA-256 trên mọi lần cắt bài theo thứ tự.
page-fairness-steps-order-title = Thứ tự của { -shoe }
page-fairness-steps-order-how = Hạt giống và các lần cắt bài tạo thành khóa (HMAC-SHA256); khóa này xáo các bộ bài (Fisher và Yates, phiên bản 1).
page-fairness-steps-burn-title = Lá bỏ
page-fairness-steps-burn-how = Những lá đầu tiên theo thứ tự, đúng số lá mà sòng bài bỏ.
page-fairness-steps-cards-title = Mọi lá bài của mọi ván
page-fairness-steps-cards-how = Mỗi ván lấy đúng những lá kế tiếp theo thứ tự; không lá nào bị bỏ sót.
page-fairness-steps-end-title = Kết thúc { -shoe }
page-fairness-steps-end-how = Một ván là ván cuối nếu { -cut-card } nằm ngay tại hoặc trước lá đầu tiên của ván.
page-fairness-steps-sums-title = Tổng số
page-fairness-steps-sums-how = Tiền cược, tiền trả lại và tiền hoa hồng của từng ghế, cộng lại lần nữa.
page-fairness-steps-corrections-title = Sửa đổi
page-fairness-steps-corrections-how = Những gì được sửa sau khi trả thưởng đều bắt đầu từ kết quả trước đó của ván.

page-fairness-found-seal = { $found } phần đúng như khi được niêm phong.
page-fairness-found-commitment = Hạt giống cho ra { $found }, đúng như đã công bố.
page-fairness-found-house = Tệp luật của sòng còn nguyên vẹn: { $found }.
page-fairness-found-cuts = Các lần cắt bài gộp lại cho ra { $found }.
page-fairness-found-order = Đã xáo bài lại: cả { $found } lá đều trùng khớp, từng lá một.
page-fairness-found-burn = { $found } lá đã bỏ, đúng như quy định.
page-fairness-found-cards = Cả { $found } lá đã chia đều là những lá kế tiếp của { -shoe }.
page-fairness-found-end = { -shoe(case: "capital") } kết thúc đúng luật: { $found }.
page-fairness-found-sums = { $found } cược cộng lại khớp với tổng số của từng ghế.
page-fairness-found-corrections =
    { $found ->
        [0] Không có sửa đổi nào.
       *[other] { $found } sửa đổi đều bắt đầu từ kết quả trước đó của ván.
    }

page-fairness-failures-seal =
    { $place ->
        [header] Phần đầu không đúng như khi được niêm phong.
        [closing] Phần kết không đúng như khi được niêm phong.
        [corrections] Phần sửa đổi không đúng như khi được niêm phong.
       *[round] Ván { $place } không đúng như khi được niêm phong.
    }
page-fairness-failures-no_seed =
    { $said ->
        [none] Hạt giống chưa từng được công bố.
       *[reason] Hạt giống chưa từng được công bố ({ $said }).
    }
page-fairness-failures-commitment = Cam kết là { $said }, nhưng hạt giống này cho ra { $right }.
page-fairness-failures-house = Tệp luật của sòng là { $said }, nhưng tệp này cho ra { $right }.
page-fairness-failures-shuffle_version = Không rõ cách xáo bài phiên bản { $said }; trang này chỉ biết phiên bản { $right }.
page-fairness-failures-order =
    Lá { $place } của { -shoe } trong biên bản { $said ->
        [none] bị thiếu
       *[card] là { $said }
    }, nhưng hạt giống và các lần cắt bài { $right ->
        [none] không cho ra lá nào
       *[card] cho ra { $right }
    }.
page-fairness-failures-burn_count = Đã bỏ { $said } lá, nhưng đúng ra phải bỏ { $right } lá.
page-fairness-failures-burn_card = Lá bỏ thứ { $place } là { $said } trong biên bản, nhưng là { $right } trong { -shoe }.
page-fairness-failures-round_number = Ván { $said } nằm ở chỗ lẽ ra là ván { $right }.
page-fairness-failures-first_card = Ván { $place } bắt đầu bằng lá { $said } của { -shoe }, nhưng lá kế tiếp là lá { $right }.
page-fairness-failures-card =
    { $right ->
        [none] Ván { $place } có { $said }, nhưng { -shoe } không còn lá nào.
       *[card] Ván { $place } có { $said }, nhưng lá kế tiếp của { -shoe } là { $right }.
    }
page-fairness-failures-rounds_counted = Biên bản ghi { $said } ván, nhưng có { $right } ván.
page-fairness-failures-cards_counted = Biên bản ghi đã dùng { $said } lá, nhưng thực ra là { $right } lá.
page-fairness-failures-after_the_last = Ván { $place } vẫn được chia dù ván { $said } đã là ván cuối.
page-fairness-failures-ended_early = Ván cuối bắt đầu bằng lá { $said }, nhưng { -cut-card } nằm sau lá { $right }.
page-fairness-failures-sums = Tổng “{ $place }” ghi là { $said }, nhưng cộng lại được { $right }.
page-fairness-failures-correction_place = Sửa đổi { $place } nói về phiếu cược chưa từng được trả thưởng.
page-fairness-failures-correction_before = Sửa đổi { $place } bắt đầu từ { $said }, nhưng ván đó đã mang lại { $right }.
page-fairness-failures-correction_same = Sửa đổi { $place } không thay đổi gì.
page-fairness-failures-correction_net = Phần sửa đổi ghi tổng { $said }, nhưng cộng lại được { $right }.

page-fairness-by-server = Kiểm tra theo luật của máy chủ
page-fairness-by-server-hint = Có phải rút lá thứ ba hay không và mỗi cược trả bao nhiêu là tùy luật của sòng. Trang này không tự biết các luật đó; máy chủ kiểm tra giúp, và ai cũng có thể kiểm tra lại:

page-fairness-server-checks-seal = Niêm phong
page-fairness-server-checks-commitment = Cam kết
page-fairness-server-checks-house = Luật của sòng
page-fairness-server-checks-order = Thứ tự
page-fairness-server-checks-burn = Bỏ bài
page-fairness-server-checks-cards = Lá bài
page-fairness-server-checks-tableau = Luật lá thứ ba và kết quả
page-fairness-server-checks-end = Kết thúc { -shoe }
page-fairness-server-checks-slips = Mọi phiếu cược đều hợp lệ
page-fairness-server-checks-payouts = Mọi khoản trả thưởng
page-fairness-server-checks-sums = Tổng số
page-fairness-server-checks-corrections = Sửa đổi
page-fairness-server-failed = Không lấy được kết quả kiểm tra của máy chủ.

page-fairness-legend-burned = đã bỏ
page-fairness-legend-dealt = đã chia, theo ván
page-fairness-legend-left = chưa hề chia

page-fairness-page-title = Kiểm chứng một { -shoe }
page-fairness-page-lead = Chọn bất kỳ { -shoe } nào đã kết thúc và để trình duyệt của chính bạn xáo lại, từ hạt giống và các lần cắt bài cho đến lá cuối cùng.
page-fairness-page-pick = Một { -shoe } của bàn
page-fairness-page-table = Bàn
page-fairness-page-shoe = { -shoe(case: "capital") }
page-fairness-page-none = Bàn này chưa có { -shoe } nào kết thúc.
page-fairness-page-no-tables = Không có bàn nào.
page-fairness-page-file = Biên bản bạn đang có
page-fairness-page-drop = Thả tệp biên bản vào đây, hoặc
page-fairness-page-choose = chọn tệp
page-fairness-page-paste = Dán biên bản (JSON)
page-fairness-page-go = Kiểm chứng
page-fairness-page-back = { -shoe(case: "capital") } khác
page-fairness-page-problems-not_json = Đây không phải văn bản JSON.
page-fairness-page-problems-not_a_record = Đây là JSON, nhưng không phải biên bản của một { -shoe }.
page-fairness-page-problems-version = Đây là biên bản phiên bản { $place }; trang này đọc phiên bản 1.
page-fairness-page-problems-part = Biên bản này bị hỏng tại “{ $place }”.

page-fairness-facts-house = Sòng bài
page-fairness-facts-shoe = { -shoe(case: "capital") }
page-fairness-facts-rounds = Số ván
page-fairness-facts-cards = Số lá đã dùng
page-fairness-facts-ended = Kết thúc do

page-fairness-endings-cut-card = { -cut-card }
page-fairness-endings-out-of-cards = hết bài
page-fairness-endings-operator = người điều hành
page-fairness-endings-void = bị hủy
