page-operator-title = 管理
page-operator-loading = 載入中…
page-operator-tables = 賭檯
page-operator-closed-tables = 已關閉的賭檯
page-operator-no-tables = 沒有賭檯。
page-operator-choose = 請選擇一張賭檯，查看進度並下達指令。
page-operator-open = 開檯
page-operator-watch = 觀看賭檯
page-operator-out-of-service = 暫停服務
page-operator-paused = 已暫停
page-operator-closing = 本局後關閉
page-operator-shoe-round = 第{ $shoe }靴第{ $number }局
page-operator-seats = { $taken }/{ $most }座
page-operator-bots = { $count }個機器人
page-operator-watching = { $count }人觀看
page-operator-events = { $count }個事件
page-operator-reason = 原因
page-operator-reason-needed = 必須填寫原因，客人會看到。
page-operator-cancel = 取消
page-operator-live = 即時
page-operator-older = 更早
page-operator-filter = 篩選
page-operator-empty = 尚無內容。

page-operator-sign-in-title = 管理員
page-operator-sign-in-about = 權杖在伺服器啟動時顯示，或由 PUNTO_OPERATOR_TOKEN 設定。
page-operator-sign-in-token = 權杖
page-operator-sign-in-go = 登入
page-operator-sign-in-out = 登出

page-operator-phases-shuffling = 洗牌
page-operator-phases-cutting = 切牌
page-operator-phases-betting = 下注
page-operator-phases-closed = 停止下注
page-operator-phases-dealing = 派牌
page-operator-phases-control = 交牌
page-operator-phases-exposing = 開牌
page-operator-phases-third_cards = 補牌
page-operator-phases-settled = 已派彩
page-operator-phases-ended = 已關閉

page-operator-facts-pace = 節奏
page-operator-facts-state = 狀態
page-operator-facts-seats = 座位

page-operator-paces-calm = 從容
page-operator-paces-normal = 正常
page-operator-paces-fast = 快速
page-operator-paces-instant = 即時

page-operator-commands-label = 指令
page-operator-commands-pause-table = 暫停
page-operator-commands-resume-table = 恢復
page-operator-commands-void-round = 本局作廢…
page-operator-commands-close-table = 關閉賭檯…
page-operator-commands-change-house = 規則…
page-operator-commands-change-settings = 節奏…
page-operator-commands-done = 已完成。
page-operator-commands-put-back = 恢復服務

page-operator-pause-title = 暫停賭檯
page-operator-pause-about = 計時、下注與牌局全部停在此刻。客人會看到原因。
page-operator-pause-go = 暫停

page-operator-void-title = 第{ $number }局作廢
page-operator-void-about = 本局所有注碼退回客人。此操作無法復原，並連同原因記入日誌。
page-operator-void-end-shoe = 同時結束本靴：公佈種子並重新洗牌
page-operator-void-go = 本局作廢

page-operator-close-title = 永久關閉賭檯
page-operator-close-about = 先完成進行中的一局，然後為每位客人兌現離場。關閉的賭檯不再開放。
page-operator-close-go = 關閉賭檯

page-operator-house-title = 更換規則
page-operator-house-about = 新規則自下一靴起生效。
page-operator-house-label = 規則
page-operator-house-go = 更換

page-operator-pace-title = 更改節奏
page-operator-pace-about = 荷官的速度，即時生效。
page-operator-pace-label = 節奏
page-operator-pace-go = 更改

page-operator-open-table-title = 開檯
page-operator-open-table-name = 名稱
page-operator-open-table-name-hint = 小寫字母、數字與連字號。名稱只用一次。
page-operator-open-table-go = 開檯

page-operator-tabs-journal = 日誌
page-operator-tabs-ledger = 賬目
page-operator-tabs-accounts = 賬戶

page-operator-journal-number = 序號
page-operator-journal-time = 時間
page-operator-journal-type = 事件
page-operator-journal-by = 來源
page-operator-journal-what = 內容
page-operator-journal-hidden = 仍保密：{ $names }
page-operator-journal-hash = 雜湊值
page-operator-journal-no-hash = 暫不公佈：會洩露牌面
page-operator-journal-details = 事件{ $number }全文

page-operator-ledger-event = 事件
page-operator-ledger-kind = 類型
page-operator-ledger-debit = 付出
page-operator-ledger-credit = 收入
page-operator-ledger-amount = 金額

page-operator-kinds-immediate = 轉賬
page-operator-kinds-pending = 凍結
page-operator-kinds-post = 入賬
page-operator-kinds-void = 解凍

page-operator-accounts-name = 賬戶
page-operator-accounts-balance = 餘額
page-operator-accounts-held = 凍結
page-operator-accounts-available = 可用
page-operator-accounts-total = 合計
page-operator-accounts-zero = 恆為零

page-operator-audit-title = 審計
page-operator-audit-about = 由日誌重新推算一切：雜湊鏈、每一局、每一靴、每一分錢，演算法獨立。
page-operator-audit-all = 全部審計
page-operator-audit-one = 審計{ $table }
page-operator-audit-running = 審計進行中。
page-operator-audit-ok = 沒有差異。
page-operator-audit-not-ok = { $count }處差異。
page-operator-audit-failed = 審計未能完成。
page-operator-audit-of = { $done }/{ $all }個事件
page-operator-audit-counts = { $events }個事件，{ $rounds }局，{ $shoes }靴，{ $transfers }筆轉賬
page-operator-audit-noted = 請記下事件{ $sequence }的雜湊值：此前的日誌無法暗中改寫。
page-operator-audit-checks-tables = 整個資料庫
page-operator-audit-checks-grants = 發放的籌碼
page-operator-audit-checks-chain = 雜湊鏈
page-operator-audit-checks-replay = 逐事件重播
page-operator-audit-checks-rounds = 逐局重新派彩
page-operator-audit-checks-shoes = 逐靴驗證
page-operator-audit-checks-ledger = 賬目
page-operator-audit-checks-balances = 餘額
page-operator-audit-checks-answers = 指令回執
page-operator-audit-checks-snapshots = 快照
page-operator-audit-checks-patrons = 客人
page-operator-audit-checks-purses = 錢包
page-operator-commands-correct-round = 更正一局…
page-operator-correct-title = 更正已派彩的一局
page-operator-correct-about = 請填寫該座位本應得到的結果。差額以單獨的記錄轉帳，已離檯的客人轉入其錢包；該局仍按原派彩保留在日誌中，並註明您的名字和原因。
page-operator-correct-none = 該靴沒有已派彩的牌局。
page-operator-correct-shoe = 第幾靴
page-operator-correct-round = 局
page-operator-correct-seat = 座位
page-operator-correct-before = 原結果
page-operator-correct-after = 應得結果（輸用負號）
page-operator-correct-go = 更正該局
page-operator-reason-usual = 常見原因
page-operator-reason-own = 自行填寫
page-operator-servers = 伺服器
page-operator-servers-address = 地址
page-operator-servers-state = 狀態
page-operator-servers-lives = 服務中
page-operator-servers-stops = 即將停止
page-operator-servers-this = 本機
page-operator-servers-tables = 賭檯
page-operator-servers-since = { $table }（自{ $time }起）
page-operator-servers-none = 無
page-operator-servers-unowned = 暫時無人派牌：{ $tables }
page-operator-servers-takeovers = 最近的移交
page-operator-servers-taken = { $time }：{ $table }由伺服器{ $node }接手，原伺服器{ $previous }已失聯
page-operator-servers-free = { $time }：{ $table }移交給伺服器{ $node }
