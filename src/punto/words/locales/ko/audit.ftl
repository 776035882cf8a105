# 감사 결과: 차이가 없을 때 각 검사의 내용과, 모든 종류의 차이.
audit-at = { $where }: { $what }
audit-event = 이벤트 { $number }({ $type })
audit-nothing = 없음
audit-unreadable = 읽을 수 없습니다: { $why }
audit-tables-ok = 테이블 { $tables }개, 테이블 없이 남은 행 없음
audit-tables-stray = 헤드가 없는 테이블 { $table }의 행이 있습니다
audit-grants-ok = 무료 칩 지급 { $grants }건, 초과 사용된 지갑 없음
audit-grants-number = { $currency } { $due }번 지급이 와야 할 자리에 { $number }번 지급이 있습니다
audit-grants-not-sealed = { $currency } { $number }번 지급이 봉인된 상태와 다릅니다
audit-grants-short = 가진 것보다 { $short } { $currency }(최소 단위)만큼 더 많이 칩을 샀습니다
audit-chain-ok = 이벤트 { $events }개, 모두 바로 앞 이벤트와 이어짐
audit-chain-gap = 앞에 있어야 할 이벤트 { $first }~{ $last }이(가) 없습니다
audit-chain-disorder = 앞의 이벤트가 순서에 맞지 않습니다
audit-chain-follows = 해시 { $previous }...에 이어지지만, 바로 앞의 해시는 { $last }...입니다
audit-chain-not-stored = 저장된 상태와 다릅니다: 해시가 { $hash }...입니다
audit-chain-columns = type 열과 at 열이 내용과 다릅니다
audit-chain-head = 헤드는 이벤트 { $head }, { $head_hash }...이지만 저널은 이벤트 { $last }, { $last_hash }...(으)로 끝납니다
audit-replay-ok = 이벤트 { $events }개 재생
audit-replay-cannot-follow = 이어질 수 없어 여기서 재생이 끝납니다: { $why }
audit-replay-cannot-check = 확인할 수 없습니다: { $why }
audit-replay-other-state = 이벤트 { $head } 이후 테이블 { $head_table }의 상태가 아니라 이벤트 { $event } 이후 테이블 { $table }의 상태입니다
audit-rounds-ok = { $rounds }라운드의 베팅 { $bets }건을 다시 계산, 무효 { $void }라운드
audit-rounds-round = 슈 { $shoe }, 라운드 { $number }
audit-rounds-seat = { $seat }번 좌석
audit-rounds-bet = { $seat }번 좌석의 { $bet }
audit-rounds-void = 베팅 금액을 모두 정확히 돌려주지 않았습니다
audit-rounds-other-round = 슈 { $shoe }, 라운드 { $number }이어야 합니다
audit-rounds-cards = 카드가 { $cards }(으)로 적혀 있지만 테이블에는 다른 카드가 있습니다
audit-rounds-winner = 승자: 기록에는 { $winner ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $winner }
 }, 점수로는 { $right ->
    [player] { -player }
    [banker] { -banker }
    [tie] { -tie }
   *[other] { $right }
 }입니다
audit-rounds-bets = 정산한 베팅은 { $settled }이지만 실제로 건 베팅은 { $made }입니다
audit-rounds-patron = { $patron }의 것으로 되어 있지만 그 자리에 앉은 손님은 { $sits }입니다
audit-rounds-figure = { $name ->
    [stake] 베팅 금액
    [result] 결과
    [winnings] 당첨금
    [commission] 커미션
    [returned] 반환액
    [net] 순손익
    [pays] 배당
   *[other] { $name }
 }: 기록에는 { $said }, 규칙으로는 { $right }입니다
audit-rounds-owed = 커미션이 규칙과 달리 미납으로 되어 있습니다
audit-rounds-not-owed = 커미션이 규칙과 달리 미납으로 되어 있지 않습니다
audit-rounds-moves = 이체한 금액은 { $moved }, 규칙으로는 { $right }입니다
audit-rounds-stakes = 보류된 베팅 금액과 정확히 같은 금액을 가져가지 않았습니다
audit-rounds-holds = 미납 커미션으로 보류한 금액은 { $held }, 규칙으로는 { $right }입니다
audit-shoes-ok = 종료된 슈 { $shoes }개 검증: 커밋 값, 카드 순서, 모든 카드, 모든 지급액
audit-shoes-shoe = 슈 { $shoe }
audit-shoes-check = { $check ->
    [seal] 봉인
    [commitment] 커밋 값
    [house] 하우스 룰
    [order] 카드 순서
    [burn] 버닝
    [cards] 카드
    [tableau] 세 번째 카드 규칙
    [end] 종료
    [slips] 베팅 슬립
    [payouts] 지급액
    [sums] 금액 합산
   *[other] { $check }
 }
audit-shoes-seed = 공개된 시드가 커밋된 시드와 다릅니다
audit-shoes-burned = { $burned }장을 버닝했지만 규칙으로는 { $right }장입니다
audit-shoes-left = 슈 { $shoe }에서 { $card }이(가) 나왔지만 카드 출처에는 그 자리에 { $right }이(가) 있습니다
audit-ledger-ok = 이체 { $transfers }건, 이벤트와 일치하며 모두 차변과 대변이 있음
audit-ledger-before = 앞에 어느 이벤트에도 속하지 않는 이체가 있습니다
audit-ledger-others = 원장의 이체가 이벤트와 다릅니다: { $ids }
audit-ledger-numbers = 이체 번호가 순서대로가 아닙니다
audit-ledger-left-over = { $id }부터의 이체가 어느 이벤트에도 속하지 않습니다
audit-transfer-twice = 같은 ID가 두 번 있습니다
audit-transfer-not-positive = { $amount }은(는) 0보다 큰 금액이 아닙니다
audit-transfer-overdrawn = { $account }의 금액은 { $there }인데 그중 { $held }이(가) 보류되어 있습니다
audit-transfer-not-pending = { $pending }은(는) 보류 중이 아닙니다
audit-transfer-differs = { $kind ->
    [post] 확정
    [void] 해제
   *[other] { $kind }
 } 대상인 { $held }과(와) 다릅니다
audit-accounts-total = 모든 계정의 합계가 0이 아니라 { $total }입니다
audit-accounts-differ = 장부에는 { $says }, 이체를 더하면 { $counted }입니다(잔액, 보류 금액)
audit-balances-ok = 계정 { $accounts }개가 이체의 합계 및 재생 결과와 일치하며, 전체 합계는 0
audit-balances-stored = 저장된 값
audit-balances-differ = 저장된 값은 { $stored }이지만 재생 결과는 { $replayed }입니다
audit-balances-account = { $balance }, 그중 보류 { $held }({ $account })
audit-answers-ok = 접수된 명령 { $answers }개, 모두 응답 기록이 하나씩 있음
audit-answers-ok-pruned = 접수된 명령 { $answers }개, 모두 응답 기록이 하나씩 있음. 그 이전의 응답 기록 { $pruned }개는 더 이상 보관하지 않음
audit-answers-answer = { $command }에 대한 응답
audit-answers-count = 명령 { $command }: 이벤트 { $events }개에 대한 응답이 하나여야 하는데 { $answers }개입니다
audit-answers-other-events = { $last }까지의 이벤트 { $events }개를 적고 있지만 실제 이벤트와 다릅니다
audit-answers-not-sealed = 이벤트 { $event } 이후 봉인된 상태와 다릅니다
audit-answers-no-event = 이벤트 { $event }이(가) 없습니다
audit-answers-receipts = 저장된 응답 기록은 { $receipts }개이지만 접수된 명령은 { $accepted }개이며, 그중 { $pruned }개의 응답 기록은 정리되었습니다
audit-snapshots-ok = 스냅샷 { $snapshots }개, 모두 해당 시점의 상태와 일치
audit-snapshots-place = 이벤트 { $event } 이후의 스냅샷
audit-snapshots-not-sealed = 봉인된 상태와 다릅니다
audit-snapshots-other-state = 재생한 그 시점의 상태와 다릅니다
audit-snapshots-no-event = 그런 이벤트가 없습니다
audit-patrons-ok = 손님 { $patrons }명의 한도와 손익
audit-patrons-differ = 한도, 자기 배제, 당일 손익 또는 캐시아웃 금액이 저널과 다릅니다
audit-purses-ok = 손님 { $patrons }명의 캐시아웃 금액이 원장과 일치
audit-purses-cashed = 원장의 캐시아웃 금액은 { $cashed }, 저장된 값은 { $stored }입니다
audit-purses-not-stored = 원장의 캐시아웃 금액은 { $cashed }이지만 저장된 값이 없습니다
audit-purses-currency = { $played }을(를) 쓰는 테이블에서 { $currency }(으)로 캐시아웃했습니다
audit-debts-collected = { $said }을(를) 징수했으나 징수할 수 있는 금액은 { $right }
audit-debts-account = 커미션 계정으로 { $said }이(가) 들어갔으며 { $right }이(가) 아님
audit-debts-seats = { $said }번 좌석에서 징수했으나 미납 좌석은 { $right }번
audit-debts-unpaid = 미납액이 { $said }(으)로 적혀 있으나 규칙상 { $right }
audit-debts-owes = 이후 미납액이 { $said }이나 규칙상 { $right }
audit-corrections-before = { $said }을(를) 정정했으나 라운드 결과는 { $right }
audit-corrections-unsigned = 누가 왜 지시했는지 적혀 있지 않음
