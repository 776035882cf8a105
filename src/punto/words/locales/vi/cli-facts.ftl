cli-facts-does = liệt kê các dữ kiện tạo nên cược, kèm giá trị của chúng
cli-facts-more = { $count } dữ kiện. Xem một dòng dùng chúng thế nào: punto bets KEY
