# What the server answers where something cannot be done.
server-audits-running = Đợt kiểm tra { $job } đang chạy; hãy chờ nó kết thúc.
server-audits-stopped = máy chủ đã bị dừng
server-audits-failed = không thực hiện được kiểm toán; log của máy chủ cho biết lý do
server-errors-unreadable = Không đọc được yêu cầu.
server-errors-nothing-here = Ở đây không có gì.
server-errors-not-done-here = Không thể làm việc đó ở đây.
server-errors-not-as-it-should-be = Yêu cầu không đúng quy cách.
server-errors-our-fault = Phía chúng tôi đang gặp lỗi.
server-errors-unknown = Không có { $kind ->
    [house] sòng
    [bet] cược
    [table] bàn
    [plan] kế hoạch đặt cược
    [fact] dữ kiện
    [kind] loại bài luyện
    [audit] đợt kiểm tra
    [currency] loại tiền
    [topic] chủ đề
    [pace] nhịp chơi
   *[other] { $kind }
 } “{ $name }”.
server-errors-not-carried-out = Không thể thực hiện yêu cầu.
server-errors-failed = Yêu cầu không thành công.
server-errors-plan-problems = Kế hoạch đặt cược có lỗi.
server-errors-house-problems = Tệp luật của sòng có lỗi.
server-errors-try-again = Vui lòng thử lại sau giây lát.
server-errors-records-unreadable = Lúc này không đọc được các biên bản.
server-errors-no-such-file = Không có tệp này.
server-history-unknown-round = Không có ván { $number } đã kết thúc của hộp bài { $shoe } ở bàn { $table }.
server-history-unknown-shoe = Không có hộp bài { $shoe } ở bàn { $table }.
server-history-shoe-open = Hộp bài { $shoe } chưa kết thúc: biên bản và hạt giống sẽ được công bố khi kết thúc.
server-history-no-record = Hộp bài { $shoe } đã kết thúc trước khi chia được lá nào.
server-history-not-a-record = Đây không phải biên bản của một hộp bài.
server-history-not-utf-8 = Đây không phải văn bản UTF-8: không đọc được byte { $byte }.
server-session-wrong-token = Đó không phải mã truy cập của người điều hành.
server-session-too-many-sign-ins = Đăng nhập quá nhiều lần: hãy chờ một phút.
server-session-too-many-wrong-tokens = Sai mã truy cập quá nhiều lần: hãy thử lại sau { $wait } giây.
server-session-bad-name = Tên phải có từ 1 đến { $most } ký tự nhìn thấy được.
server-session-sign-in-first = Hãy đăng nhập trước.
server-session-operators-only = Mục này dành cho người điều hành: hãy đăng nhập với tư cách đó.
server-session-expired = Phiên của bạn đã hết hạn: hãy đăng nhập lại.
server-session-invalid = Phiên của bạn không hợp lệ: hãy đăng nhập lại.
server-simulations-too-few-shoes = Một phiên của kế hoạch này kéo dài { $shoes } hộp bài: hãy yêu cầu ít nhất bằng đó.
server-simulations-too-many-sessions = Một kế hoạch được chơi tối đa { $shoes } hộp bài và { $sessions } phiên.
server-simulations-nothing-yet = Chưa có kết quả nào.
server-simulations-too-fast = Quá nhiều mô phỏng: hãy chờ một phút.
server-simulations-enough-under-way = Bạn đang chạy { $most } mô phỏng: hãy chờ một cái xong, hoặc dừng một cái.
server-simulations-too-many-waiting = Quá nhiều mô phỏng đang chờ: hãy thử lại sau một phút.
server-simulations-not-kept = Mô phỏng này không còn được lưu. Hãy chạy lại: cùng hạt giống cho cùng kết quả.
server-studies-nothing-to-study = Nghiên cứu chỉ nhận cược xét điểm hoặc đôi, mà các cược này xét nhiều hơn: { $bets }.
server-studies-nothing-to-count = Bớt một lá không ảnh hưởng gì đến { $bet }: không có gì để đếm.
server-studies-no-states = Chỉ mô phỏng để đếm bài mới có các trạng thái.
server-studies-no-sheet = Không thể lập phiếu.
server-gate-too-fast = Quá nhiều yêu cầu: hãy chờ giây lát.
server-gate-wrong-origin = Trang này không được phép làm việc đó.
server-gate-too-large = Yêu cầu quá lớn.
server-gate-gone = Bên gửi yêu cầu đã ngắt kết nối.
server-socket-too-many-seats = Địa chỉ của bạn đã chiếm { $most } ghế; hãy rời một ghế trước.
server-socket-malformed = Không đọc được thông điệp: { $detail }
server-socket-too-fast = Quá nhiều thông điệp: thông điệp này không được thực hiện.
server-socket-not-permitted = Bạn không được phép làm việc đó ở đây.
server-socket-not-yours = Lá này không phải của bạn để gập.
server-socket-unavailable = Lúc này bàn không trả lời được; có thể gửi lại chính lệnh đó.
server-tables-out-of-service = Bàn này đang ngừng phục vụ.
server-tables-bad-name = Tên bàn gồm 1 đến 40 chữ cái, chữ số, - và _.
server-tables-damaged = Các biên bản vẫn còn hỏng: { $why }.
server-tables-unknown = Không có bàn này.
server-tables-name-taken = Tên đó đang hoặc đã được dùng.
server-tables-own-tables-off = Máy chủ này không mở bàn riêng.
server-tables-in-service = Bàn này đang phục vụ.
server-tables-too-many-own = Bạn được có { $of_patron } bàn riêng, một địa chỉ { $of_address ->
    [0] bao nhiêu bàn cũng được
   *[other] { $of_address } bàn
 }, và mọi khách chơi cộng lại { $of_all } bàn; hãy rời một bàn, bàn đó sẽ đóng khi đã trống một thời gian.
server-tables-no-records = không có biên bản nào
server-workers-too-many = Bạn đang có quá nhiều câu hỏi chưa xong: hãy chờ trả lời.
server-workers-too-much = Bạn đã yêu cầu rất nhiều: hãy chờ giây lát.
server-workers-too-long = Tính toán mất quá lâu: hãy làm đơn giản hơn, với ít dữ kiện hơn trong một cược và ít cược hơn.
server-workers-busy = Máy chủ đang phải đọc quá nhiều: hãy thử lại sau giây lát.
server-workers-too-much-memory = Tính toán tốn quá nhiều bộ nhớ: hãy làm đơn giản hơn, với ít dữ kiện hơn trong một cược và ít cược hơn.
server-pricing-too-many-effects = Mỗi lần hãy hỏi ảnh hưởng của ít cược hơn.
server-pricing-too-many-bets = Luật sòng dán vào được có { $most } cược, mà bản này có { $many }.
server-pricing-too-few-cards = Không còn đủ lá cho một ván nữa.
server-pricing-no-stake = tiền cược phải lớn hơn 0
server-run-cannot-listen = không lắng nghe được tại { $host }:{ $port }: { $error }
server-request-at = { $place }: { $what }
server-request-house-or-text = hãy nêu khóa của một sòng bài hoặc văn bản của một tệp luật, không nêu cả hai
server-request-decks-or-composition = hãy nêu số bộ bài hoặc thành phần bài, không nêu cả hai
server-request-one-thing-known = hãy nêu các vị trí biết trước, các hạng bài đã xếp lưng hoặc best_sort, và chỉ một trong số đó
server-request-missing = Thiếu mục này
server-request-extra-forbidden = Không được có mục này
server-request-json-invalid = Không phải JSON hợp lệ: { $error }
server-request-string-type = Phải là văn bản
server-request-string-too-short = Phải có ít nhất { $min_length } ký tự
server-request-string-too-long = Phải có không quá { $max_length } ký tự
server-request-string-pattern-mismatch = Phải khớp với mẫu '{ $pattern }'
server-request-int-type = Phải là số nguyên
server-request-int-parsing = Phải là số nguyên, mà văn bản này không đọc được thành số nguyên
server-request-int-from-float = Phải là số nguyên, mà số này có phần lẻ
server-request-float-type = Phải là số
server-request-float-parsing = Phải là số, mà văn bản này không đọc được thành số
server-request-bool-type = Phải là true hoặc false
server-request-bool-parsing = Phải là true hoặc false, mà giá trị này không hiểu được
server-request-list-type = Phải là danh sách
server-request-dict-type = Phải là đối tượng
server-request-model-attributes-type = Phải là đối tượng có các mục
server-request-too-short = Danh sách phải có ít nhất { $min_length } mục, không phải { $actual_length }
server-request-too-long = Danh sách phải có không quá { $max_length } mục, không phải { $actual_length }
server-request-greater-than = Phải lớn hơn { $gt }
server-request-greater-than-equal = Phải lớn hơn hoặc bằng { $ge }
server-request-less-than = Phải nhỏ hơn { $lt }
server-request-less-than-equal = Phải nhỏ hơn hoặc bằng { $le }
server-request-finite-number = Phải là số hữu hạn
server-request-literal-error = Phải là { $expected }
server-request-enum = Phải là { $expected }
server-lobby-about = Các bàn của máy chủ này, trực tiếp.
server-lobby-no-script = Trang này cần JavaScript.
