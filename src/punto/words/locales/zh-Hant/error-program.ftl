error-program-for-too-many-facts = { $many }所用條件過多：須區分{ $told_apart }，共{ $cells }格，上限為{ $most }；{ $remedy }（{ $facts }）
error-program-final-hands = { $hands }種最終牌型
error-program-two-card-hands = 由{ $kinds }種牌組成的{ $hands }種兩張牌型
error-program-bet-asks = 投注{ $bet }
error-program-bets-ask = { $bets }項投注合計
error-program-fewer-facts = 請去除它的一些條件
error-program-fewer-bets = 請減少同時計算的投注；條件最多的是{ $bet }
error-program-suit-needed = 有投注要看花色，而{ $card }沒有花色；請寫明花色，例如{ $card }s，或去除{ $bets }
