cli-settle-does = what a round pays in a house, and why
cli-settle-about = Validates a slip under the house, plays out the cards, and shows every draw and every payout with its reason.
cli-settle-cards = in deal order, such as '5s 6h Kd Kc 7h 2d'
cli-settle-bet = such as banker=20; repeat for more
cli-settle-no-stake = --bet '{ $given }' is not a bet and its stake, such as banker=20
cli-settle-twice = --bet { $bet } stands twice; give the whole stake once
cli-settle-refused = slip refused ({ $code }): { $why }
cli-settle-all = all
cli-settle-of-bet = { $bet }: { $why }
cli-settle-owed = { $amount } of commission is owed and counted in the net.
