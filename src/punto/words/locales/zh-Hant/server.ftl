# 伺服器無法照辦時的回答。
server-audits-running = 審計{ $job }正在進行，請等待其結束。
server-audits-stopped = 伺服器已停止
server-audits-failed = 審計失敗；原因見伺服器日誌
server-errors-unreadable = 無法讀取請求。
server-errors-nothing-here = 此處沒有內容。
server-errors-not-done-here = 此處不支援該操作。
server-errors-not-as-it-should-be = 請求格式不正確。
server-errors-our-fault = 伺服器出現故障。
server-errors-unknown = 沒有名為「{ $name }」的{ $kind ->
    [table] 賭檯
    [house] 規則
    [bet] 投注
    [plan] 注碼法
    [topic] 題目
    [kind] 題型
    [pace] 節奏
    [currency] 貨幣
    [audit] 審計
    [fact] 條件
   *[other] { $kind }
 }。
server-errors-not-carried-out = 無法執行該請求。
server-errors-failed = 請求失敗。
server-errors-plan-problems = 注碼法有問題。
server-errors-house-problems = 規則檔案有問題。
server-errors-try-again = 請稍後再試。
server-errors-records-unreadable = 暫時無法讀取記錄。
server-errors-no-such-file = 沒有該檔案。
server-history-unknown-round = 賭檯{ $table }第{ $shoe }靴沒有已結束的第{ $number }局。
server-history-unknown-shoe = 賭檯{ $table }沒有第{ $shoe }靴。
server-history-shoe-open = 第{ $shoe }靴尚未結束：結束後才公開記錄與種子。
server-history-no-record = 第{ $shoe }靴在派牌之前已結束。
server-history-not-a-record = 這不是牌靴記錄。
server-history-not-utf-8 = 不是UTF-8文字：無法讀取第{ $byte }位元組。
server-session-wrong-token = 管理員權杖不正確。
server-session-too-many-sign-ins = 登入過於頻繁，請稍候。
server-session-too-many-wrong-tokens = 錯誤權杖過多，請在{ $wait }秒後重試。
server-session-bad-name = 名字須為1至{ $most }個可見字元。
server-session-sign-in-first = 請先登入。
server-session-operators-only = 僅限管理員，請先登入。
server-session-expired = 登入已過期，請重新登入。
server-session-invalid = 登入無效，請重新登入。
server-simulations-too-few-shoes = 此注碼法每場需{ $shoes }靴，請至少模擬此數。
server-simulations-too-many-sessions = 注碼法最多模擬{ $shoes }靴、{ $sessions }場。
server-simulations-nothing-yet = 尚無結果。
server-simulations-too-fast = 模擬過於頻繁，請稍候。
server-simulations-enough-under-way = 您已有{ $most }個模擬在執行，請等待或停止其一。
server-simulations-too-many-waiting = 等待中的模擬過多，請稍後再試。
server-simulations-not-kept = 該模擬已不再儲存。重新執行即可：相同種子結果相同。
server-studies-nothing-to-study = 研究僅適用於按點數或對子結算的投注，以下投注涉及其他條件：{ $bets }。
server-studies-nothing-to-count = 移走一張牌對{ $bet }毫無影響，無牌可算。
server-studies-no-states = 只有算牌模擬才有狀態數據。
server-studies-no-sheet = 無法製作記牌表。
server-gate-too-fast = 請求過於頻繁，請稍候。
server-gate-wrong-origin = 此頁面無權執行該操作。
server-gate-too-large = 請求過大。
server-gate-gone = 請求者已中斷連線。
server-socket-too-many-seats = 您的網絡地址已佔用{ $most }個座位，請先離開一個。
server-socket-malformed = 無法讀取該訊息：{ $detail }
server-socket-too-fast = 訊息過於頻繁，此訊息未執行。
server-socket-not-permitted = 您無權執行該操作。
server-socket-not-yours = 這張牌不由您開。
server-socket-unavailable = 賭檯暫時無法應答，可重新傳送同一指令。
server-tables-out-of-service = 本檯暫停服務。
server-tables-bad-name = 賭檯名稱須為1至40個字母、數字、-或_。
server-tables-damaged = 記錄仍有損壞：{ $why }。
server-tables-unknown = 沒有這張賭檯。
server-tables-name-taken = 該名稱已被使用。
server-tables-own-tables-off = 本伺服器不開設私人賭檯。
server-tables-in-service = 本檯正在服務中。
server-tables-too-many-own = 每位客人最多開設{ $of_patron }張私人賭檯，每個網絡地址{ $of_address ->
    [0] 不限
   *[other] 最多{ $of_address }張
 }，全部最多{ $of_all }張；離開後空置一段時間會自動關閉。
server-tables-no-records = 沒有任何記錄
server-workers-too-many = 您正在進行的請求過多，請等待結果。
server-workers-too-much = 您的請求佔用過多資源，請稍候。
server-workers-too-long = 計算需時過長：請簡化內容，減少每項投注的條件與投注數量。
server-workers-busy = 伺服器正忙，請稍後再試。
server-workers-too-much-memory = 計算佔用記憶體過多：請簡化內容，減少每項投注的條件與投注數量。
server-pricing-too-many-effects = 請減少同時查詢去牌效應的投注項。
server-pricing-too-many-bets = 貼上的規則最多可有{ $most }項投注，現有{ $many }項。
server-pricing-too-few-cards = 剩餘的牌不足以再派一局。
server-pricing-no-stake = 注碼須大於零
server-run-cannot-listen = 無法在{ $host }:{ $port }監聽：{ $error }
server-request-at = { $place }：{ $what }
server-request-house-or-text = 請給出規則的鍵或規則檔案的文字，二者只取其一
server-request-decks-or-composition = 請給出副數或牌組，二者只取其一
server-request-one-thing-known = 請給出已知位置、可辨點數或best_sort，三者只取其一
server-request-missing = 缺少該項
server-request-extra-forbidden = 不應有該項
server-request-json-invalid = 不是有效的JSON：{ $error }
server-request-string-type = 須為文字
server-request-string-too-short = 至少{ $min_length }個字元
server-request-string-too-long = 最多{ $max_length }個字元
server-request-string-pattern-mismatch = 須符合格式{ $pattern }
server-request-int-type = 須為整數
server-request-int-parsing = 須為整數，該文字不是整數
server-request-int-from-float = 須為整數，不能有小數部分
server-request-float-type = 須為數字
server-request-float-parsing = 須為數字，該文字不是數字
server-request-bool-type = 須為true或false
server-request-bool-parsing = 須為true或false，無法辨認
server-request-list-type = 須為列表
server-request-dict-type = 須為物件
server-request-model-attributes-type = 須為物件
server-request-too-short = 至少{ $min_length }項，現有{ $actual_length }項
server-request-too-long = 最多{ $max_length }項，現有{ $actual_length }項
server-request-greater-than = 須大於{ $gt }
server-request-greater-than-equal = 不得小於{ $ge }
server-request-less-than = 須小於{ $lt }
server-request-less-than-equal = 不得大於{ $le }
server-request-finite-number = 須為有限的數
server-request-literal-error = 須為{ $expected }
server-request-enum = 須為{ $expected }
server-lobby-about = 本伺服器的賭檯實況。
server-lobby-no-script = 本頁需要JavaScript。
