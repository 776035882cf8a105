# Lời nhắc của bài luyện và bài thi.
cli-asking-pick = số của mọi mục đúng, hoặc { $nothing }
cli-asking-arrange = các số theo đúng thứ tự
cli-asking-fill = số tiền
cli-asking-cut = chip, ví dụ 2x25 3x5
cli-asking-locate = cột và hàng
cli-asking-no-choice = “{ $given }” không phải là lựa chọn; hãy nhập một số từ 1 đến { $last }
cli-asking-no-chips = “{ $given }” không phải là số chip như 2x25; các loại chip là { $chips }
