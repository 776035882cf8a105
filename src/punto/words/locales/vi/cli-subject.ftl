# Chủ đề của các lệnh, làm tiêu đề.
cli-subject-game = Sòng bài, cược và ván:
cli-subject-learn = Dạy chơi:
cli-subject-odds = Xác suất và mô phỏng:
cli-subject-table = Bàn trực tiếp và biên bản:
cli-subject-shell = Shell của bạn:
