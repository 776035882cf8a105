# Why a bet is paid what it is paid.
payout-loses = { $stake } loses.
payout-push = { $stake } comes back: { $row }.
payout-wins = { $stake } at { $pays } wins { $winnings }.
payout-wins-capped = { $stake } at { $pays } wins { $winnings }, its share of the cap on side bets.
payout-commission = { $stake } at { $pays } wins { $winnings }, less { $rate } commission of { $commission }: { $net }.
payout-commission-owed = { $stake } at { $pays } wins { $winnings }, less { $rate } commission of { $commission }, owed until later: { $net }.
payout-commission-capped = { $stake } at { $pays } wins { $winnings }, its share of the cap on side bets, less { $rate } commission of { $commission }: { $net }.
payout-commission-capped-owed = { $stake } at { $pays } wins { $winnings }, its share of the cap on side bets, less { $rate } commission of { $commission }, owed until later: { $net }.
payout-push-hand = { $stake } comes back: { $hand } ({ $row }).
