# 荷官在一局中的口令。
call-place-bets = 请下注。
call-last-round = 本局为本靴最后一局。
call-no-more-bets = 停止下注。
call-totals = 闲家{ $player }点，庄家{ $banker }点。
call-wins = { $side }胜，{ $more }点对{ $less }点。
call-tie = 和局，双方{ $total }点。
call-too-few-cards = 牌靴余牌不足以完成本局：所有注额退回。
call-hand = { $call }{ $hand }。
