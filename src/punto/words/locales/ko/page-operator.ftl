page-operator-title = 운영자
page-operator-loading = 불러오는 중…
page-operator-tables = 테이블
page-operator-closed-tables = 폐쇄된 테이블
page-operator-no-tables = 테이블이 없습니다.
page-operator-choose = 테이블을 선택하면 진행 상황을 보고 명령을 내릴 수 있습니다.
page-operator-open = 테이블 열기
page-operator-watch = 테이블 관전
page-operator-out-of-service = 사용 중지
page-operator-paused = 일시 정지
page-operator-closing = 라운드 후 폐쇄
page-operator-shoe-round = { -shoe } { $shoe }, 라운드 { $number }
page-operator-seats = 좌석 { $taken } / { $most }
page-operator-bots = 봇 { $count }명
page-operator-watching = 관전자 { $count }명
page-operator-events = 이벤트 { $count }개
page-operator-reason = 사유
page-operator-reason-needed = 사유를 입력하세요. 손님에게 표시됩니다.
page-operator-cancel = 취소
page-operator-live = 실시간
page-operator-older = 이전
page-operator-filter = 필터
page-operator-empty = 아직 없습니다.

page-operator-sign-in-title = 운영자
page-operator-sign-in-about = 토큰은 서버를 시작할 때 출력되거나 PUNTO_OPERATOR_TOKEN으로 설정합니다.
page-operator-sign-in-token = 토큰
page-operator-sign-in-go = 로그인
page-operator-sign-in-out = 로그아웃

page-operator-phases-shuffling = 셔플
page-operator-phases-cutting = 커팅
page-operator-phases-betting = 베팅
page-operator-phases-closed = 베팅 마감
page-operator-phases-dealing = 딜링
page-operator-phases-control = 카드 제안
page-operator-phases-exposing = 카드 오픈
page-operator-phases-third_cards = 세 번째 카드
page-operator-phases-settled = 정산 완료
page-operator-phases-ended = 영구 폐쇄

page-operator-facts-pace = 진행 속도
page-operator-facts-state = 상태
page-operator-facts-seats = 좌석

page-operator-paces-calm = 느긋하게
page-operator-paces-normal = 보통
page-operator-paces-fast = 빠르게
page-operator-paces-instant = 즉시

page-operator-commands-label = 명령
page-operator-commands-pause-table = 일시 정지
page-operator-commands-resume-table = 재개
page-operator-commands-void-round = 라운드 무효…
page-operator-commands-close-table = 테이블 폐쇄…
page-operator-commands-change-house = 카지노…
page-operator-commands-change-settings = 진행 속도…
page-operator-commands-done = 완료되었습니다.
page-operator-commands-put-back = 사용 재개

page-operator-pause-title = 테이블 일시 정지
page-operator-pause-about = 시계, 베팅, 카드가 모두 그 상태로 멈춥니다. 손님에게 사유가 표시됩니다.
page-operator-pause-go = 일시 정지

page-operator-void-title = 라운드 { $number } 무효 처리
page-operator-void-about = 이 라운드의 모든 베팅 금액을 손님에게 돌려드립니다. 되돌릴 수 없으며, 사유와 함께 저널에 남습니다.
page-operator-void-end-shoe = { -shoe }도 종료: 시드를 공개하고 새 { -shoe }를 셔플합니다
page-operator-void-go = 라운드 무효

page-operator-close-title = 테이블 영구 폐쇄
page-operator-close-about = 진행 중인 라운드를 먼저 끝낸 뒤, 모든 손님의 칩을 정산하고 퇴장 처리합니다. 폐쇄한 테이블은 다시 열 수 없습니다.
page-operator-close-go = 테이블 폐쇄

page-operator-house-title = 카지노 변경
page-operator-house-about = 새 카지노의 규칙은 다음 { -shoe }부터 적용됩니다.
page-operator-house-label = 카지노
page-operator-house-go = 변경

page-operator-pace-title = 진행 속도 변경
page-operator-pace-about = 딜러의 진행 속도이며, 지금부터 적용됩니다.
page-operator-pace-label = 진행 속도
page-operator-pace-go = 변경

page-operator-open-table-title = 테이블 열기
page-operator-open-table-name = 이름
page-operator-open-table-name-hint = 영문 소문자, 숫자, 하이픈만 쓸 수 있습니다. 한 번 쓴 이름은 다시 쓸 수 없습니다.
page-operator-open-table-go = 열기

page-operator-tabs-journal = 저널
page-operator-tabs-ledger = 원장
page-operator-tabs-accounts = 계정

page-operator-journal-number = 번호
page-operator-journal-time = 시각
page-operator-journal-type = 이벤트
page-operator-journal-by = 주체
page-operator-journal-what = 내용
page-operator-journal-hidden = 아직 비공개: { $names }
page-operator-journal-hash = 해시
page-operator-journal-no-hash = 비공개: 카드를 드러낼 수 있음
page-operator-journal-details = 이벤트 { $number } 전문

page-operator-ledger-event = 이벤트
page-operator-ledger-kind = 종류
page-operator-ledger-debit = 보낸 곳
page-operator-ledger-credit = 받은 곳
page-operator-ledger-amount = 금액

page-operator-kinds-immediate = 이체
page-operator-kinds-pending = 보류
page-operator-kinds-post = 확정
page-operator-kinds-void = 해제

page-operator-accounts-name = 계정
page-operator-accounts-balance = 잔액
page-operator-accounts-held = 보류 금액
page-operator-accounts-available = 사용 가능
page-operator-accounts-total = 전체 합계
page-operator-accounts-zero = 항상 0

page-operator-audit-title = 감사
page-operator-audit-about = 저널을 바탕으로 해시 체인, 모든 라운드, 모든 { -shoe }, 모든 금액을 끝자리까지 별도의 계산 방식으로 처음부터 다시 계산합니다.
page-operator-audit-all = 전체 감사
page-operator-audit-one = { $table } 감사
page-operator-audit-running = 감사가 진행 중입니다.
page-operator-audit-ok = 차이가 없습니다.
page-operator-audit-not-ok = 차이가 { $count }건 있습니다.
page-operator-audit-failed = 감사를 완료하지 못했습니다.
page-operator-audit-of = 이벤트 { $all }개 중 { $done }개
page-operator-audit-counts = 이벤트 { $events }개, { $rounds }라운드, { -shoe } { $shoes }개, 이체 { $transfers }건
page-operator-audit-noted = 이벤트 { $sequence }의 해시를 적어 두세요. 그때까지의 저널은 몰래 고쳐 쓸 수 없게 됩니다.
page-operator-audit-checks-tables = 데이터베이스 전체
page-operator-audit-checks-grants = 지급된 무료 칩
page-operator-audit-checks-chain = 해시 체인
page-operator-audit-checks-replay = 모든 이벤트 재생
page-operator-audit-checks-rounds = 라운드 재정산
page-operator-audit-checks-shoes = { -shoe } 검증
page-operator-audit-checks-ledger = 원장
page-operator-audit-checks-balances = 잔액
page-operator-audit-checks-answers = 명령에 대한 응답
page-operator-audit-checks-snapshots = 스냅샷
page-operator-audit-checks-patrons = 손님
page-operator-audit-checks-purses = 지갑
page-operator-commands-correct-round = 라운드 정정…
page-operator-correct-title = 지급이 끝난 라운드 정정
page-operator-correct-about = 해당 좌석이 받았어야 할 결과를 입력하세요. 차액은 별도의 기록으로 이동하고 이미 떠난 손님은 지갑으로 받으며, 라운드는 지급된 그대로 일지에 남고 이름과 사유가 함께 기록됩니다.
page-operator-correct-none = 이 슈에는 지급이 끝난 라운드가 없습니다.
page-operator-correct-shoe = 슈
page-operator-correct-round = 라운드
page-operator-correct-seat = 좌석
page-operator-correct-before = 기존 결과
page-operator-correct-after = 올바른 결과(손실은 음수)
page-operator-correct-go = 라운드 정정
page-operator-reason-usual = 자주 쓰는 사유
page-operator-reason-own = 직접 입력
page-operator-servers = 서버
page-operator-servers-address = 주소
page-operator-servers-state = 상태
page-operator-servers-lives = 서비스 중
page-operator-servers-stops = 곧 중지
page-operator-servers-this = 이 서버
page-operator-servers-tables = 테이블
page-operator-servers-since = { $table }({ $time }부터)
page-operator-servers-none = 없음
page-operator-servers-unowned = 지금 딜링하는 서버가 없는 테이블: { $tables }
page-operator-servers-takeovers = 최근 이관
page-operator-servers-taken = { $time }: 연결이 끊긴 서버 { $previous }의 { $table }을(를) 서버 { $node }이(가) 인계받았습니다
page-operator-servers-free = { $time }: { $table }이(가) 서버 { $node }(으)로 넘어갔습니다
