page-simulate-title = Mô phỏng
page-simulate-lead = Chia hàng triệu hộp bài và xem từng lợi thế tiến về giá trị chính xác, chơi một kế hoạch cược vài nghìn lần, nghiên cứu xem lối chơi hoàn hảo được gì ở mỗi cược, hoặc thiết kế một cách đếm bài.
page-simulate-house = Sòng bài
page-simulate-decks = Số bộ bài
page-simulate-shoes = Số hộp bài
page-simulate-sessions = Số phiên
page-simulate-about = khoảng { $rounds } ván
page-simulate-seed = Hạt giống
page-simulate-seed-help = Cùng một hạt giống chia cùng những lá bài, trên mọi máy.
page-simulate-new-seed = Hạt giống khác
page-simulate-plan = Kế hoạch
page-simulate-own-plan = Kế hoạch của riêng bạn
page-simulate-edit = Sửa kế hoạch này
page-simulate-none = Không có kế hoạch sẵn nào chỉ gồm các cược của sòng bài này.
page-simulate-run = Chạy
page-simulate-again = Chạy lại
page-simulate-stop = Dừng
page-simulate-stopping = Đang dừng…
page-simulate-share = Ai mở liên kết này cũng nhận được cùng một kết quả, giống đến từng bit.
page-simulate-progress =
    { $what ->
        [plan] { $done } trên { $wanted } phiên
       *[shoes] { $done } trên { $wanted } hộp bài
    }
page-simulate-rounds = Số ván
page-simulate-speed = Ván mỗi giây
page-simulate-seconds = Số giây
page-simulate-agreement = Mức khớp với xác suất chính xác
page-simulate-agreement-text = χ² = { $chi } với { $degrees } bậc tự do, p = { $p }

page-simulate-what-label = Mô phỏng điều gì
page-simulate-what-shoes = Trọn hộp bài
page-simulate-what-plan = Kế hoạch cược
page-simulate-what-study = Nghiên cứu
page-simulate-what-count = Đếm bài

page-simulate-plan-file = Tệp kế hoạch
page-simulate-plan-hint = Một kế hoạch chỉ là vài dòng TOML: hãy sửa đơn vị, vốn hoặc các bước, rồi chạy lại.

page-simulate-state-waiting =
    { $ahead ->
        [0] Đang bắt đầu…
       *[other] Còn { $ahead } mô phỏng khác trước bạn…
    }
page-simulate-state-preparing = Đang chuẩn bị nhân tính toán: lần đầu mất vài giây…
page-simulate-state-running = Đang chạy
page-simulate-state-done = Đã xong
page-simulate-state-stopped = Đã dừng: kết quả hiển thị là phần đã làm được
page-simulate-state-failed = Mô phỏng không thành công.

page-simulate-verdicts-agrees = không thấy khác biệt
page-simulate-verdicts-doubtful = còn nghi ngờ, hãy thử hạt giống khác
page-simulate-verdicts-cut_card = khác do hiệu ứng lá cắt
page-simulate-verdicts-differs = có khác biệt, có gì đó sai

page-simulate-result-title = Lợi thế
page-simulate-result-caption = Lợi thế mô phỏng và lợi thế chính xác của từng cược
page-simulate-result-bet = Cược
page-simulate-result-simulated = Mô phỏng
page-simulate-result-error = ± sai số chuẩn
page-simulate-result-exact = Chính xác
page-simulate-result-off = Lệch
page-simulate-result-off-unit = { $value } SSC

page-simulate-convergence-title = Hội tụ
page-simulate-convergence-lead = Lợi thế sau ngần ấy hộp bài, với dải ± hai sai số chuẩn (SSC); đường thẳng là giá trị chính xác.
page-simulate-convergence-shoes = hộp bài
page-simulate-convergence-edge = lợi thế %
page-simulate-convergence-chart = { $bet }: lợi thế mô phỏng đạt { $edge }, lợi thế chính xác là { $exact }
page-simulate-convergence-table = Xem dạng bảng, ± hai sai số chuẩn
page-simulate-convergence-more = Mọi cược
page-simulate-convergence-fewer = Chỉ cược chính

page-simulate-lengths-title = Số ván trong một { -shoe }
page-simulate-lengths-mean = trung bình { $mean }
page-simulate-lengths-chart = Biểu đồ cột: bao nhiêu hộp bài có ngần ấy ván. Trung bình { $mean }
page-simulate-lengths-axis = % số hộp bài
page-simulate-lengths-rounds = ván

page-simulate-plans-title = Các phiên kết thúc ra sao
page-simulate-plans-mean = Kết quả trung bình
page-simulate-plans-deviation = Độ lệch
page-simulate-plans-ruined = Cháy vốn
page-simulate-plans-goal = Đạt mục tiêu
page-simulate-plans-edge = Lợi thế trên tiền đã cược
page-simulate-plans-staked = Tiền cược mỗi phiên
page-simulate-plans-bets = Số lần cược mỗi phiên
page-simulate-plans-median = Kết quả trung vị
page-simulate-plans-nothing = không đặt cược lần nào

page-simulate-bands-title = Tiền qua phiên chơi
page-simulate-bands-lead = Nửa ở giữa, chín phần mười và 98% của mọi phiên; đường liền là trung vị, đường đứt là trung bình.
page-simulate-bands-rounds = ván
page-simulate-bands-chart = Các dải: đến cuối, chín phần mười số phiên còn từ { $low } đến { $high }, trung vị là { $median }
page-simulate-bands-table = Các phân vị dạng bảng
page-simulate-bands-legend-all = 98%
page-simulate-bands-legend-most = 90%
page-simulate-bands-legend-half = một nửa
page-simulate-bands-legend-median = trung vị
page-simulate-bands-legend-mean = trung bình

page-simulate-spread-title = Kết quả các phiên
page-simulate-spread-chart = Biểu đồ cột: bao nhiêu phiên kết thúc với mỗi kết quả
page-simulate-spread-axis = phiên
page-simulate-spread-won = thắng hoặc thua
page-simulate-spread-below = Phiên
page-simulate-spread-result = Kết quả dưới
page-simulate-spread-fall = Mức sụt sâu nhất dưới

page-simulate-take-json = JSON
page-simulate-take-csv = CSV
page-simulate-take-note = JSON là dữ liệu mà dòng lệnh ghi ra, CSV là dữ liệu được vẽ.

page-simulate-bad-shoes = Hãy nhập số hộp bài là số nguyên, nhiều nhất { $most }.
page-simulate-bad-seed = Hãy nhập một số nguyên nhỏ hơn 2⁵³.
