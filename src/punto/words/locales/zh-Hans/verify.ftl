# 牌靴记录的各部分，以及验证的结论。
verify-header = 开头部分
verify-closing = 结尾部分
verify-corrections-part = 更正部分
verify-house-text = 规则文本
verify-house-line = 规则文本第{ $line }行
verify-shoe-card = 牌靴第{ $card }张牌
verify-burned-card = 第{ $card }张销牌
verify-round = 第{ $number }局
verify-round-card = 第{ $number }局第{ $card }张牌
verify-round-seat = 第{ $number }局{ $seat }号位
verify-round-bet = 第{ $number }局{ $seat }号位{ $bet }
verify-seat = { $seat }号位
verify-total = 总计
verify-correction = 第{ $number }局{ $seat }号位的更正
verify-seal = 记录的{ $parts }个部分均与封存时一致
verify-commitment = 公开的种子即事先承诺的种子
verify-own-house = 规则文本完整；{ $house }为自定规则
verify-shipped-house = 规则文本完整；{ $house }与本版Punto所附的同名规则完全一致
verify-changed-house = 规则文本完整；{ $house }与本版Punto所附的同名规则不一致
verify-order = 种子与切牌得出的正是这{ $cards }张牌，逐张相符
verify-burn = 已按规则销牌{ $cards }张
verify-cards = { $rounds }局的{ $cards }张牌依次取自牌靴，无一遗漏
verify-tableau = { $rounds }局{ $void ->
    [0] {""}
   *[other] （其中{ $void }局作废）
 }均按补牌规则发牌，结果无误
verify-end = 牌靴按规则结束：{ $how }
verify-end-because = 牌靴按规则结束：{ $how }，{ $reason }
verify-how = { $how ->
    [cut-card] 切牌卡
    [out-of-cards] 牌已用尽
    [operator] 管理员
    [void] 作废
   *[other] { $how }
 }
verify-slips = { $slips }张注单均符合规则
verify-payouts = { $bets }项投注重新结算，赔付全部正确
verify-sums = { $seats }个座位的合计无误：下注{ $staked }，返还{ $returned }
verify-corrections = { $entries ->
    [0] 没有更正
   *[other] { $entries }项更正均以该局原有结果为起点，合计{ $net }
 }
