page-operator-title = 管理
page-operator-loading = 加载中…
page-operator-tables = 牌桌
page-operator-closed-tables = 已关闭的牌桌
page-operator-no-tables = 没有牌桌。
page-operator-choose = 请选择一张牌桌，查看进程并下达指令。
page-operator-open = 开桌
page-operator-watch = 观看牌桌
page-operator-out-of-service = 暂停服务
page-operator-paused = 已暂停
page-operator-closing = 本局后关闭
page-operator-shoe-round = 第{ $shoe }靴第{ $number }局
page-operator-seats = { $taken }/{ $most }座
page-operator-bots = { $count }个机器人
page-operator-watching = { $count }人在看
page-operator-events = { $count }个事件
page-operator-reason = 原因
page-operator-reason-needed = 必须填写原因，客人会看到。
page-operator-cancel = 取消
page-operator-live = 实时
page-operator-older = 更早
page-operator-filter = 筛选
page-operator-empty = 尚无内容。

page-operator-sign-in-title = 管理员
page-operator-sign-in-about = 令牌在服务器启动时显示，或由 PUNTO_OPERATOR_TOKEN 设定。
page-operator-sign-in-token = 令牌
page-operator-sign-in-go = 登录
page-operator-sign-in-out = 退出

page-operator-phases-shuffling = 洗牌
page-operator-phases-cutting = 切牌
page-operator-phases-betting = 下注
page-operator-phases-closed = 停止下注
page-operator-phases-dealing = 发牌
page-operator-phases-control = 交牌
page-operator-phases-exposing = 开牌
page-operator-phases-third_cards = 补牌
page-operator-phases-settled = 已派彩
page-operator-phases-ended = 已关闭

page-operator-facts-pace = 节奏
page-operator-facts-state = 状态
page-operator-facts-seats = 座位

page-operator-paces-calm = 舒缓
page-operator-paces-normal = 正常
page-operator-paces-fast = 快速
page-operator-paces-instant = 即时

page-operator-commands-label = 指令
page-operator-commands-pause-table = 暂停
page-operator-commands-resume-table = 恢复
page-operator-commands-void-round = 本局作废…
page-operator-commands-close-table = 关闭牌桌…
page-operator-commands-change-house = 规则…
page-operator-commands-change-settings = 节奏…
page-operator-commands-done = 已完成。
page-operator-commands-put-back = 恢复服务

page-operator-pause-title = 暂停牌桌
page-operator-pause-about = 计时、下注与牌局全部停在此刻。客人会看到原因。
page-operator-pause-go = 暂停

page-operator-void-title = 第{ $number }局作废
page-operator-void-about = 本局所有注码退回客人。此操作不可撤销，并连同原因记入日志。
page-operator-void-end-shoe = 同时结束本靴：公布种子并重新洗牌
page-operator-void-go = 本局作废

page-operator-close-title = 永久关闭牌桌
page-operator-close-about = 先完成进行中的一局，然后为每位客人兑现离场。关闭的牌桌不再开放。
page-operator-close-go = 关闭牌桌

page-operator-house-title = 更换规则
page-operator-house-about = 新规则自下一靴起生效。
page-operator-house-label = 规则
page-operator-house-go = 更换

page-operator-pace-title = 更改节奏
page-operator-pace-about = 荷官的速度，即刻生效。
page-operator-pace-label = 节奏
page-operator-pace-go = 更改

page-operator-open-table-title = 开桌
page-operator-open-table-name = 名称
page-operator-open-table-name-hint = 小写字母、数字与连字符。名称只用一次。
page-operator-open-table-go = 开桌

page-operator-tabs-journal = 日志
page-operator-tabs-ledger = 账本
page-operator-tabs-accounts = 账户

page-operator-journal-number = 序号
page-operator-journal-time = 时间
page-operator-journal-type = 事件
page-operator-journal-by = 来源
page-operator-journal-what = 内容
page-operator-journal-hidden = 仍保密：{ $names }
page-operator-journal-hash = 哈希
page-operator-journal-no-hash = 暂不公布：会泄露牌面
page-operator-journal-details = 事件{ $number }全文

page-operator-ledger-event = 事件
page-operator-ledger-kind = 类型
page-operator-ledger-debit = 付出
page-operator-ledger-credit = 收入
page-operator-ledger-amount = 金额

page-operator-kinds-immediate = 转账
page-operator-kinds-pending = 冻结
page-operator-kinds-post = 入账
page-operator-kinds-void = 解冻

page-operator-accounts-name = 账户
page-operator-accounts-balance = 余额
page-operator-accounts-held = 冻结
page-operator-accounts-available = 可用
page-operator-accounts-total = 合计
page-operator-accounts-zero = 恒为零

page-operator-audit-title = 审计
page-operator-audit-about = 由日志重新推算一切：哈希链、每一局、每一靴、每一分钱，算法独立。
page-operator-audit-all = 全部审计
page-operator-audit-one = 审计{ $table }
page-operator-audit-running = 审计进行中。
page-operator-audit-ok = 没有差异。
page-operator-audit-not-ok = { $count }处差异。
page-operator-audit-failed = 审计未能完成。
page-operator-audit-of = { $done }/{ $all }个事件
page-operator-audit-counts = { $events }个事件，{ $rounds }局，{ $shoes }靴，{ $transfers }笔转账
page-operator-audit-noted = 请记下事件{ $sequence }的哈希：此前的日志无法暗中改写。
page-operator-audit-checks-tables = 整个数据库
page-operator-audit-checks-grants = 发放的筹码
page-operator-audit-checks-chain = 哈希链
page-operator-audit-checks-replay = 逐事件重放
page-operator-audit-checks-rounds = 逐局重新派彩
page-operator-audit-checks-shoes = 逐靴验证
page-operator-audit-checks-ledger = 账本
page-operator-audit-checks-balances = 余额
page-operator-audit-checks-answers = 指令回执
page-operator-audit-checks-snapshots = 快照
page-operator-audit-checks-patrons = 客人
page-operator-audit-checks-purses = 钱包
page-operator-commands-correct-round = 更正一局…
page-operator-correct-title = 更正已派彩的一局
page-operator-correct-about = 请填写该座位本应得到的结果。差额以单独的记录转账，已离桌的客人转入其钱包；该局仍按原派彩保留在日志中，并注明您的名字和原因。
page-operator-correct-none = 该靴没有已派彩的牌局。
page-operator-correct-shoe = 第几靴
page-operator-correct-round = 局
page-operator-correct-seat = 座位
page-operator-correct-before = 原结果
page-operator-correct-after = 应得结果（输用负号）
page-operator-correct-go = 更正该局
page-operator-reason-usual = 常见原因
page-operator-reason-own = 自行填写
page-operator-servers = 服务器
page-operator-servers-address = 地址
page-operator-servers-state = 状态
page-operator-servers-lives = 服务中
page-operator-servers-stops = 即将停止
page-operator-servers-this = 本机
page-operator-servers-tables = 牌桌
page-operator-servers-since = { $table }（自{ $time }起）
page-operator-servers-none = 无
page-operator-servers-unowned = 暂时无人发牌：{ $tables }
page-operator-servers-takeovers = 最近的移交
page-operator-servers-taken = { $time }：{ $table }由服务器{ $node }接管，原服务器{ $previous }已失联
page-operator-servers-free = { $time }：{ $table }移交给服务器{ $node }
