# 指令的類別標題。
cli-subject-game = 賭場、投注與牌局：
cli-subject-learn = 教學與訓練：
cli-subject-odds = 賠率與模擬：
cli-subject-table = 現場賭檯及其記錄：
cli-subject-shell = 命令列殼層：
