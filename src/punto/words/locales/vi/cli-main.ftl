# Những lời quanh danh sách lệnh.
cli-main-about = Hệ thống baccarat: một tệp luật của sòng, và mọi thứ đều từ đó mà ra.
cli-main-houses = Sòng bài được gọi bằng mã (punto houses) hoặc bằng đường dẫn của tệp tự viết, như my-house.toml.
cli-main-more = Xem một lệnh nhận những gì: punto COMMAND --help
cli-main-version = hiện số phiên bản của chương trình rồi thoát
cli-main-command = một trong các lệnh ở trên
