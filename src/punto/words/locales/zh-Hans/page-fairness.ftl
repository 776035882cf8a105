page-fairness-title = 公平
page-fairness-shoe = 第{ $number }靴
page-fairness-commitment = 承诺值
page-fairness-copy = 复制
page-fairness-copied = 已复制
page-fairness-cut-by = 切牌：{ $names }
page-fairness-seat = { $seat }号座
page-fairness-nobody-cut = 本靴无人切牌。
page-fairness-seed = 种子
page-fairness-burned-count = 销牌{ $count }张
page-fairness-cards-left = 余牌{ $count }张
page-fairness-shoes = 已结束的靴
page-fairness-rounds = { $count }局
page-fairness-verify = 验证
page-fairness-again = 再次验证
page-fairness-verifying = 验证中…
page-fairness-download = 下载记录
page-fairness-open-verifier = 在验证页打开
page-fairness-ok = 每张牌都与种子和切牌相符。
page-fairness-not-ok = { $count }个步骤不符。
page-fairness-here = 由本浏览器计算
page-fairness-map = 整靴逐张
page-fairness-map-text = 共{ $all }张：销牌{ $burned }张，发出{ $dealt }张，剩余{ $left }张。
page-fairness-corrections = 事后更正
page-fairness-correction-of = 第{ $number }局{ $seat }号位
page-fairness-card-at = 第{ $place }张：{ $name }，{ $where }
page-fairness-in-round = 第{ $number }局

page-fairness-how-1 = 任何人下注之前，赌场先抽取一个秘密种子，并公布它的指纹，即承诺值。
page-fairness-how-2 = 客人可以切牌：他们给出的内容一同混入，赌场或任何一位客人都无法单独决定牌序。
page-fairness-how-3 = 一靴结束后公布种子，由您自己的浏览器重新洗牌，逐张核对。
page-fairness-how-title = 原理

page-fairness-phases-committed = 已公布承诺值，客人可以切牌。
page-fairness-phases-cut = 已切牌，牌序已定。
page-fairness-phases-burned = 已销牌，可以开局。
page-fairness-phases-dealt = 发牌中。本靴结束前种子保密。
page-fairness-phases-closed = 已结束。
page-fairness-phases-revealed = 已结束，种子已公布。

page-fairness-no-shoes = 尚无结束的靴。本靴结束后可在此验证。
page-fairness-no-crypto = 浏览器只在https或本机上允许网页计算（WebCrypto）。请改用其一，或运行：punto verify

page-fairness-steps-seal-title = 封印
page-fairness-steps-seal-how = 每一部分都与前一部分相连：对前一封印与本部分取SHA-256。
page-fairness-steps-commitment-title = 种子与承诺值
page-fairness-steps-commitment-how = 公布的种子取SHA-256，必须等于发第一张牌之前公布的值。
page-fairness-steps-house-title = 赌场规则
page-fairness-steps-house-how = 本靴所用规则文件的SHA-256。
page-fairness-steps-cuts-title = 切牌
page-fairness-steps-cuts-how = 所有客人给出的内容依次混合：SHA-256。
page-fairness-steps-order-title = 牌序
page-fairness-steps-order-how = 种子与切牌得出密钥（HMAC-SHA256），以密钥洗牌（Fisher-Yates，第1版）。
page-fairness-steps-burn-title = 销牌
page-fairness-steps-burn-how = 牌序最前面的几张，张数依规则。
page-fairness-steps-cards-title = 每局每张牌
page-fairness-steps-cards-how = 每局依次取用牌序中接下来的牌，一张不漏。
page-fairness-steps-end-title = 靴的结束
page-fairness-steps-end-how = { -cut-card }位于某局第一张牌或之前，该局即为最后一局。
page-fairness-steps-sums-title = 合计
page-fairness-steps-sums-how = 各座位的注码、返还与{ -commission }重新相加。
page-fairness-steps-corrections-title = 更正
page-fairness-steps-corrections-how = 派彩之后的更正，均以该局原有结果为起点。

page-fairness-found-seal = { $found }个部分均与封印一致。
page-fairness-found-commitment = 种子得出 { $found }，与公布的一致。
page-fairness-found-house = 规则文件完整：{ $found }。
page-fairness-found-cuts = 切牌合并得出 { $found }。
page-fairness-found-order = 重新洗牌：{ $found }张牌逐张相同。
page-fairness-found-burn = 销牌{ $found }张，符合规则。
page-fairness-found-cards = 发出的{ $found }张牌均依次取自本靴。
page-fairness-found-end = 依规则结束：{ $found }。
page-fairness-found-sums = { $found }注与各座位合计相符。
page-fairness-found-corrections =
    { $found ->
        [0] 没有更正。
       *[other] { $found }项更正均以该局原有结果为起点。
    }

page-fairness-failures-seal =
    { $place ->
        [header] 开头部分与封印不符。
        [closing] 结尾部分与封印不符。
        [corrections] 更正部分与封印不符。
       *[round] 第{ $place }局与封印不符。
    }
page-fairness-failures-no_seed =
    { $said ->
        [none] 种子从未公布。
       *[reason] 种子从未公布（{ $said }）。
    }
page-fairness-failures-commitment = 承诺值为 { $said }，而此种子得出 { $right }。
page-fairness-failures-house = 规则文件为 { $said }，而此文件得出 { $right }。
page-fairness-failures-shuffle_version = 本页不认识洗牌第{ $said }版，只认识第{ $right }版。
page-fairness-failures-order =
    第{ $place }张牌记录为{ $said ->
        [none] 无
       *[card] { $said }
    }，而种子与切牌得出{ $right ->
        [none] 无
       *[card] { $right }
    }。
page-fairness-failures-burn_count = 销牌{ $said }张，应为{ $right }张。
page-fairness-failures-burn_card = 第{ $place }张销牌记录为{ $said }，靴中为{ $right }。
page-fairness-failures-round_number = 此处应为第{ $right }局，却是第{ $said }局。
page-fairness-failures-first_card = 第{ $place }局从第{ $said }张开始，应从第{ $right }张开始。
page-fairness-failures-card =
    { $right ->
        [none] 第{ $place }局为{ $said }，而靴中已无牌。
       *[card] 第{ $place }局为{ $said }，而靴中下一张是{ $right }。
    }
page-fairness-failures-rounds_counted = 记录称{ $said }局，实有{ $right }局。
page-fairness-failures-cards_counted = 记录称用牌{ $said }张，实为{ $right }张。
page-fairness-failures-after_the_last = 第{ $said }局已是最后一局，却仍发了第{ $place }局。
page-fairness-failures-ended_early = 最后一局从第{ $said }张开始，而{ -cut-card }在第{ $right }张之后。
page-fairness-failures-sums = 合计“{ $place }”为{ $said }，应为{ $right }。
page-fairness-failures-correction_place = 第{ $place }项更正所指的注从未派彩。
page-fairness-failures-correction_before = 第{ $place }项更正以{ $said }为起点，但该局原为{ $right }。
page-fairness-failures-correction_same = 第{ $place }项更正没有改变任何数额。
page-fairness-failures-correction_net = 更正合计记为{ $said }，应为{ $right }。

page-fairness-by-server = 由服务器按规则核对
page-fairness-by-server-hint = 是否补牌、每注赔多少取决于赌场规则，本页自身并不掌握；由服务器核对，任何人也可自行重复：

page-fairness-server-checks-seal = 封印
page-fairness-server-checks-commitment = 承诺值
page-fairness-server-checks-house = 赌场规则
page-fairness-server-checks-order = 牌序
page-fairness-server-checks-burn = 销牌
page-fairness-server-checks-cards = 每张牌
page-fairness-server-checks-tableau = 补牌规则与结果
page-fairness-server-checks-end = 靴的结束
page-fairness-server-checks-slips = 每张注单合规
page-fairness-server-checks-payouts = 每笔派彩
page-fairness-server-checks-sums = 合计
page-fairness-server-checks-corrections = 更正
page-fairness-server-failed = 无法取得服务器的核对结果。

page-fairness-legend-burned = 销牌
page-fairness-legend-dealt = 按局发出
page-fairness-legend-left = 未发出

page-fairness-page-title = 验证一靴牌
page-fairness-page-lead = 任选一靴已结束的牌，由您自己的浏览器重新洗牌：从种子与切牌一直到最后一张。
page-fairness-page-pick = 某桌的一靴
page-fairness-page-table = 牌桌
page-fairness-page-shoe = 靴
page-fairness-page-none = 此桌尚无结束的靴。
page-fairness-page-no-tables = 没有牌桌。
page-fairness-page-file = 您手上的记录
page-fairness-page-drop = 将记录文件拖到此处，或
page-fairness-page-choose = 选择文件
page-fairness-page-paste = 粘贴记录（JSON）
page-fairness-page-go = 验证
page-fairness-page-back = 换一靴
page-fairness-page-problems-not_json = 这不是JSON文本。
page-fairness-page-problems-not_a_record = 这是JSON，但不是一靴牌的记录。
page-fairness-page-problems-version = 这是第{ $place }版记录，本页只读第1版。
page-fairness-page-problems-part = 记录在“{ $place }”处损坏。

page-fairness-facts-house = 规则
page-fairness-facts-shoe = 靴
page-fairness-facts-rounds = 局数
page-fairness-facts-cards = 用牌
page-fairness-facts-ended = 结束方式

page-fairness-endings-cut-card = { -cut-card }
page-fairness-endings-out-of-cards = 牌已用尽
page-fairness-endings-operator = 管理员
page-fairness-endings-void = 作废
