drill-commission-how-much-commission = 커미션은 얼마입니까?
drill-commission-commission = 커미션
drill-commission-question = { $bet }에 { $stake } 베팅하여 딴 금액은 { $won }입니다. 카지노는 커미션을 얼마 받습니까?
drill-commission-whole = { $bet } { $row }: 정수로 떨어지는 커미션
drill-commission-cents = { $bet } { $row }: 소수점이 있는 커미션
drill-commission-rounded = { $bet } { $row }: 끝수를 처리하는 커미션
drill-commission-of-is = { $won }의 { $rate } = { $due }.
drill-commission-of-is-rounded = { $won }의 { $rate } = { $due }, 끝수를 처리하면 { $charged }입니다.
