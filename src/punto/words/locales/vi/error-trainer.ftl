# Bài luyện và bài thi.
error-trainer-questions = một bài thi có 1 đến { $most } câu hỏi, không phải { $count }
error-trainer-pass-mark = tỷ lệ đúng cần có để đạt là từ 1 đến 100 phần trăm, không phải { $percent }
error-trainer-time-limit = thời gian cho phép ít nhất là một giây, không phải { $seconds }
error-trainer-nothing-to-ask = { $house } không có gì để hỏi về { $kinds }
error-trainer-too-many-answers = đề có { $questions } câu hỏi mà đã nhận { $answers } câu trả lời
error-trainer-answer = câu trả lời { $number }: { $error }
error-trainer-no-choice = { $answer } không nằm trong các lựa chọn { $choices }
error-trainer-not-some = { $answer } không phải là một số trong { $choices } theo thứ tự này, hoặc { $none } nếu không chọn gì
error-trainer-not-each-once = { $answer } không nêu mỗi mục trong { $choices } đúng một lần
error-trainer-no-square = { $answer } không phải là một ô: cột từ 1 đến { $columns }, hàng từ 1 đến { $rows }
error-trainer-not-numbers = { $answer } không phải là { $count } số nguyên nối với nhau bằng { $joint }
