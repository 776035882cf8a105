# 命令的类别标题。
cli-subject-game = 赌厅、投注与牌局：
cli-subject-learn = 教学与训练：
cli-subject-odds = 赔率与模拟：
cli-subject-table = 现场赌桌及其记录：
cli-subject-shell = 命令行外壳：
