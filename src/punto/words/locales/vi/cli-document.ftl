# Các lệnh viết ra tài liệu.
cli-document-written = { $title }: { $file }, { $bytes } byte
cli-document-json = --json cho biết đã ghi gì vào tệp; với -o - thì chính tài liệu được in ra đó
cli-document-needs-format = -o - cần có --format, một trong { $formats }
cli-document-no-format = “{ $file }” không cho biết định dạng; hãy để tên kết thúc bằng { $endings }, hoặc thêm --format
