page-operator-title = Điều hành
page-operator-loading = Đang tải…
page-operator-tables = Các bàn
page-operator-closed-tables = Bàn đã đóng
page-operator-no-tables = Không có bàn nào.
page-operator-choose = Chọn một bàn để xem diễn biến và ra lệnh.
page-operator-open = Mở bàn
page-operator-watch = Xem bàn
page-operator-out-of-service = ngừng phục vụ
page-operator-paused = Tạm dừng
page-operator-closing = Đóng sau ván này
page-operator-shoe-round = { -shoe(case: "capital") } { $shoe }, ván { $number }
page-operator-seats = { $taken } trên { $most } ghế
page-operator-bots = { $count } bot
page-operator-watching = { $count } người xem
page-operator-events = { $count } sự kiện
page-operator-reason = Lý do
page-operator-reason-needed = Cần nêu lý do: khách chơi sẽ đọc.
page-operator-cancel = Hủy
page-operator-live = Trực tiếp
page-operator-older = Cũ hơn
page-operator-filter = Lọc
page-operator-empty = Chưa có gì.

page-operator-sign-in-title = Người điều hành
page-operator-sign-in-about = Mã truy cập được in ra khi máy chủ khởi động, hoặc đặt bằng PUNTO_OPERATOR_TOKEN.
page-operator-sign-in-token = Mã truy cập
page-operator-sign-in-go = Đăng nhập
page-operator-sign-in-out = Đăng xuất

page-operator-phases-shuffling = Xáo bài
page-operator-phases-cutting = Cắt bài
page-operator-phases-betting = Đặt cược
page-operator-phases-closed = Ngừng nhận cược
page-operator-phases-dealing = Chia bài
page-operator-phases-control = Mời nhận bài
page-operator-phases-exposing = Lật bài
page-operator-phases-third_cards = Lá thứ ba
page-operator-phases-settled = Đã thanh toán
page-operator-phases-ended = Đã đóng hẳn

page-operator-facts-pace = Tốc độ
page-operator-facts-state = Trạng thái
page-operator-facts-seats = Ghế

page-operator-paces-calm = Thong thả
page-operator-paces-normal = Bình thường
page-operator-paces-fast = Nhanh
page-operator-paces-instant = Tức thì

page-operator-commands-label = Lệnh
page-operator-commands-pause-table = Tạm dừng
page-operator-commands-resume-table = Tiếp tục
page-operator-commands-void-round = Hủy ván…
page-operator-commands-close-table = Đóng bàn…
page-operator-commands-change-house = Sòng bài…
page-operator-commands-change-settings = Tốc độ…
page-operator-commands-done = Đã xong.
page-operator-commands-put-back = Phục vụ trở lại

page-operator-pause-title = Tạm dừng bàn
page-operator-pause-about = Mọi thứ dừng ngay tại chỗ: đồng hồ, cược và bài. Khách chơi thấy lý do.
page-operator-pause-go = Tạm dừng

page-operator-void-title = Hủy ván { $number }
page-operator-void-about = Mọi tiền cược của ván này được trả lại cho khách chơi. Không thể hoàn tác, và việc này được ghi vào nhật ký cùng lý do của bạn.
page-operator-void-end-shoe = Kết thúc luôn { -shoe }: hạt giống được công bố và một { -shoe } mới được xáo
page-operator-void-go = Hủy ván

page-operator-close-title = Đóng hẳn bàn
page-operator-close-about = Ván đang chơi được hoàn tất trước; sau đó mọi khách chơi được thanh toán và rời bàn. Bàn đã đóng sẽ không bao giờ mở lại.
page-operator-close-go = Đóng bàn

page-operator-house-title = Đổi sòng bài
page-operator-house-about = Luật của sòng mới có hiệu lực từ { -shoe } kế tiếp.
page-operator-house-label = Sòng bài
page-operator-house-go = Đổi

page-operator-pace-title = Đổi tốc độ
page-operator-pace-about = Người chia bài làm nhanh hay chậm, kể từ bây giờ.
page-operator-pace-label = Tốc độ
page-operator-pace-go = Đổi

page-operator-open-table-title = Mở bàn
page-operator-open-table-name = Tên
page-operator-open-table-name-hint = Chữ thường không dấu, chữ số và dấu gạch nối. Mỗi tên chỉ dùng một lần, không bao giờ dùng lại.
page-operator-open-table-go = Mở

page-operator-tabs-journal = Nhật ký
page-operator-tabs-ledger = Sổ cái
page-operator-tabs-accounts = Tài khoản

page-operator-journal-number = Số
page-operator-journal-time = Giờ
page-operator-journal-type = Sự kiện
page-operator-journal-by = Do ai
page-operator-journal-what = Nội dung
page-operator-journal-hidden = còn giữ kín: { $names }
page-operator-journal-hash = Mã băm
page-operator-journal-no-hash = chưa công bố: sẽ làm lộ một lá bài
page-operator-journal-details = Toàn văn sự kiện { $number }

page-operator-ledger-event = Sự kiện
page-operator-ledger-kind = Loại
page-operator-ledger-debit = Từ
page-operator-ledger-credit = Đến
page-operator-ledger-amount = Số tiền

page-operator-kinds-immediate = đã chuyển
page-operator-kinds-pending = đang giữ
page-operator-kinds-post = đã ghi sổ
page-operator-kinds-void = đã giải tỏa

page-operator-accounts-name = Tài khoản
page-operator-accounts-balance = Số dư
page-operator-accounts-held = Đang giữ
page-operator-accounts-available = Khả dụng
page-operator-accounts-total = Tổng cộng
page-operator-accounts-zero = luôn bằng không

page-operator-audit-title = Kiểm toán
page-operator-audit-about = Mọi thứ được tính lại từ nhật ký, bằng phép tính riêng: chuỗi mã băm, từng ván, từng { -shoe }, từng xu.
page-operator-audit-all = Kiểm toán tất cả
page-operator-audit-one = Kiểm toán { $table }
page-operator-audit-running = Đang kiểm toán.
page-operator-audit-ok = Không có sai khác.
page-operator-audit-not-ok = { $count } sai khác.
page-operator-audit-failed = Không thực hiện được kiểm toán.
page-operator-audit-of = { $done } trên { $all } sự kiện
page-operator-audit-counts = { $events } sự kiện, { $rounds } ván, { $shoes } { -shoe }, { $transfers } lần chuyển
page-operator-audit-noted = Hãy ghi lại mã băm này của sự kiện { $sequence }: nhật ký cho đến đó không thể bị viết lại mà không bị phát hiện.
page-operator-audit-checks-tables = Toàn bộ cơ sở dữ liệu
page-operator-audit-checks-grants = Chip giải trí đã cấp
page-operator-audit-checks-chain = Chuỗi mã băm
page-operator-audit-checks-replay = Phát lại từng sự kiện
page-operator-audit-checks-rounds = Thanh toán lại từng ván
page-operator-audit-checks-shoes = Kiểm chứng từng hộp bài
page-operator-audit-checks-ledger = Sổ cái
page-operator-audit-checks-balances = Số dư
page-operator-audit-checks-answers = Trả lời cho các lệnh
page-operator-audit-checks-snapshots = Bản chụp trạng thái
page-operator-audit-checks-patrons = Khách chơi
page-operator-audit-checks-purses = Ví
page-operator-commands-correct-round = Sửa một ván…
page-operator-correct-title = Sửa ván đã trả thưởng
page-operator-correct-about = Ghi kết quả đúng ra ghế đó phải nhận. Phần chênh lệch chuyển bằng một bút toán riêng, vào ví nếu khách đã rời bàn; ván vẫn giữ trong nhật ký như đã trả, kèm tên bạn và lý do.
page-operator-correct-none = Hộp bài này không có ván nào được trả thưởng.
page-operator-correct-shoe = Hộp bài
page-operator-correct-round = Ván
page-operator-correct-seat = Ghế
page-operator-correct-before = Kết quả đã ghi
page-operator-correct-after = Kết quả đúng (thua thì ghi dấu trừ)
page-operator-correct-go = Sửa ván
page-operator-reason-usual = Lý do thường gặp
page-operator-reason-own = Tự ghi
page-operator-servers = Máy chủ
page-operator-servers-address = Địa chỉ
page-operator-servers-state = Trạng thái
page-operator-servers-lives = đang phục vụ
page-operator-servers-stops = sắp dừng
page-operator-servers-this = máy chủ này
page-operator-servers-tables = Các bàn
page-operator-servers-since = { $table } từ { $time }
page-operator-servers-none = không có
page-operator-servers-unowned = Hiện chưa có máy chủ nào chia bài: { $tables }
page-operator-servers-takeovers = Những lần chuyển giao gần nhất
page-operator-servers-taken = { $time }: { $table } được máy chủ { $node } tiếp quản từ máy chủ { $previous }, vốn đã mất liên lạc
page-operator-servers-free = { $time }: { $table } chuyển sang máy chủ { $node }
