page-learn-title = Học
page-learn-house = Sòng bài
page-learn-cards = { $side }: { $cards }
page-learn-cards-counted = { $side }: { $cards }, tổng { $total }
page-learn-table = Các lá bài trên bàn
page-learn-right = Đúng.
page-learn-wrong = Chưa đúng: { $answer }.
page-learn-late = Hết giờ: { $answer }.
page-learn-next = Tiếp
page-learn-next-hint = Enter
page-learn-keys = Bàn phím: bấm số của câu trả lời, rồi Enter.
page-learn-loading = Đang chia bài…
page-learn-failed = Không tải được câu hỏi.
page-learn-retry = Thử lại

page-learn-parts-label = Nội dung học
page-learn-parts-drills = Bài luyện
page-learn-parts-exam = Bài thi
page-learn-parts-squeeze = Nặn bài

page-learn-kinds-label = Câu hỏi
page-learn-kinds-every = Tất cả
page-learn-kinds-all = tất cả { $count } loại
page-learn-kinds-some = { $count } trên { $all } loại

page-learn-timer-label = Tính giờ
page-learn-timer-off = Không tính giờ
page-learn-timer-up = Đếm tăng
page-learn-timer-seconds = { $count } giây mỗi câu
page-learn-timer-left = Số giây còn lại
page-learn-timer-passed = Thời gian đã qua

page-learn-seats-label = Các ghế
page-learn-seats-seat = Ghế { $number }
page-learn-seats-lammers = Thẻ ghi nợ hoa hồng

page-learn-form-answer = Trả lời
page-learn-form-place = Vị trí 
page-learn-form-pick = Chọn mọi ý đúng; không chọn ý nào cũng là một câu trả lời.
page-learn-form-arrange = Bấm theo đúng thứ tự; bấm lần nữa để bỏ chọn.
page-learn-form-put = Đặt một chip { $value }
page-learn-form-take = Lấy lại một chip { $value }
page-learn-form-sum = Đã xếp:
page-learn-form-cut-keys = Các phím từ 1 đến { $count } đặt một chip; giữ Shift để lấy lại.
page-learn-form-board = Các ô của Cầu lớn
page-learn-form-square =
    { $result ->
        [B] Cột { $column }, hàng { $row }, { -banker }
        [P] Cột { $column }, hàng { $row }, { -player }
       *[none] Cột { $column }, hàng { $row }, trống
    }
page-learn-form-locate = Bấm vào một ô, hoặc di chuyển bằng phím mũi tên rồi bấm Enter.

page-learn-exam-title = Bài thi
page-learn-exam-lead = Các câu hỏi nối tiếp nhau, không có trợ giúp, và được chấm ở cuối. Cùng một hạt giống cho cùng một đề.
page-learn-exam-name = Tên
page-learn-exam-count = Số câu hỏi
page-learn-exam-minutes = Số phút (0: không giới hạn)
page-learn-exam-pass = Mức đạt (%)
page-learn-exam-seed = Hạt giống
page-learn-exam-any = bất kỳ
page-learn-exam-begin = Bắt đầu
page-learn-exam-question = Câu { $at } trên { $all }
page-learn-exam-progress = Đã trả lời
page-learn-exam-back = Quay lại
page-learn-exam-forward = Bỏ qua
page-learn-exam-hand-in = Nộp bài
page-learn-exam-open = Còn { $count } câu chưa trả lời. Nộp bài chứ?
page-learn-exam-result = Kết quả bài thi
page-learn-exam-score = { $right } trên { $all }
page-learn-exam-passed = đạt
page-learn-exam-failed = không đạt
page-learn-exam-too-late = không đạt: quá thời gian
page-learn-exam-date = Ngày
page-learn-exam-terms = Điều kiện
page-learn-exam-terms-of =
    { $limit ->
        [none] { $count } câu hỏi, đạt từ { $pass }%, không giới hạn thời gian
       *[time] { $count } câu hỏi, đạt từ { $pass }%, giới hạn { $limit }
    }
page-learn-exam-took = Thời gian làm bài
page-learn-exam-print = In
page-learn-exam-again = Bài thi khác
page-learn-exam-is-right = Đúng:
page-learn-exam-is-wrong = Sai:
page-learn-exam-given = Đã trả lời
page-learn-exam-nothing = để trống
page-learn-exam-told = Đáp án đúng

page-learn-sides-player = { -player }
page-learn-sides-banker = { -banker }

page-learn-score-label = Điểm số
page-learn-score-today = Hôm nay
page-learn-score-streak = Đúng liên tiếp
page-learn-score-known = Đã thuộc
page-learn-score-of = { $right } trên { $all }

page-learn-boxes-title = Các ngăn của bạn
page-learn-boxes-lead = Mỗi câu trả lời đúng đưa chủ đề lên một ngăn, nơi nó được nghỉ lâu hơn; một câu sai đưa nó về ngăn đầu.
page-learn-boxes-names-0 = mới
page-learn-boxes-names-1 = ngay
page-learn-boxes-names-2 = 10 phút
page-learn-boxes-names-3 = 1 ngày
page-learn-boxes-names-4 = 3 ngày
page-learn-boxes-names-5 = một tuần
page-learn-boxes-line = { $kind }: đã thuộc { $known } trên { $all } chủ đề. { $boxes }
page-learn-boxes-box = { $name }: { $count }
page-learn-boxes-reset = Học lại từ đầu
page-learn-boxes-sure = Quên mọi điều đã học ở sòng bài này?
page-learn-boxes-missed = Hay sai nhất
page-learn-boxes-none = Chưa sai câu nào.
page-learn-boxes-times = { $count } lần

page-learn-tableau-title = Luật lá thứ ba
page-learn-tableau-player = Hai lá đầu của { -player }
page-learn-tableau-natural = { -natural }: không rút thêm
page-learn-tableau-banker = { -banker }, khi { -player } đã rút lá thứ ba
page-learn-tableau-banker-stood = Khi { -player } dừng, { -banker } rút nếu có { $draws } và dừng nếu có { $stands }.
page-learn-tableau-has = { -banker } có
page-learn-tableau-draws = rút
page-learn-tableau-stands = dừng
page-learn-tableau-show = Xem luật
page-learn-tableau-hide = Ẩn luật

page-learn-squeeze-title = Các nút ở mép bài cho biết điều gì
page-learn-squeeze-lead = Lá bài được hé chậm từ cạnh. Rất lâu trước khi bạn thấy góc bài, số nút dọc mép đã cho biết còn có thể là những lá nào.
page-learn-squeeze-rims-0 = Không nút
page-learn-squeeze-rims-1 = Một nút
page-learn-squeeze-rims-2 = Hai nút
page-learn-squeeze-rims-3 = Ba nút
page-learn-squeeze-rims-4 = Bốn nút
page-learn-squeeze-rims-line = Đường kẻ
page-learn-squeeze-names-0 = không cạnh
page-learn-squeeze-names-2 = hai cạnh
page-learn-squeeze-names-3 = ba cạnh
page-learn-squeeze-names-4 = bốn cạnh
page-learn-squeeze-names-line = lá hình
page-learn-squeeze-means-0 = Át, 2 hoặc 3. Hãy hé đầu ngắn: có nút là 2 hoặc 3, không có là Át.
page-learn-squeeze-means-2 = 4 hoặc 5. Lá 5 có thêm một nút ở giữa.
page-learn-squeeze-means-3 = 6, 7 hoặc 8. Phần giữa hai hàng nút cho biết: không nút, một nút hay hai nút.
page-learn-squeeze-means-4 = 9 hoặc 10. Lá 9 có một nút ở giữa, lá 10 có hai.
page-learn-squeeze-means-line = Bồi, Đầm hoặc Già: đó là khung của hình. Tính 0 điểm.
page-learn-squeeze-counts = tính { $values }
page-learn-squeeze-try = Hãy thử
page-learn-squeeze-try-lead = Nặn lá này từ cạnh dài, rồi nói xem đó có thể là lá gì. Không ai thấy góc bài trước khi bạn lật.
page-learn-squeeze-ask = Dọc cạnh dài, lá này có…
page-learn-squeeze-other = Lá khác
page-learn-squeeze-right-rim = Đúng: { $rim } dọc cạnh, vậy là { $ranks }.
page-learn-squeeze-wrong-rim = Hãy nhìn lại cạnh bài: ở đó có { $rim }, vậy là { $ranks }.
page-learn-squeeze-turned = Đó là lá { $card }, tính { $value } điểm.
page-learn-squeeze-first = Hãy hé lá bài trước: kéo cạnh bài, hoặc bấm “Hé cạnh”.
page-learn-squeeze-wish = Nên mong điều gì
page-learn-squeeze-wish-lead = Bạn đã có một lá và đang nặn lá kia. Thấy gì thì được tay bài đẹp?
page-learn-squeeze-holding = Lá kia của bạn
page-learn-squeeze-hand = thành
page-learn-squeeze-best = đẹp nhất
page-learn-squeeze-natural = { -natural }
