page-simulate-title = 模擬
page-simulate-lead = 數以百萬計地派完整{ -shoe }的牌，看每項優勢收斂到精確值；將一套注碼法玩上幾千場；研究各項投注的完美打法；或設計一套算牌法。
page-simulate-house = 規則
page-simulate-decks = 副數
page-simulate-shoes = 靴數
page-simulate-sessions = 場數
page-simulate-about = 約{ $rounds }局
page-simulate-seed = 種子
page-simulate-seed-help = 相同種子在任何機器上派出相同的牌。
page-simulate-new-seed = 換一個種子
page-simulate-plan = 注碼法
page-simulate-own-plan = 自己的注碼法
page-simulate-edit = 修改此注碼法
page-simulate-none = 沒有適用於此規則的內置注碼法。
page-simulate-run = 執行
page-simulate-again = 再次執行
page-simulate-stop = 停止
page-simulate-stopping = 正在停止…
page-simulate-share = 任何人開啟此連結都得到完全相同的結果。
page-simulate-progress =
    { $what ->
        [plan] { $done } / { $wanted } 場
       *[shoes] { $done } / { $wanted } 靴
    }
page-simulate-rounds = 局數
page-simulate-speed = 每秒局數
page-simulate-seconds = 秒
page-simulate-agreement = 與精確賠率是否一致
page-simulate-agreement-text = χ² = { $chi }，自由度 { $degrees }，p = { $p }

page-simulate-what-label = 模擬內容
page-simulate-what-shoes = 整靴派牌
page-simulate-what-plan = 注碼法
page-simulate-what-study = 研究
page-simulate-what-count = 算牌

page-simulate-plan-file = 注碼法檔案
page-simulate-plan-hint = 注碼法只是幾行 TOML：改動單位、本金或步驟後再執行。

page-simulate-state-waiting =
    { $ahead ->
        [0] 正在啟動…
       *[other] 前面還有 { $ahead } 個模擬…
    }
page-simulate-state-preparing = 正在準備：首次需要數秒…
page-simulate-state-running = 執行中
page-simulate-state-done = 完成
page-simulate-state-stopped = 已停止：顯示的是已完成部分
page-simulate-state-failed = 模擬失敗。

page-simulate-verdicts-agrees = 未見差異
page-simulate-verdicts-doubtful = 存疑，請換一個種子再試
page-simulate-verdicts-cut_card = 有差異，源於{ -cut-card }效應
page-simulate-verdicts-differs = 有差異，模擬有誤

page-simulate-result-title = 優勢
page-simulate-result-caption = 各項投注的模擬優勢與精確優勢
page-simulate-result-bet = 投注
page-simulate-result-simulated = 模擬
page-simulate-result-error = ± 標準誤差
page-simulate-result-exact = 精確
page-simulate-result-off = 偏差
page-simulate-result-off-unit = { $value } 標準誤差

page-simulate-convergence-title = 收斂
page-simulate-convergence-lead = 派若干靴之後的優勢，帶為兩個標準誤差；橫線為精確值。
page-simulate-convergence-shoes = 靴
page-simulate-convergence-edge = 優勢 %
page-simulate-convergence-chart = { $bet }：模擬優勢為 { $edge }，精確值為 { $exact }
page-simulate-convergence-table = 以表格顯示（± 兩個標準誤差）
page-simulate-convergence-more = 全部投注
page-simulate-convergence-fewer = 僅主注

page-simulate-lengths-title = 每靴局數
page-simulate-lengths-mean = 平均 { $mean } 局
page-simulate-lengths-chart = 棒形圖：各局數的{ -shoe }所佔比例。平均 { $mean } 局
page-simulate-lengths-axis = { -shoe } %
page-simulate-lengths-rounds = 局

page-simulate-plans-title = 結果如何
page-simulate-plans-mean = 平均結果
page-simulate-plans-deviation = 標準差
page-simulate-plans-ruined = 輸光
page-simulate-plans-goal = 達到目標
page-simulate-plans-edge = 按下注額計的優勢
page-simulate-plans-staked = 每場總下注額
page-simulate-plans-bets = 每場下注局數
page-simulate-plans-median = 中位結果
page-simulate-plans-nothing = 沒有下注

page-simulate-bands-title = 資金變化
page-simulate-bands-lead = 所有模擬中間的一半、九成與 98%；實線為中位數，虛線為平均。
page-simulate-bands-rounds = 局
page-simulate-bands-chart = 區間圖：結束時九成的資金在 { $low } 至 { $high } 之間，中位數 { $median }
page-simulate-bands-table = 分位數（表格）
page-simulate-bands-legend-all = 98%
page-simulate-bands-legend-most = 90%
page-simulate-bands-legend-half = 一半
page-simulate-bands-legend-median = 中位數
page-simulate-bands-legend-mean = 平均

page-simulate-spread-title = 各場結果
page-simulate-spread-chart = 棒形圖：各結果的場數
page-simulate-spread-axis = 場數
page-simulate-spread-won = 輸贏
page-simulate-spread-below = 比例
page-simulate-spread-result = 結果低於
page-simulate-spread-fall = 最大跌幅低於

page-simulate-take-json = JSON
page-simulate-take-csv = CSV
page-simulate-take-note = JSON 與指令行輸出相同，CSV 是圖中數據。

page-simulate-bad-shoes = 請輸入整數靴數，最多 { $most }。
page-simulate-bad-seed = 請輸入小於 2⁵³ 的整數。
