cli-diff-does = 兩家賭場的差異，以及因此改變的賭場優勢
cli-diff-about = 不論檔案省略了甚麼，都按完整寫出的賭場逐項、逐注比較。名稱與介紹不作比較。
cli-diff-one = 其中一家賭場的代號或檔案
cli-diff-other = 另一家的代號或檔案
cli-diff-none = 除名稱外，兩家賭場沒有差異。
cli-diff-only = 只有{ $house }設有{ $bets }。
cli-diff-same-odds = 所有投注的賭場優勢都相同。
