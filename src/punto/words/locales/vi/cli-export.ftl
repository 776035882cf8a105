cli-export-does = ghi các hộp bài và nhật ký của cơ sở dữ liệu ra tệp
cli-export-about = Ghi biên bản của mọi hộp bài đã kết thúc, để dùng với punto verify, và mọi nhật ký dưới dạng từng dòng JSON. Biên bản dành cho mọi người; nhật ký chỉ dành cho người điều hành, vì có hạt giống của hộp bài đang ở trên bàn.
cli-export-to = nơi ghi; được tạo nếu chưa có
cli-export-doing = đang xuất
cli-export-table = bàn { $table }: { $shoes }, { $events } trong { $folder }
