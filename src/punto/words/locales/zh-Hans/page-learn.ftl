page-learn-title = 学习
page-learn-house = 规则
page-learn-cards = { $side }：{ $cards }
page-learn-cards-counted = { $side }：{ $cards }，共{ $total }点
page-learn-table = 桌上的牌
page-learn-right = 正确。
page-learn-wrong = 不对：{ $answer }。
page-learn-late = 时间到：{ $answer }。
page-learn-next = 下一题
page-learn-next-hint = Enter
page-learn-keys = 按键：答案的数字，然后 Enter。
page-learn-loading = 发牌中…
page-learn-failed = 无法载入题目。
page-learn-retry = 重试

page-learn-parts-label = 学习内容
page-learn-parts-drills = 练习
page-learn-parts-exam = 考试
page-learn-parts-squeeze = 咪牌

page-learn-kinds-label = 题型
page-learn-kinds-every = 全部
page-learn-kinds-all = 全部{ $count }种
page-learn-kinds-some = { $all }种中的{ $count }种

page-learn-timer-label = 计时
page-learn-timer-off = 不计时
page-learn-timer-up = 正计时
page-learn-timer-seconds = 每题{ $count }秒
page-learn-timer-left = 剩余秒数
page-learn-timer-passed = 已用时间

page-learn-seats-label = 座位
page-learn-seats-seat = { $number }号位
page-learn-seats-lammers = { -commission }牌

page-learn-form-answer = 作答
page-learn-form-place = 次序
page-learn-form-pick = 选出所有符合的；也可以一个都不选。
page-learn-form-arrange = 按正确次序逐一点选；再点一次可取消。
page-learn-form-put = 放一枚{ $value }筹码
page-learn-form-take = 取回一枚{ $value }筹码
page-learn-form-sum = 已数出：
page-learn-form-cut-keys = 按 1 至 { $count } 放筹码，加 Shift 取回。
page-learn-form-board = 大路的方格
page-learn-form-square =
    { $result ->
        [B] 第{ $column }列第{ $row }行，{ -banker }
        [P] 第{ $column }列第{ $row }行，{ -player }
       *[none] 第{ $column }列第{ $row }行，空
    }
page-learn-form-locate = 点选方格，或用方向键移动后按 Enter。

page-learn-exam-title = 考试
page-learn-exam-lead = 逐题作答，没有提示，最后评分。相同的种子得到相同的试卷。
page-learn-exam-name = 姓名
page-learn-exam-count = 题数
page-learn-exam-minutes = 分钟（0为不限时）
page-learn-exam-pass = 及格线（%）
page-learn-exam-seed = 种子
page-learn-exam-any = 任意
page-learn-exam-begin = 开始
page-learn-exam-question = 第{ $at }题，共{ $all }题
page-learn-exam-progress = 已作答
page-learn-exam-back = 上一题
page-learn-exam-forward = 跳过
page-learn-exam-hand-in = 交卷
page-learn-exam-open = 还有{ $count }题未作答。确定交卷？
page-learn-exam-result = 考试成绩
page-learn-exam-score = { $right } / { $all }
page-learn-exam-passed = 及格
page-learn-exam-failed = 不及格
page-learn-exam-too-late = 不及格：超过时限
page-learn-exam-date = 日期
page-learn-exam-terms = 条件
page-learn-exam-terms-of =
    { $limit ->
        [none] { $count }题，{ $pass }%及格，不限时
       *[time] { $count }题，{ $pass }%及格，限时{ $limit }
    }
page-learn-exam-took = 用时
page-learn-exam-print = 打印
page-learn-exam-again = 再考一次
page-learn-exam-is-right = 正确：
page-learn-exam-is-wrong = 错误：
page-learn-exam-given = 作答
page-learn-exam-nothing = 未作答
page-learn-exam-told = 正确答案

page-learn-sides-player = { -player }
page-learn-sides-banker = { -banker }

page-learn-score-label = 成绩
page-learn-score-today = 今天
page-learn-score-streak = 连对
page-learn-score-known = 已掌握
page-learn-score-of = { $right } / { $all }

page-learn-boxes-title = 记忆盒
page-learn-boxes-lead = 每答对一次，题目升一格，间隔更久；答错则回到第一格。
page-learn-boxes-names-0 = 新
page-learn-boxes-names-1 = 立即
page-learn-boxes-names-2 = 10分钟
page-learn-boxes-names-3 = 1天
page-learn-boxes-names-4 = 3天
page-learn-boxes-names-5 = 一周
page-learn-boxes-line = { $kind }：{ $all } 个要点已掌握 { $known } 个。{ $boxes }
page-learn-boxes-box = { $name }：{ $count }
page-learn-boxes-reset = 重新开始
page-learn-boxes-sure = 清除此规则的全部学习记录？
page-learn-boxes-missed = 最常答错
page-learn-boxes-none = 目前没有答错的题。
page-learn-boxes-times = { $count }次

page-learn-tableau-title = 补牌规则
page-learn-tableau-player = { -player }家首两张牌
page-learn-tableau-natural = { -natural }，不再补牌
page-learn-tableau-banker = { -player }家补了第三张牌时的{ -banker }家
page-learn-tableau-banker-stood = { -player }家不补牌时，{ -banker }家{ $draws }点补牌，{ $stands }点不补牌。
page-learn-tableau-has = { -banker }家点数
page-learn-tableau-draws = 补牌
page-learn-tableau-stands = 不补牌
page-learn-tableau-show = 显示规则
page-learn-tableau-hide = 隐藏规则

page-learn-squeeze-title = 牌边的点子告诉您什么
page-learn-squeeze-lead = 从长边慢慢掀起牌。远在看到牌角之前，边上的点子数就说明了还有哪些可能。
page-learn-squeeze-rims-0 = 没有点子
page-learn-squeeze-rims-1 = 一个点子
page-learn-squeeze-rims-2 = 两个点子
page-learn-squeeze-rims-3 = 三个点子
page-learn-squeeze-rims-4 = 四个点子
page-learn-squeeze-rims-line = 一条线
page-learn-squeeze-names-0 = 没边
page-learn-squeeze-names-2 = 两边
page-learn-squeeze-names-3 = 三边
page-learn-squeeze-names-4 = 四边
page-learn-squeeze-names-line = 公仔
page-learn-squeeze-means-0 = A、2或3。再掀短边：有点子是2或3，没有就是A。
page-learn-squeeze-means-2 = 4或5。5的中间多一点。
page-learn-squeeze-means-3 = 6、7或8。看两排之间：没有、一点或两点。
page-learn-squeeze-means-4 = 9或10。9中间有一点，10有两点。
page-learn-squeeze-means-line = J、Q或K：公仔的边框，不计点。
page-learn-squeeze-counts = 算{ $values }点
page-learn-squeeze-try = 试一试
page-learn-squeeze-try-lead = 从长边咪这张牌，再说它可能是什么。翻开之前谁也看不到牌角。
page-learn-squeeze-ask = 这张牌的长边上有……
page-learn-squeeze-other = 换一张
page-learn-squeeze-right-rim = 正确：长边{ $rim }，所以是{ $ranks }。
page-learn-squeeze-wrong-rim = 再看看长边：{ $rim }，所以是{ $ranks }。
page-learn-squeeze-turned = 这是{ $card }，算{ $value }点。
page-learn-squeeze-first = 请先掀牌：拖动长边，或按“咪长边”。
page-learn-squeeze-wish = 该盼什么
page-learn-squeeze-wish-lead = 手上已有一张，正在咪另一张。看到什么才是好牌？
page-learn-squeeze-holding = 您的另一张牌
page-learn-squeeze-hand = 合计
page-learn-squeeze-best = 最佳
page-learn-squeeze-natural = { -natural }
