cli-drill-does = 关于赌厅的练习题，即答即评，并附解释
cli-drill-about = 在终端提问；用--json则输出题目及答案。
cli-drill-count = 题数（10）
cli-drill-limit = 每题限时（无）
cli-drill-right = 正确。
cli-drill-wrong = 不对。
cli-drill-late = 超时。
cli-drill-score = { $questions }题答对{ $score }题；种子{ $seed }
