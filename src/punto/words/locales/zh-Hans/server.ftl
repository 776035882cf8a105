# 服务器无法照办时的回答。
server-audits-running = 审计{ $job }正在进行，请等待其结束。
server-audits-stopped = 服务器已停止
server-audits-failed = 审计失败；原因见服务器日志
server-errors-unreadable = 无法读取请求。
server-errors-nothing-here = 此处没有内容。
server-errors-not-done-here = 此处不支持该操作。
server-errors-not-as-it-should-be = 请求格式不正确。
server-errors-our-fault = 服务器出现故障。
server-errors-unknown = 没有名为“{ $name }”的{ $kind ->
    [table] 牌桌
    [house] 规则
    [bet] 投注
    [plan] 注码法
    [topic] 题目
    [kind] 题型
    [pace] 速度
    [currency] 货币
    [audit] 审计
    [fact] 条件
   *[other] { $kind }
 }。
server-errors-not-carried-out = 无法执行该请求。
server-errors-failed = 请求失败。
server-errors-plan-problems = 注码法有问题。
server-errors-house-problems = 规则文件有问题。
server-errors-try-again = 请稍后再试。
server-errors-records-unreadable = 暂时无法读取记录。
server-errors-no-such-file = 没有该文件。
server-history-unknown-round = 牌桌{ $table }第{ $shoe }靴没有已结束的第{ $number }局。
server-history-unknown-shoe = 牌桌{ $table }没有第{ $shoe }靴。
server-history-shoe-open = 第{ $shoe }靴尚未结束：结束后才公开记录与种子。
server-history-no-record = 第{ $shoe }靴在发牌之前已结束。
server-history-not-a-record = 这不是牌靴记录。
server-history-not-utf-8 = 不是UTF-8文本：无法读取第{ $byte }字节。
server-session-wrong-token = 管理员令牌不正确。
server-session-too-many-sign-ins = 登录过于频繁，请稍候。
server-session-too-many-wrong-tokens = 错误令牌过多，请在{ $wait }秒后重试。
server-session-bad-name = 名字须为1至{ $most }个可见字符。
server-session-sign-in-first = 请先登录。
server-session-operators-only = 仅限管理员，请先登录。
server-session-expired = 会话已过期，请重新登录。
server-session-invalid = 会话无效，请重新登录。
server-simulations-too-few-shoes = 此注码法每次需{ $shoes }靴，请至少模拟这么多靴。
server-simulations-too-many-sessions = 注码法最多模拟{ $shoes }靴、{ $sessions }次。
server-simulations-nothing-yet = 尚无结果。
server-simulations-too-fast = 模拟过于频繁，请稍候。
server-simulations-enough-under-way = 您已有{ $most }个模拟在运行，请等待或停止其一。
server-simulations-too-many-waiting = 等待中的模拟过多，请稍后再试。
server-simulations-not-kept = 该模拟已不再保存。重新运行即可：相同种子结果相同。
server-studies-nothing-to-study = 研究仅适用于按点数或对子结算的投注，以下投注涉及其他条件：{ $bets }。
server-studies-nothing-to-count = 移走一张牌对{ $bet }毫无影响，无牌可记。
server-studies-no-states = 只有记牌模拟才有状态数据。
server-studies-no-sheet = 无法制作记牌表。
server-gate-too-fast = 请求过于频繁，请稍候。
server-gate-wrong-origin = 此页面无权执行该操作。
server-gate-too-large = 请求过大。
server-gate-gone = 请求者已断开。
server-socket-too-many-seats = 您的网络地址已占用{ $most }个座位，请先离开一个。
server-socket-malformed = 无法读取该消息：{ $detail }
server-socket-too-fast = 消息过于频繁，此消息未执行。
server-socket-not-permitted = 您无权执行该操作。
server-socket-not-yours = 这张牌不由您开。
server-socket-unavailable = 牌桌暂时无法应答，可重发同一指令。
server-tables-out-of-service = 本桌暂停服务。
server-tables-bad-name = 牌桌名称须为1至40个字母、数字、-或_。
server-tables-damaged = 记录仍有损坏：{ $why }。
server-tables-unknown = 没有这张牌桌。
server-tables-name-taken = 该名称已被使用。
server-tables-own-tables-off = 本服务器不开设私人牌桌。
server-tables-in-service = 本桌正在服务中。
server-tables-too-many-own = 每位客人最多开设{ $of_patron }张私人牌桌，每个网络地址{ $of_address ->
    [0] 不限
   *[other] 最多{ $of_address }张
 }，全部最多{ $of_all }张；离开后空置一段时间会自动关闭。
server-tables-no-records = 没有任何记录
server-workers-too-many = 您正在进行的请求过多，请等待结果。
server-workers-too-much = 您的请求占用过多资源，请稍候。
server-workers-too-long = 计算耗时过长：请简化内容，减少每项投注的条件与投注数量。
server-workers-busy = 服务器正忙，请稍后再试。
server-workers-too-much-memory = 计算占用内存过多：请简化内容，减少每项投注的条件与投注数量。
server-pricing-too-many-effects = 请减少同时查询移除效应的投注项。
server-pricing-too-many-bets = 粘贴的规则最多可有{ $most }项投注，现有{ $many }项。
server-pricing-too-few-cards = 剩余的牌不足以再发一局。
server-pricing-no-stake = 注码须大于零
server-run-cannot-listen = 无法在{ $host }:{ $port }监听：{ $error }
server-request-at = { $place }：{ $what }
server-request-house-or-text = 请给出规则的键或规则文件的文本，二者只取其一
server-request-decks-or-composition = 请给出副数或牌的组成，二者只取其一
server-request-one-thing-known = 请给出已知位置、可辨点数或best_sort，三者只取其一
server-request-missing = 缺少该项
server-request-extra-forbidden = 不应有该项
server-request-json-invalid = 不是有效的JSON：{ $error }
server-request-string-type = 须为文本
server-request-string-too-short = 至少{ $min_length }个字符
server-request-string-too-long = 最多{ $max_length }个字符
server-request-string-pattern-mismatch = 须符合格式{ $pattern }
server-request-int-type = 须为整数
server-request-int-parsing = 须为整数，该文本不是整数
server-request-int-from-float = 须为整数，不能有小数部分
server-request-float-type = 须为数字
server-request-float-parsing = 须为数字，该文本不是数字
server-request-bool-type = 须为true或false
server-request-bool-parsing = 须为true或false，无法辨认
server-request-list-type = 须为列表
server-request-dict-type = 须为对象
server-request-model-attributes-type = 须为对象
server-request-too-short = 至少{ $min_length }项，现有{ $actual_length }项
server-request-too-long = 最多{ $max_length }项，现有{ $actual_length }项
server-request-greater-than = 须大于{ $gt }
server-request-greater-than-equal = 不得小于{ $ge }
server-request-less-than = 须小于{ $lt }
server-request-less-than-equal = 不得大于{ $le }
server-request-finite-number = 须为有限的数
server-request-literal-error = 须为{ $expected }
server-request-enum = 须为{ $expected }
server-lobby-about = 本服务器的牌桌实况。
server-lobby-no-script = 本页需要JavaScript。
