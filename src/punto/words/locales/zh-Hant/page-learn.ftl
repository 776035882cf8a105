page-learn-title = 學習
page-learn-house = 規則
page-learn-cards = { $side }：{ $cards }
page-learn-cards-counted = { $side }：{ $cards }，共{ $total }點
page-learn-table = 檯上的牌
page-learn-right = 正確。
page-learn-wrong = 不對：{ $answer }。
page-learn-late = 時間到：{ $answer }。
page-learn-next = 下一題
page-learn-next-hint = Enter
page-learn-keys = 按鍵：答案的數字，然後 Enter。
page-learn-loading = 派牌中…
page-learn-failed = 無法載入題目。
page-learn-retry = 重試

page-learn-parts-label = 學習內容
page-learn-parts-drills = 練習
page-learn-parts-exam = 考試
page-learn-parts-squeeze = 咪牌

page-learn-kinds-label = 題型
page-learn-kinds-every = 全部
page-learn-kinds-all = 全部{ $count }種
page-learn-kinds-some = { $all }種中的{ $count }種

page-learn-timer-label = 計時
page-learn-timer-off = 不計時
page-learn-timer-up = 正計時
page-learn-timer-seconds = 每題{ $count }秒
page-learn-timer-left = 剩餘秒數
page-learn-timer-passed = 已用時間

page-learn-seats-label = 座位
page-learn-seats-seat = { $number }號位
page-learn-seats-lammers = { -commission }牌

page-learn-form-answer = 作答
page-learn-form-place = 次序
page-learn-form-pick = 選出所有符合的；也可以一個都不選。
page-learn-form-arrange = 按正確次序逐一點選；再按一次可取消。
page-learn-form-put = 放一枚{ $value }籌碼
page-learn-form-take = 取回一枚{ $value }籌碼
page-learn-form-sum = 已數出：
page-learn-form-cut-keys = 按 1 至 { $count } 放籌碼，加 Shift 取回。
page-learn-form-board = 大路的方格
page-learn-form-square =
    { $result ->
        [B] 第{ $column }直行第{ $row }格，{ -banker }
        [P] 第{ $column }直行第{ $row }格，{ -player }
       *[none] 第{ $column }直行第{ $row }格，空
    }
page-learn-form-locate = 點選方格，或用方向鍵移動後按 Enter。

page-learn-exam-title = 考試
page-learn-exam-lead = 逐題作答，沒有提示，最後評分。相同的種子得到相同的試卷。
page-learn-exam-name = 姓名
page-learn-exam-count = 題數
page-learn-exam-minutes = 分鐘（0為不限時）
page-learn-exam-pass = 及格線（%）
page-learn-exam-seed = 種子
page-learn-exam-any = 任意
page-learn-exam-begin = 開始
page-learn-exam-question = 第{ $at }題，共{ $all }題
page-learn-exam-progress = 已作答
page-learn-exam-back = 上一題
page-learn-exam-forward = 跳過
page-learn-exam-hand-in = 交卷
page-learn-exam-open = 還有{ $count }題未作答。確定交卷？
page-learn-exam-result = 考試成績
page-learn-exam-score = { $right } / { $all }
page-learn-exam-passed = 及格
page-learn-exam-failed = 不及格
page-learn-exam-too-late = 不及格：超過時限
page-learn-exam-date = 日期
page-learn-exam-terms = 條件
page-learn-exam-terms-of =
    { $limit ->
        [none] { $count }題，{ $pass }%及格，不限時
       *[time] { $count }題，{ $pass }%及格，限時{ $limit }
    }
page-learn-exam-took = 用時
page-learn-exam-print = 列印
page-learn-exam-again = 再考一次
page-learn-exam-is-right = 正確：
page-learn-exam-is-wrong = 錯誤：
page-learn-exam-given = 作答
page-learn-exam-nothing = 未作答
page-learn-exam-told = 正確答案

page-learn-sides-player = { -player }
page-learn-sides-banker = { -banker }

page-learn-score-label = 成績
page-learn-score-today = 今天
page-learn-score-streak = 連對
page-learn-score-known = 已掌握
page-learn-score-of = { $right } / { $all }

page-learn-boxes-title = 記憶盒
page-learn-boxes-lead = 每答對一次，題目升一格，間隔更久；答錯則回到第一格。
page-learn-boxes-names-0 = 新
page-learn-boxes-names-1 = 立即
page-learn-boxes-names-2 = 10分鐘
page-learn-boxes-names-3 = 1天
page-learn-boxes-names-4 = 3天
page-learn-boxes-names-5 = 一星期
page-learn-boxes-line = { $kind }：{ $all } 個要點已掌握 { $known } 個。{ $boxes }
page-learn-boxes-box = { $name }：{ $count }
page-learn-boxes-reset = 重新開始
page-learn-boxes-sure = 清除此規則的全部學習記錄？
page-learn-boxes-missed = 最常答錯
page-learn-boxes-none = 目前沒有答錯的題。
page-learn-boxes-times = { $count }次

page-learn-tableau-title = 補牌規則
page-learn-tableau-player = { -player }家首兩張牌
page-learn-tableau-natural = { -natural }，不再補牌
page-learn-tableau-banker = { -player }家補了第三張牌時的{ -banker }家
page-learn-tableau-banker-stood = { -player }家不補牌時，{ -banker }家{ $draws }點補牌，{ $stands }點不補牌。
page-learn-tableau-has = { -banker }家點數
page-learn-tableau-draws = 補牌
page-learn-tableau-stands = 不補牌
page-learn-tableau-show = 顯示規則
page-learn-tableau-hide = 隱藏規則

page-learn-squeeze-title = 牌邊的點子告訴您甚麼
page-learn-squeeze-lead = 從長邊慢慢掀起牌。遠在看見牌角之前，邊上的點子數就說明了還有哪些可能。
page-learn-squeeze-rims-0 = 沒有點子
page-learn-squeeze-rims-1 = 一個點子
page-learn-squeeze-rims-2 = 兩個點子
page-learn-squeeze-rims-3 = 三個點子
page-learn-squeeze-rims-4 = 四個點子
page-learn-squeeze-rims-line = 一條線
page-learn-squeeze-names-0 = 無邊
page-learn-squeeze-names-2 = 兩邊
page-learn-squeeze-names-3 = 三邊
page-learn-squeeze-names-4 = 四邊
page-learn-squeeze-names-line = 公仔
page-learn-squeeze-means-0 = A、2或3。再掀短邊：有點子是2或3，沒有就是A。
page-learn-squeeze-means-2 = 4或5。5的中間多一點。
page-learn-squeeze-means-3 = 6、7或8。看兩排之間：沒有、一點或兩點。
page-learn-squeeze-means-4 = 9或10。9中間有一點，10有兩點。
page-learn-squeeze-means-line = J、Q或K：公仔的邊框，不計點。
page-learn-squeeze-counts = 計{ $values }點
page-learn-squeeze-try = 試一試
page-learn-squeeze-try-lead = 從長邊咪這張牌，再說它可能是甚麼。翻開之前無人看到牌角。
page-learn-squeeze-ask = 這張牌的長邊上有……
page-learn-squeeze-other = 換一張
page-learn-squeeze-right-rim = 正確：長邊{ $rim }，所以是{ $ranks }。
page-learn-squeeze-wrong-rim = 再看看長邊：{ $rim }，所以是{ $ranks }。
page-learn-squeeze-turned = 這是{ $card }，計{ $value }點。
page-learn-squeeze-first = 請先掀牌：拖動長邊，或按「咪長邊」。
page-learn-squeeze-wish = 該盼甚麼牌
page-learn-squeeze-wish-lead = 手上已有一張，正在咪另一張。看到甚麼才是好牌？
page-learn-squeeze-holding = 您的另一張牌
page-learn-squeeze-hand = 合計
page-learn-squeeze-best = 最佳
page-learn-squeeze-natural = { -natural }
