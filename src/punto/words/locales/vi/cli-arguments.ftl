# Đối số mà nhiều lệnh cùng dùng.
cli-arguments-json = xuất JSON cho chương trình khác dùng
cli-arguments-house = mã hoặc tệp luật của sòng
cli-arguments-effects = thêm ảnh hưởng của việc bớt một lá ở mỗi hạng bài
cli-arguments-decks = hộp bài đầy gồm bấy nhiêu bộ bài
cli-arguments-composition = '8 decks - As Td', hoặc số lá như 'As=8 Kd=3 7=31'
cli-arguments-removed = các lá đã ra khỏi hộp bài: 'As Td 7'
cli-arguments-seen = các lá đã chia trong ván này, theo thứ tự chia; ? là lá úp
cli-arguments-topic = ví dụ payout; lặp lại để chọn nhiều loại
cli-arguments-seed-of-questions = chữ tùy ý; cùng chữ thì ra cùng câu hỏi (ngẫu nhiên)
cli-arguments-database = tệp SQLite, hoặc postgresql://user@host/database
cli-arguments-table = chỉ bàn này
cli-arguments-bets = chỉ những cược này
cli-arguments-seed = một số nguyên; nếu không cho thì chọn ngẫu nhiên và in ra
cli-arguments-seed-too-large = --seed { $seed } quá lớn; phải nhỏ hơn 2^64
cli-arguments-no-seed = --seed { $seed }: hạt giống là số nguyên từ 0 và nhỏ hơn 2^64
cli-arguments-threads = mặc định: mọi nhân xử lý
cli-arguments-cluster = một bộ điều phối Dask như tcp://host:8786, hoặc local:4
cli-arguments-checkpoint = lưu tiến độ vào đó, và lần sau chạy tiếp từ đó
cli-arguments-plot = vẽ hình (.svg, .png hoặc .pdf)
cli-arguments-format = thay cho định dạng theo tên của FILE
cli-arguments-record = biên bản của một hộp bài (JSON)
