error-program-for-too-many-facts = 조건이 너무 많습니다({ $many }). 구별해야 할 것은 { $told_apart }이며, 계산할 칸이 { $cells }개로 최대 { $most }개를 넘습니다. { $remedy }({ $facts })
error-program-final-hands = 최종 핸드 { $hands }가지
error-program-two-card-hands = 카드 { $kinds }종류로 만드는 두 장 핸드 { $hands }가지
error-program-bet-asks = 베팅 { $bet }
error-program-bets-ask = 베팅 { $bets }개 합계
error-program-fewer-facts = 조건을 일부 빼세요
error-program-fewer-bets = 한 번에 더 적은 베팅을 계산하세요. 조건이 가장 많은 베팅은 { $bet }입니다
error-program-suit-needed = 무늬를 보는 베팅이 있는데 { $card }에는 무늬가 없습니다. { $card }s처럼 무늬를 붙이거나 { $bets }을(를) 빼세요
