# 審計的結論：各項檢查相符時的說明，以及每一種差異。
audit-at = { $where }：{ $what }
audit-event = 事件{ $number }（{ $type }）
audit-nothing = 無
audit-unreadable = 無法讀取：{ $why }
audit-tables-ok = { $tables }張賭檯，沒有不屬任何賭檯的記錄行
audit-tables-stray = 含賭檯{ $table }的記錄行，但該檯沒有鏈首記錄
audit-grants-ok = 發放娛樂籌碼{ $grants }筆，沒有錢包透支
audit-grants-number = { $currency }第{ $number }筆發放出現在應為第{ $due }筆之處
audit-grants-not-sealed = { $currency }第{ $number }筆發放與封存時不符
audit-grants-short = 買入超出所有，多{ $short }{ $currency }（最小貨幣單位）
audit-chain-ok = { $events }個事件，逐一與前一個相連
audit-chain-gap = 之前缺少事件{ $first }至{ $last }
audit-chain-disorder = 之前的事件次序混亂
audit-chain-follows = 所接的雜湊值為{ $previous }…，但之前的是{ $last }…
audit-chain-not-stored = 與存入時不符：其雜湊值為{ $hash }…
audit-chain-columns = type與at兩欄與內容不符
audit-chain-head = 鏈首記錄：事件{ $head }，{ $head_hash }…，但日誌止於事件{ $last }，{ $last_hash }…
audit-replay-ok = 已重演{ $events }個事件
audit-replay-cannot-follow = 無法承接，重演到此為止：{ $why }
audit-replay-cannot-check = 無法核對：{ $why }
audit-replay-other-state = 狀態屬於賭檯{ $table }事件{ $event }之後，而不是{ $head_table }事件{ $head }之後
audit-rounds-ok = 重算{ $rounds }局的{ $bets }項投注，作廢{ $void }局
audit-rounds-round = 第{ $shoe }靴第{ $number }局
audit-rounds-seat = { $seat }號位
audit-rounds-bet = { $seat }號位的{ $bet }
audit-rounds-void = 沒有如數退還全部注碼
audit-rounds-other-round = 應為第{ $shoe }靴第{ $number }局
audit-rounds-cards = 牌為{ $cards }，但檯上是另外的牌
audit-rounds-winner = 贏家為{ $winner ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $winner }
 }，按點數應為{ $right ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $right }
 }
audit-rounds-bets = 結算的投注為{ $settled }，但所下的是{ $made }
audit-rounds-patron = 屬於{ $patron }，但該位坐的是{ $sits }
audit-rounds-figure = { $name ->
    [stake] 注碼
    [result] 結果
    [winnings] 彩金
    [commission] 佣金
    [returned] 返還
    [net] 淨贏
    [pays] 賠率
   *[other] { $name }
 }為{ $said }，按規則應為{ $right }
audit-rounds-owed = 佣金記為欠付，與規則不符
audit-rounds-not-owed = 佣金未記為欠付，與規則不符
audit-rounds-moves = 轉移{ $moved }，按規則應為{ $right }
audit-rounds-stakes = 所取的注碼與凍結的不符
audit-rounds-holds = 為欠付佣金凍結{ $held }，按規則應為{ $right }
audit-shoes-ok = { $shoes }靴已結束的牌通過驗證：承諾值、牌序、每張牌、每筆派彩
audit-shoes-shoe = 第{ $shoe }靴
audit-shoes-check = { $check ->
    [seal] 封條
    [commitment] 承諾值
    [house] 規則
    [order] 牌序
    [burn] 銷牌
    [cards] 派牌
    [tableau] 補牌規則
    [end] 結束
    [slips] 注單
    [payouts] 派彩
    [sums] 合計
   *[other] { $check }
 }
audit-shoes-seed = 公開的種子不是事先承諾的種子
audit-shoes-burned = 銷了{ $burned }張牌，按規則應為{ $right }張
audit-shoes-left = { $card }出自第{ $shoe }靴，而牌源該處為{ $right }
audit-ledger-ok = { $transfers }筆轉賬，與事件所載一致，借貸齊全
audit-ledger-before = 之前有不屬於任何事件的轉賬
audit-ledger-others = 賬目中的轉賬與事件所載不同：{ $ids }
audit-ledger-numbers = 其轉賬未按次序編號
audit-ledger-left-over = 自{ $id }起的轉賬不屬於任何事件
audit-transfer-twice = 編號出現兩次
audit-transfer-not-positive = { $amount }不是正數金額
audit-transfer-overdrawn = { $account }有{ $there }，其中{ $held }已另有用途
audit-transfer-not-pending = { $pending }並未凍結
audit-transfer-differs = 與{ $held }不同，而它應將其{ $kind ->
    [post] 入賬
    [void] 解凍
   *[other] { $kind }
 }
audit-accounts-total = 全部賬戶合計為{ $total }，而不是0
audit-accounts-differ = 賬目為{ $says }，轉賬累計為{ $counted }（餘額，凍結）
audit-balances-ok = { $accounts }個賬戶，與轉賬累計及重演結果均一致；合計為0
audit-balances-stored = 儲存值
audit-balances-differ = 儲存值為{ $stored }，但重演得出{ $replayed }
audit-balances-account = { $balance }，其中凍結{ $held }（{ $account }）
audit-answers-ok = { $answers }條已接受的指令，各有一份回執
audit-answers-ok-pruned = { $answers }條已接受的指令，各有一份回執；另有{ $pruned }份較早的回執已不再保存
audit-answers-answer = 對{ $command }的回執
audit-answers-count = 指令{ $command }：其{ $events }個事件有{ $answers }份回執，應為一份
audit-answers-other-events = 所列為至{ $last }止的{ $events }個事件，與實際不符
audit-answers-not-sealed = 與事件{ $event }之後封存時不符
audit-answers-no-event = 事件{ $event }不存在
audit-answers-receipts = 存有{ $receipts }份回執，但已接受{ $accepted }條指令，其中{ $pruned }條的回執已清除
audit-snapshots-ok = { $snapshots }份快照，均與當時狀態一致
audit-snapshots-place = 事件{ $event }之後的快照
audit-snapshots-not-sealed = 與封存時不符
audit-snapshots-other-state = 與重演至該處的狀態不同
audit-snapshots-no-event = 沒有該事件
audit-patrons-ok = { $patrons }位客人的限額與輸贏
audit-patrons-differ = 限額、自我隔離、當日輸贏或兌回額與日誌不符
audit-purses-ok = { $patrons }位客人的兌回額與賬目一致
audit-purses-cashed = 按賬目兌回{ $cashed }，儲存值為{ $stored }
audit-purses-not-stored = 按賬目兌回{ $cashed }，但沒有儲存值
audit-purses-currency = 以{ $currency }兌回，而該檯使用{ $played }
audit-debts-collected = 收取了{ $said }，但可收取{ $right }
audit-debts-account = 記入佣金帳戶的是{ $said }，而不是{ $right }
audit-debts-seats = 向{ $said }號位收取，但欠付的是{ $right }號位
audit-debts-unpaid = 所記未付為{ $said }，按規則應為{ $right }
audit-debts-owes = 此後欠付{ $said }，按規則應為{ $right }
audit-corrections-before = 更正的是{ $said }，但該局結果為{ $right }
audit-corrections-unsigned = 沒有寫明由誰下令及原因
