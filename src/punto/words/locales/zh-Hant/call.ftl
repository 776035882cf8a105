# 荷官在一局中的口令。
call-place-bets = 請下注。
call-last-round = 本局為本靴最後一局。
call-no-more-bets = 停止下注。
call-totals = 閒家{ $player }點，莊家{ $banker }點。
call-wins = { $side }勝，{ $more }點對{ $less }點。
call-tie = 和局，雙方{ $total }點。
call-too-few-cards = 牌靴餘牌不足以完成本局：退回所有注碼。
call-hand = { $call }{ $hand }。
