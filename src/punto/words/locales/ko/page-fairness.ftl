page-fairness-title = 공정성
page-fairness-shoe = { -shoe } { $number }
page-fairness-commitment = 커밋 값
page-fairness-copy = 복사
page-fairness-copied = 복사됨
page-fairness-cut-by = 커팅: { $names }
page-fairness-seat = { $seat }번 좌석
page-fairness-nobody-cut = 이 { -shoe }는 아무도 커팅하지 않았습니다.
page-fairness-seed = 시드
page-fairness-burned-count = 번 카드 { $count }장
page-fairness-cards-left = 남은 카드 { $count }장
page-fairness-shoes = 종료된 { -shoe }
page-fairness-rounds = { $count }라운드
page-fairness-verify = 검증
page-fairness-again = 다시 검증
page-fairness-verifying = 검증 중…
page-fairness-download = 기록 내려받기
page-fairness-open-verifier = 검증 페이지에서 열기
page-fairness-ok = 모든 카드가 시드와 커팅대로입니다.
page-fairness-not-ok = { $count }개 단계가 맞지 않습니다.
page-fairness-here = 이 브라우저에서 계산함
page-fairness-map = { -shoe }의 카드 순서
page-fairness-map-text = 전체 { $all }장: 버닝 { $burned }장, 딜링 { $dealt }장, 남은 카드 { $left }장.
page-fairness-corrections = 사후 정정
page-fairness-correction-of = { $number }라운드 { $seat }번 좌석
page-fairness-card-at = { $place }번째 카드: { $name }, { $where }
page-fairness-in-round = 라운드 { $number }

page-fairness-how-1 = 베팅이 시작되기 전에 카지노가 비밀 시드를 뽑고, 그 지문인 커밋 값을 먼저 공개합니다.
page-fairness-how-2 = 손님은 커팅을 할 수 있습니다. 커팅에서 주신 값이 함께 섞이므로 카지노도 손님도 혼자서는 카드 순서를 정할 수 없습니다.
page-fairness-how-3 = { -shoe }가 끝나면 시드를 공개합니다. 손님의 브라우저가 직접 다시 셔플하여 모든 카드를 비교합니다.
page-fairness-how-title = 작동 방식

page-fairness-phases-committed = 커밋 값 공개: 손님이 커팅할 수 있습니다.
page-fairness-phases-cut = 커팅 완료: 카드 순서가 정해졌습니다.
page-fairness-phases-burned = 버닝 완료: { -shoe }가 준비되었습니다.
page-fairness-phases-dealt = 진행 중입니다. 시드는 { -shoe }가 끝날 때까지 비밀입니다.
page-fairness-phases-closed = 마감되었습니다.
page-fairness-phases-revealed = 종료: 시드가 공개되었습니다.

page-fairness-no-shoes = 아직 끝난 { -shoe }가 없습니다. 이번 { -shoe }가 끝나면 여기서 검증할 수 있습니다.
page-fairness-no-crypto = 이 브라우저는 https 또는 같은 컴퓨터에서만 페이지의 계산(WebCrypto)을 허용합니다. 둘 중 하나를 이용하거나 다음을 실행하세요: punto verify

page-fairness-steps-seal-title = 봉인
page-fairness-steps-seal-how = 각 부분은 앞부분과 이어져 있습니다. 앞의 봉인과 해당 부분을 합친 SHA-256입니다.
page-fairness-steps-commitment-title = 시드와 커밋 값
page-fairness-steps-commitment-how = 공개된 시드의 SHA-256은 첫 카드 이전에 공개된 값과 같아야 합니다.
page-fairness-steps-house-title = 하우스 룰
page-fairness-steps-house-how = 이 { -shoe }에 적용된 하우스 파일의 SHA-256입니다.
page-fairness-steps-cuts-title = 커팅
page-fairness-steps-cuts-how = 손님들이 준 값을 하나로 섞은 것입니다. 모든 커팅을 순서대로 합친 SHA-256입니다.
page-fairness-steps-order-title = { -shoe }의 카드 순서
page-fairness-steps-order-how = 시드와 커팅으로 키(HMAC-SHA256)를 만들고, 그 키로 카드를 셔플합니다(Fisher–Yates, 버전 1).
page-fairness-steps-burn-title = 번 카드
page-fairness-steps-burn-how = 카드 순서의 맨 앞에서 카지노가 버닝하는 장수만큼입니다.
page-fairness-steps-cards-title = 모든 라운드의 모든 카드
page-fairness-steps-cards-how = 각 라운드는 순서상 바로 다음 카드만 사용하며, 한 장도 건너뛰지 않습니다.
page-fairness-steps-end-title = { -shoe }의 종료
page-fairness-steps-end-how = { -cut-card }가 라운드의 첫 카드 위치 또는 그 앞에 있으면 그 라운드가 마지막입니다.
page-fairness-steps-sums-title = 금액 합산
page-fairness-steps-sums-how = 모든 좌석의 베팅 금액, 반환액, { -commission }을 다시 합산합니다.
page-fairness-steps-corrections-title = 정정
page-fairness-steps-corrections-how = 지급 뒤에 바로잡은 내용은 해당 라운드의 이전 결과에서 시작합니다.

page-fairness-found-seal = { $found }개 부분이 모두 봉인된 그대로입니다.
page-fairness-found-commitment = 시드로 계산한 값이 공개된 값과 같습니다: { $found }.
page-fairness-found-house = 하우스 파일이 온전합니다: { $found }.
page-fairness-found-cuts = 모든 커팅을 합친 값: { $found }.
page-fairness-found-order = 다시 셔플한 결과 카드 { $found }장이 한 장 한 장 모두 같습니다.
page-fairness-found-burn = 규칙대로 { $found }장을 버닝했습니다.
page-fairness-found-cards = 딜링된 카드 { $found }장이 모두 { -shoe }의 순서대로입니다.
page-fairness-found-end = { -shoe }가 규칙대로 종료되었습니다: { $found }.
page-fairness-found-sums = 베팅 { $found }건이 모든 좌석의 합계와 맞습니다.
page-fairness-found-corrections =
    { $found ->
        [0] 정정이 없습니다.
       *[other] 정정 { $found }건이 모두 라운드의 이전 결과에서 시작합니다.
    }

page-fairness-failures-seal =
    { $place ->
        [header] 머리 부분이 봉인된 내용과 다릅니다.
        [closing] 마감 부분이 봉인된 내용과 다릅니다.
        [corrections] 정정 부분이 봉인된 내용과 다릅니다.
       *[round] 라운드 { $place }의 내용이 봉인된 것과 다릅니다.
    }
page-fairness-failures-no_seed =
    { $said ->
        [none] 시드가 공개되지 않았습니다.
       *[reason] 시드가 공개되지 않았습니다({ $said }).
    }
page-fairness-failures-commitment = 공개된 커밋 값은 { $said }이지만, 이 시드로 계산하면 { $right }입니다.
page-fairness-failures-house = 기록된 하우스 파일은 { $said }이지만, 이 파일로 계산하면 { $right }입니다.
page-fairness-failures-shuffle_version = 이 페이지는 셔플 버전 { $said }을(를) 지원하지 않습니다. 지원하는 버전: { $right }.
page-fairness-failures-order =
    { -shoe }의 { $place }번째 카드가 다릅니다. 기록: { $said ->
        [none] 없음
       *[card] { $said }
    }, 시드와 커팅에 따른 카드: { $right ->
        [none] 없음
       *[card] { $right }
    }.
page-fairness-failures-burn_count = { $said }장을 버닝했지만, { $right }장이어야 합니다.
page-fairness-failures-burn_card = { $place }번째 번 카드가 다릅니다. 기록: { $said }, { -shoe }: { $right }.
page-fairness-failures-round_number = 라운드 { $right }이(가) 올 자리에 라운드 { $said }이(가) 있습니다.
page-fairness-failures-first_card = 라운드 { $place }의 첫 카드가 { -shoe }의 { $said }번째 카드이지만, 순서상 { $right }번째 카드여야 합니다.
page-fairness-failures-card =
    { $right ->
        [none] 라운드 { $place }에 { $said } 카드가 있지만, { -shoe }에는 남은 카드가 없었습니다.
       *[card] 라운드 { $place }에 { $said } 카드가 있지만, { -shoe }의 순서상 { $right } 카드가 나와야 합니다.
    }
page-fairness-failures-rounds_counted = 기록에는 { $said }라운드라고 되어 있지만, 실제로는 { $right }라운드입니다.
page-fairness-failures-cards_counted = 기록에는 카드 { $said }장을 사용했다고 되어 있지만, 실제로는 { $right }장입니다.
page-fairness-failures-after_the_last = 마지막 라운드는 라운드 { $said }인데, 라운드 { $place }까지 진행되었습니다.
page-fairness-failures-ended_early = 마지막 라운드는 { $said }번째 카드에서 시작했지만, { -cut-card }는 { $right }번째 카드 뒤에 있었습니다.
page-fairness-failures-sums = 합계 “{ $place }”의 기록은 { $said }이지만, 다시 합산하면 { $right }입니다.
page-fairness-failures-correction_place = 정정 { $place }은(는) 지급된 적이 없는 베팅 슬립에 관한 것입니다.
page-fairness-failures-correction_before = 정정 { $place }은(는) { $said }에서 시작하지만 라운드 결과는 { $right }였습니다.
page-fairness-failures-correction_same = 정정 { $place }은(는) 아무것도 바꾸지 않습니다.
page-fairness-failures-correction_net = 정정 합계는 { $said }로 적혀 있지만 다시 합산하면 { $right }입니다.

page-fairness-by-server = 서버의 규칙으로 확인
page-fairness-by-server-hint = 세 번째 카드를 받아야 했는지, 각 베팅의 지급액이 얼마인지는 하우스 룰에 따라 다릅니다. 이 페이지만으로는 알 수 없으므로 서버가 확인하며, 누구나 다시 확인할 수 있습니다:

page-fairness-server-checks-seal = 봉인
page-fairness-server-checks-commitment = 커밋 값
page-fairness-server-checks-house = 하우스 룰
page-fairness-server-checks-order = 카드 순서
page-fairness-server-checks-burn = 버닝
page-fairness-server-checks-cards = 카드
page-fairness-server-checks-tableau = 세 번째 카드 규칙과 결과
page-fairness-server-checks-end = { -shoe }의 종료
page-fairness-server-checks-slips = 모든 베팅 슬립의 적법성
page-fairness-server-checks-payouts = 모든 지급액
page-fairness-server-checks-sums = 금액 합산
page-fairness-server-checks-corrections = 정정
page-fairness-server-failed = 서버의 확인 결과를 가져오지 못했습니다.

page-fairness-legend-burned = 버닝
page-fairness-legend-dealt = 딜링(라운드별)
page-fairness-legend-left = 미사용

page-fairness-page-title = { -shoe } 검증
page-fairness-page-lead = 종료된 { -shoe }를 골라, 시드와 커팅부터 마지막 카드까지 손님의 브라우저에서 직접 다시 셔플해 보세요.
page-fairness-page-pick = 테이블의 { -shoe }
page-fairness-page-table = 테이블
page-fairness-page-shoe = { -shoe }
page-fairness-page-none = 이 테이블에는 아직 종료된 { -shoe }가 없습니다.
page-fairness-page-no-tables = 테이블이 없습니다.
page-fairness-page-file = 가지고 있는 기록
page-fairness-page-drop = 기록 파일을 여기에 놓거나
page-fairness-page-choose = 파일 선택
page-fairness-page-paste = 기록 붙여넣기(JSON)
page-fairness-page-go = 검증
page-fairness-page-back = 다른 { -shoe }
page-fairness-page-problems-not_json = JSON 텍스트가 아닙니다.
page-fairness-page-problems-not_a_record = JSON이지만 { -shoe }의 기록이 아닙니다.
page-fairness-page-problems-version = 버전 { $place }의 기록입니다. 이 페이지는 버전 1만 읽을 수 있습니다.
page-fairness-page-problems-part = 기록의 “{ $place }” 부분이 손상되었습니다.

page-fairness-facts-house = 카지노
page-fairness-facts-shoe = { -shoe }
page-fairness-facts-rounds = 라운드
page-fairness-facts-cards = 사용한 카드
page-fairness-facts-ended = 종료 사유

page-fairness-endings-cut-card = { -cut-card }
page-fairness-endings-out-of-cards = 카드 소진
page-fairness-endings-operator = 운영자
page-fairness-endings-void = 무효 처리
