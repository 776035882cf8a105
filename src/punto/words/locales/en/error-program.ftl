error-program-for-too-many-facts = { $many } for too many facts: they tell { $told_apart } apart, { $cells } cells to work out where { $most } are the most; { $remedy } ({ $facts })
error-program-final-hands = { $hands } final hands
error-program-two-card-hands = { $hands } two-card hands of { $kinds } kinds of cards
error-program-bet-asks = the bet { $bet } asks
error-program-bets-ask = { $bets } bets together ask
error-program-fewer-facts = leave out some of its facts
error-program-fewer-bets = take fewer bets at a time; most facts has { $bet }
error-program-suit-needed = a bet looks at suits, and { $card } has none; write it with its suit, such as { $card }s, or leave out { $bets }
