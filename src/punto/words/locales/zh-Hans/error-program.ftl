error-program-for-too-many-facts = { $many }所用条件过多：须区分{ $told_apart }，共{ $cells }格，上限为{ $most }；{ $remedy }（{ $facts }）
error-program-final-hands = { $hands }种最终牌型
error-program-two-card-hands = 由{ $kinds }种牌组成的{ $hands }种两张牌型
error-program-bet-asks = 投注{ $bet }
error-program-bets-ask = { $bets }项投注合计
error-program-fewer-facts = 请去掉它的一些条件
error-program-fewer-bets = 请减少同时计算的投注；条件最多的是{ $bet }
error-program-suit-needed = 有投注涉及花色，而{ $card }没有花色；请写明花色，例如{ $card }s，或去掉{ $bets }
