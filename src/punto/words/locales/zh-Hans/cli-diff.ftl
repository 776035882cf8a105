cli-diff-does = 两家赌厅的差异，以及因此改变的赌场优势
cli-diff-about = 不论文件省略了什么，都按完整写出的赌厅逐项、逐注比较。名称与介绍不作比较。
cli-diff-one = 其中一家赌厅的代号或文件
cli-diff-other = 另一家的代号或文件
cli-diff-none = 除名称外，两家赌厅没有差异。
cli-diff-only = 只有{ $house }设有{ $bets }。
cli-diff-same-odds = 所有投注的赌场优势都相同。
