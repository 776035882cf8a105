page-simulate-title = 模拟
page-simulate-lead = 成百万地发完整{ -shoe }，看每项优势收敛到精确值；将一套注码法玩上几千次；研究各项投注的完美打法；或设计一套记牌法。
page-simulate-house = 规则
page-simulate-decks = 副数
page-simulate-shoes = 靴数
page-simulate-sessions = 次数
page-simulate-about = 约{ $rounds }局
page-simulate-seed = 种子
page-simulate-seed-help = 相同种子在任何机器上发出相同的牌。
page-simulate-new-seed = 换一个种子
page-simulate-plan = 注码法
page-simulate-own-plan = 自己的注码法
page-simulate-edit = 修改此注码法
page-simulate-none = 没有适用于此规则的内置注码法。
page-simulate-run = 运行
page-simulate-again = 再次运行
page-simulate-stop = 停止
page-simulate-stopping = 正在停止…
page-simulate-share = 任何人打开此链接都得到完全相同的结果。
page-simulate-progress =
    { $what ->
        [plan] { $done } / { $wanted } 次
       *[shoes] { $done } / { $wanted } 靴
    }
page-simulate-rounds = 局数
page-simulate-speed = 每秒局数
page-simulate-seconds = 秒
page-simulate-agreement = 与精确赔率是否一致
page-simulate-agreement-text = χ² = { $chi }，自由度 { $degrees }，p = { $p }

page-simulate-what-label = 模拟内容
page-simulate-what-shoes = 整靴发牌
page-simulate-what-plan = 注码法
page-simulate-what-study = 研究
page-simulate-what-count = 记牌

page-simulate-plan-file = 注码法文件
page-simulate-plan-hint = 注码法只是几行 TOML：改动单位、本金或步骤后再运行。

page-simulate-state-waiting =
    { $ahead ->
        [0] 正在启动…
       *[other] 前面还有 { $ahead } 个模拟…
    }
page-simulate-state-preparing = 正在准备：首次需要数秒…
page-simulate-state-running = 运行中
page-simulate-state-done = 完成
page-simulate-state-stopped = 已停止：显示的是已完成部分
page-simulate-state-failed = 模拟失败。

page-simulate-verdicts-agrees = 未见差异
page-simulate-verdicts-doubtful = 存疑，请换一个种子再试
page-simulate-verdicts-cut_card = 有差异，源于{ -cut-card }效应
page-simulate-verdicts-differs = 有差异，模拟有误

page-simulate-result-title = 优势
page-simulate-result-caption = 各项投注的模拟优势与精确优势
page-simulate-result-bet = 投注
page-simulate-result-simulated = 模拟
page-simulate-result-error = ± 标准误
page-simulate-result-exact = 精确
page-simulate-result-off = 偏差
page-simulate-result-off-unit = { $value } 标准误

page-simulate-convergence-title = 收敛
page-simulate-convergence-lead = 发若干靴之后的优势，带为两个标准误；横线为精确值。
page-simulate-convergence-shoes = 靴
page-simulate-convergence-edge = 优势 %
page-simulate-convergence-chart = { $bet }：模拟优势为 { $edge }，精确值为 { $exact }
page-simulate-convergence-table = 以表格显示（± 两个标准误）
page-simulate-convergence-more = 全部投注
page-simulate-convergence-fewer = 仅主注

page-simulate-lengths-title = 每靴局数
page-simulate-lengths-mean = 平均 { $mean } 局
page-simulate-lengths-chart = 柱状图：各局数的{ -shoe }所占比例。平均 { $mean } 局
page-simulate-lengths-axis = { -shoe } %
page-simulate-lengths-rounds = 局

page-simulate-plans-title = 结果如何
page-simulate-plans-mean = 平均结果
page-simulate-plans-deviation = 标准差
page-simulate-plans-ruined = 输光
page-simulate-plans-goal = 达到目标
page-simulate-plans-edge = 占下注额的优势
page-simulate-plans-staked = 每次总下注
page-simulate-plans-bets = 每次下注局数
page-simulate-plans-median = 中位结果
page-simulate-plans-nothing = 没有下注

page-simulate-bands-title = 资金变化
page-simulate-bands-lead = 所有模拟中间的一半、九成与 98%；实线为中位数，虚线为平均。
page-simulate-bands-rounds = 局
page-simulate-bands-chart = 区间图：结束时九成的资金在 { $low } 至 { $high } 之间，中位数 { $median }
page-simulate-bands-table = 分位数（表格）
page-simulate-bands-legend-all = 98%
page-simulate-bands-legend-most = 90%
page-simulate-bands-legend-half = 一半
page-simulate-bands-legend-median = 中位数
page-simulate-bands-legend-mean = 平均

page-simulate-spread-title = 各次结果
page-simulate-spread-chart = 柱状图：各结果的次数
page-simulate-spread-axis = 次数
page-simulate-spread-won = 输赢
page-simulate-spread-below = 比例
page-simulate-spread-result = 结果低于
page-simulate-spread-fall = 最大回撤低于

page-simulate-take-json = JSON
page-simulate-take-csv = CSV
page-simulate-take-note = JSON 与命令行输出相同，CSV 是图中数据。

page-simulate-bad-shoes = 请输入整数靴数，最多 { $most }。
page-simulate-bad-seed = 请输入小于 2⁵³ 的整数。
