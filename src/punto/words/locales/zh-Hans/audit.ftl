# 审计的结论：各项检查相符时的说明，以及每一种差异。
audit-at = { $where }：{ $what }
audit-event = 事件{ $number }（{ $type }）
audit-nothing = 无
audit-unreadable = 无法读取：{ $why }
audit-tables-ok = { $tables }张牌桌，没有无主的记录行
audit-tables-stray = 含牌桌{ $table }的记录行，但该桌没有链首记录
audit-grants-ok = 发放娱乐筹码{ $grants }笔，没有钱包透支
audit-grants-number = { $currency }第{ $number }笔发放出现在应为第{ $due }笔之处
audit-grants-not-sealed = { $currency }第{ $number }笔发放与封存时不符
audit-grants-short = 买入超出所有，多{ $short }{ $currency }（最小货币单位）
audit-chain-ok = { $events }个事件，逐一与前一个相链接
audit-chain-gap = 之前缺少事件{ $first }至{ $last }
audit-chain-disorder = 之前的事件次序混乱
audit-chain-follows = 所接的哈希为{ $previous }…，但之前的是{ $last }…
audit-chain-not-stored = 与存入时不符：其哈希为{ $hash }…
audit-chain-columns = type与at两列与内容不符
audit-chain-head = 链首记录：事件{ $head }，{ $head_hash }…，但日志止于事件{ $last }，{ $last_hash }…
audit-replay-ok = { $events }个事件已重放
audit-replay-cannot-follow = 无法承接，重放到此为止：{ $why }
audit-replay-cannot-check = 无法核对：{ $why }
audit-replay-other-state = 状态属于牌桌{ $table }事件{ $event }之后，而不是{ $head_table }事件{ $head }之后
audit-rounds-ok = 重算{ $rounds }局的{ $bets }项投注，作废{ $void }局
audit-rounds-round = 第{ $shoe }靴第{ $number }局
audit-rounds-seat = { $seat }号位
audit-rounds-bet = { $seat }号位的{ $bet }
audit-rounds-void = 没有如数退还全部注码
audit-rounds-other-round = 应为第{ $shoe }靴第{ $number }局
audit-rounds-cards = 牌为{ $cards }，但桌上是另外的牌
audit-rounds-winner = 赢家为{ $winner ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $winner }
 }，按点数应为{ $right ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $right }
 }
audit-rounds-bets = 结算的投注为{ $settled }，但所下的是{ $made }
audit-rounds-patron = 属于{ $patron }，但该位坐的是{ $sits }
audit-rounds-figure = { $name ->
    [stake] 注码
    [result] 结果
    [winnings] 赢额
    [commission] 佣金
    [returned] 返还
    [net] 净额
    [pays] 赔率
   *[other] { $name }
 }为{ $said }，按规则应为{ $right }
audit-rounds-owed = 佣金记为欠付，与规则不符
audit-rounds-not-owed = 佣金未记为欠付，与规则不符
audit-rounds-moves = 转移{ $moved }，按规则应为{ $right }
audit-rounds-stakes = 所取的注码与冻结的不符
audit-rounds-holds = 为欠付佣金冻结{ $held }，按规则应为{ $right }
audit-shoes-ok = { $shoes }靴已结束的牌靴通过验证：承诺、牌序、每张牌、每笔派彩
audit-shoes-shoe = 第{ $shoe }靴
audit-shoes-check = { $check ->
    [seal] 封印
    [commitment] 承诺
    [house] 规则
    [order] 牌序
    [burn] 销牌
    [cards] 发牌
    [tableau] 补牌规则
    [end] 结束
    [slips] 注单
    [payouts] 派彩
    [sums] 合计
   *[other] { $check }
 }
audit-shoes-seed = 公开的种子不是事先承诺的种子
audit-shoes-burned = 销了{ $burned }张牌，按规则应为{ $right }张
audit-shoes-left = { $card }出自第{ $shoe }靴，而牌源该处为{ $right }
audit-ledger-ok = { $transfers }笔转账，与事件所载一致，借贷齐全
audit-ledger-before = 之前有不属于任何事件的转账
audit-ledger-others = 账本中的转账与事件所载不同：{ $ids }
audit-ledger-numbers = 其转账未按次序编号
audit-ledger-left-over = 自{ $id }起的转账不属于任何事件
audit-transfer-twice = 编号出现两次
audit-transfer-not-positive = { $amount }不是正数金额
audit-transfer-overdrawn = { $account }有{ $there }，其中{ $held }已另有用途
audit-transfer-not-pending = { $pending }不在待定之列
audit-transfer-differs = 与{ $held }不同，而它应将其{ $kind ->
    [post] 过账
    [void] 撤销
   *[other] { $kind }
 }
audit-accounts-total = 全部账户合计为{ $total }，而不是0
audit-accounts-differ = 账本为{ $says }，转账累计为{ $counted }（余额，冻结）
audit-balances-ok = { $accounts }个账户，与转账累计及重放结果均一致；合计为0
audit-balances-stored = 存储值
audit-balances-differ = 存储值为{ $stored }，但重放得出{ $replayed }
audit-balances-account = { $balance }，其中冻结{ $held }（{ $account }）
audit-answers-ok = { $answers }条已接受的指令，各有一份回执
audit-answers-ok-pruned = { $answers }条已接受的指令，各有一份回执；另有{ $pruned }份较早的回执已不再保存
audit-answers-answer = 对{ $command }的回执
audit-answers-count = 指令{ $command }：其{ $events }个事件有{ $answers }份回执，应为一份
audit-answers-other-events = 所列为至{ $last }止的{ $events }个事件，与实际不符
audit-answers-not-sealed = 与事件{ $event }之后封存时不符
audit-answers-no-event = 事件{ $event }不存在
audit-answers-receipts = 存有{ $receipts }份回执，但已接受{ $accepted }条指令，其中{ $pruned }条的回执已清除
audit-snapshots-ok = { $snapshots }份快照，均与当时状态一致
audit-snapshots-place = 事件{ $event }之后的快照
audit-snapshots-not-sealed = 与封存时不符
audit-snapshots-other-state = 与重放到该处的状态不同
audit-snapshots-no-event = 没有该事件
audit-patrons-ok = { $patrons }位客人的限额与输赢
audit-patrons-differ = 限额、禁入、当日输赢或兑现额与日志不符
audit-purses-ok = { $patrons }位客人的兑现额与账本一致
audit-purses-cashed = 按账本兑现{ $cashed }，存储值为{ $stored }
audit-purses-not-stored = 按账本兑现{ $cashed }，但没有存储值
audit-purses-currency = 以{ $currency }兑现，而该桌使用{ $played }
audit-debts-collected = 收取了{ $said }，但可收取{ $right }
audit-debts-account = 记入佣金账户的是{ $said }，而不是{ $right }
audit-debts-seats = 向{ $said }号位收取，但欠付的是{ $right }号位
audit-debts-unpaid = 所记未付为{ $said }，按规则应为{ $right }
audit-debts-owes = 此后欠付{ $said }，按规则应为{ $right }
audit-corrections-before = 更正的是{ $said }，但该局结果为{ $right }
audit-corrections-unsigned = 没有写明由谁下令及原因
