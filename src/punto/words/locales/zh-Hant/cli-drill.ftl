cli-drill-does = 關於賭場的練習題，即答即評，並附解釋
cli-drill-about = 在終端機提問；用--json則輸出題目及答案。
cli-drill-count = 題數（10）
cli-drill-limit = 每題限時（無）
cli-drill-right = 正確。
cli-drill-wrong = 不對。
cli-drill-late = 超時。
cli-drill-score = { $questions }題答對{ $score }題；種子{ $seed }
