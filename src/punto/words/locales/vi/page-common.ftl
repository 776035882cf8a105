page-common-name = Punto
page-common-skip = Đến nội dung chính
page-common-language = Ngôn ngữ
page-common-theme = Giao diện
page-common-close = Đóng
page-common-cancel = Hủy
page-common-back = Quay lại
page-common-loading = Đang tải…
page-common-retry = Thử lại
page-common-labelled = { $label }: { $value }
page-common-separator = { ", " }
page-common-unreachable = Không kết nối được với máy chủ.
page-common-unreadable = Không hiểu được phản hồi của máy chủ.

page-common-nav-label = Các trang
page-common-nav-lobby = Sảnh
page-common-nav-odds = Xác suất
page-common-nav-simulate = Mô phỏng
page-common-nav-learn = Học
page-common-nav-verify = Kiểm chứng
page-common-nav-operator = Điều hành

page-common-themes-system = Theo hệ thống
page-common-themes-light = Sáng
page-common-themes-dark = Tối

page-common-missing-title = Không có trang này
page-common-missing-text = Có thể địa chỉ bị gõ sai, hoặc bàn này không còn nữa.
page-common-missing-home = Về sảnh

page-common-failed-title = Không tải được trang này
page-common-failed-text = Có thể kết nối đã mất. Tiền cược của bạn vẫn còn nguyên.
