# 牌靴記錄的各部分，以及驗證的結論。
verify-header = 開頭部分
verify-closing = 結尾部分
verify-corrections-part = 更正部分
verify-house-text = 規則文字
verify-house-line = 規則文字第{ $line }行
verify-shoe-card = 牌靴第{ $card }張牌
verify-burned-card = 第{ $card }張銷牌
verify-round = 第{ $number }局
verify-round-card = 第{ $number }局第{ $card }張牌
verify-round-seat = 第{ $number }局{ $seat }號位
verify-round-bet = 第{ $number }局{ $seat }號位{ $bet }
verify-seat = { $seat }號位
verify-total = 總計
verify-correction = 第{ $number }局{ $seat }號位的更正
verify-seal = 記錄的{ $parts }個部分均與封存時一致
verify-commitment = 公開的種子即事先承諾的種子
verify-own-house = 規則文字完整；{ $house }為自定規則
verify-shipped-house = 規則文字完整；{ $house }與本版Punto所附的同名規則完全一致
verify-changed-house = 規則文字完整；{ $house }與本版Punto所附的同名規則不一致
verify-order = 種子與切牌得出的正是這{ $cards }張牌，逐張相符
verify-burn = 已按規則銷牌{ $cards }張
verify-cards = { $rounds }局的{ $cards }張牌依次取自牌靴，無一遺漏
verify-tableau = { $rounds }局{ $void ->
    [0] {""}
   *[other] （其中{ $void }局作廢）
 }均按補牌規則派牌，結果無誤
verify-end = 牌靴按規則結束：{ $how }
verify-end-because = 牌靴按規則結束：{ $how }，{ $reason }
verify-how = { $how ->
    [cut-card] 切牌卡
    [out-of-cards] 牌已用盡
    [operator] 管理員
    [void] 作廢
   *[other] { $how }
 }
verify-slips = { $slips }張注單均符合規則
verify-payouts = { $bets }項投注重新結算，派彩全部正確
verify-sums = { $seats }個座位的合計無誤：下注{ $staked }，返還{ $returned }
verify-corrections = { $entries ->
    [0] 沒有更正
   *[other] { $entries }項更正均以該局原有結果為起點，合計{ $net }
 }
