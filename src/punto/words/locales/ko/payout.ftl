# 베팅이 그 금액으로 지급되는 이유.
payout-loses = { $stake } 베팅은 미적중입니다.
payout-push = { $stake } 베팅은 푸시로 반환됩니다({ $row }).
payout-wins = { $stake } 베팅이 { $pays } 배당으로 적중하여 지급액은 { $winnings }입니다.
payout-wins-capped = { $stake } 베팅이 { $pays } 배당으로 적중하여 사이드 베팅 지급 한도 적용 후 지급액은 { $winnings }입니다.
payout-commission = { $stake } 베팅이 { $pays } 배당으로 적중하여 { $winnings }, 여기서 { $rate } 커미션 { $commission } 차감 후 지급액은 { $net }입니다.
payout-commission-owed = { $stake } 베팅이 { $pays } 배당으로 적중하여 { $winnings }, 여기서 나중에 정산할 { $rate } 커미션 { $commission } 차감 시 { $net }입니다.
payout-commission-capped = { $stake } 베팅이 { $pays } 배당으로 적중하여 사이드 베팅 지급 한도 적용 후 { $winnings }, 여기서 { $rate } 커미션 { $commission } 차감 후 지급액은 { $net }입니다.
payout-commission-capped-owed = { $stake } 베팅이 { $pays } 배당으로 적중하여 사이드 베팅 지급 한도 적용 후 { $winnings }, 여기서 나중에 정산할 { $rate } 커미션 { $commission } 차감 시 { $net }입니다.
payout-push-hand = { $stake } 베팅은 푸시로 반환됩니다({ $hand }, { $row }).
