# 슈 기록의 각 부분과 검증 결과.
verify-header = 머리 부분
verify-closing = 마감 부분
verify-corrections-part = 정정 부분
verify-house-text = 하우스 파일
verify-house-line = 하우스 파일 { $line }행
verify-shoe-card = 슈의 { $card }번째 카드
verify-burned-card = { $card }번째 번 카드
verify-round = 라운드 { $number }
verify-round-card = 라운드 { $number }, { $card }번째 카드
verify-round-seat = 라운드 { $number }, { $seat }번 좌석
verify-round-bet = 라운드 { $number }, { $seat }번 좌석, { $bet }
verify-seat = { $seat }번 좌석
verify-total = 총합
verify-correction = { $number }라운드 { $seat }번 좌석의 정정
verify-seal = 기록의 { $parts }개 부분이 모두 봉인된 상태 그대로입니다
verify-commitment = 공개된 시드는 커밋된 바로 그 시드입니다
verify-own-house = 하우스 파일이 온전하며, { $house }은(는) 자체적으로 만든 카지노입니다
verify-shipped-house = 하우스 파일이 온전하며, { $house }은(는) 이 Punto가 그 이름으로 제공하는 카지노와 똑같습니다
verify-changed-house = 하우스 파일이 온전하지만, { $house }은(는) 이 Punto가 그 이름으로 제공하는 카지노와 다릅니다
verify-order = 시드와 커팅에서 바로 이 카드 { $cards }장이 한 장도 다름없이 나옵니다
verify-burn = 하우스 룰대로 카드 { $cards }장을 버닝했습니다
verify-cards = { $rounds }라운드의 카드 { $cards }장이 빠짐없이 슈의 순서 그대로입니다
verify-tableau = { $rounds }라운드{ $void ->
    [0] {""}
   *[other] (그중 { $void }라운드 무효)
 }의 카드를 세 번째 카드 규칙대로 받았고 결과도 맞습니다
verify-end = 슈가 규칙대로 끝났습니다: { $how }
verify-end-because = 슈가 규칙대로 끝났습니다: { $how }, { $reason }
verify-how = { $how ->
    [cut-card] 컷 카드
    [out-of-cards] 카드 소진
    [operator] 운영자
    [void] 무효
   *[other] { $how }
 }
verify-slips = 베팅 슬립 { $slips }장이 모두 하우스 룰에 맞습니다
verify-payouts = 베팅 { $bets }건을 다시 정산했으며 지급액이 모두 맞습니다
verify-sums = 좌석 { $seats }개의 합산 금액이 맞습니다: 베팅 { $staked }, 반환 { $returned }
verify-corrections = { $entries ->
    [0] 정정 없음
   *[other] 정정 { $entries }건이 모두 해당 라운드의 이전 결과에서 시작합니다. 합계 { $net }
 }
