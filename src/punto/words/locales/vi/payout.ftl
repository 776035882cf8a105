# Why a bet is paid what it is paid.
payout-loses = Thua { $stake }.
payout-push = Hoàn lại { $stake }: { $row }.
payout-wins = { $stake } với mức trả { $pays } thắng { $winnings }.
payout-wins-capped = { $stake } với mức trả { $pays } thắng { $winnings } theo phần được chia trong mức trần của cược phụ.
payout-commission = { $stake } với mức trả { $pays } thắng { $winnings }, trừ { $rate } tiền hoa hồng là { $commission }: { $net }.
payout-commission-owed = { $stake } với mức trả { $pays } thắng { $winnings }, trừ { $rate } tiền hoa hồng là { $commission }, ghi nợ thu sau: { $net }.
payout-commission-capped = { $stake } với mức trả { $pays } thắng { $winnings } theo phần được chia trong mức trần của cược phụ, trừ { $rate } tiền hoa hồng là { $commission }: { $net }.
payout-commission-capped-owed = { $stake } với mức trả { $pays } thắng { $winnings } theo phần được chia trong mức trần của cược phụ, trừ { $rate } tiền hoa hồng là { $commission }, ghi nợ thu sau: { $net }.
payout-push-hand = Hoàn lại { $stake }: { $hand } ({ $row }).
