# 서버가 요청을 처리할 수 없을 때의 답.
server-audits-running = 감사 { $job }이(가) 진행 중입니다. 끝날 때까지 기다리세요.
server-audits-stopped = 서버가 중지되었습니다
server-audits-failed = 감사가 실패했습니다. 이유는 서버 로그에 있습니다
server-errors-unreadable = 요청을 읽을 수 없습니다.
server-errors-nothing-here = 여기에는 아무것도 없습니다.
server-errors-not-done-here = 여기서는 할 수 없는 작업입니다.
server-errors-not-as-it-should-be = 요청 형식이 올바르지 않습니다.
server-errors-our-fault = 서버에 문제가 생겼습니다.
server-errors-unknown = { $kind ->
    [table] 테이블
    [house] 카지노
    [bet] 베팅
    [plan] 베팅 플랜
    [topic] 주제
    [kind] 종류
    [pace] 속도
    [currency] 통화
    [audit] 감사
    [fact] 조건
   *[other] { $kind }
 } “{ $name }”을(를) 찾을 수 없습니다.
server-errors-not-carried-out = 요청을 처리할 수 없습니다.
server-errors-failed = 요청이 실패했습니다.
server-errors-plan-problems = 베팅 플랜에 문제가 있습니다.
server-errors-house-problems = 하우스 파일에 문제가 있습니다.
server-errors-try-again = 잠시 후 다시 시도하세요.
server-errors-records-unreadable = 지금은 기록을 읽을 수 없습니다.
server-errors-no-such-file = 그런 파일이 없습니다.
server-history-unknown-round = 테이블 { $table }에는 끝난 라운드(슈 { $shoe }, 라운드 { $number })가 없습니다.
server-history-unknown-shoe = 테이블 { $table }에는 슈 { $shoe }이(가) 없습니다.
server-history-shoe-open = 슈 { $shoe }은(는) 아직 끝나지 않았습니다. 기록과 시드는 슈가 끝나면 공개됩니다.
server-history-no-record = 슈 { $shoe }은(는) 카드를 한 장도 돌리기 전에 끝났습니다.
server-history-not-a-record = 슈의 기록이 아닙니다.
server-history-not-utf-8 = UTF-8 텍스트가 아닙니다. { $byte }번째 바이트를 읽을 수 없습니다.
server-session-wrong-token = 운영자 토큰이 아닙니다.
server-session-too-many-sign-ins = 로그인이 너무 잦습니다. 1분 기다리세요.
server-session-too-many-wrong-tokens = 잘못된 토큰이 너무 많습니다. { $wait }초 후 다시 시도하세요.
server-session-bad-name = 이름은 보이는 글자 1~{ $most }자여야 합니다.
server-session-sign-in-first = 먼저 로그인하세요.
server-session-operators-only = 운영자 전용입니다. 운영자로 로그인하세요.
server-session-expired = 세션이 만료되었습니다. 다시 로그인하세요.
server-session-invalid = 세션이 유효하지 않습니다. 다시 로그인하세요.
server-simulations-too-few-shoes = 이 플랜의 한 세션은 슈 { $shoes }개입니다. 그 이상을 요청하세요.
server-simulations-too-many-sessions = 플랜은 최대 슈 { $shoes }개, { $sessions }세션까지 실행할 수 있습니다.
server-simulations-nothing-yet = 아직 나온 결과가 없습니다.
server-simulations-too-fast = 시뮬레이션 요청이 너무 많습니다. 1분 기다리세요.
server-simulations-enough-under-way = 시뮬레이션 { $most }개가 진행 중입니다. 하나가 끝나기를 기다리거나 하나를 중지하세요.
server-simulations-too-many-waiting = 대기 중인 시뮬레이션이 너무 많습니다. 1분 후 다시 시도하세요.
server-simulations-not-kept = 이 시뮬레이션은 더 이상 보관되어 있지 않습니다. 다시 실행하세요. 같은 시드는 같은 결과를 냅니다.
server-studies-nothing-to-study = 분석은 점수나 페어에 거는 베팅만 다룹니다. 다음 베팅은 그 밖의 것도 봅니다: { $bets }.
server-studies-nothing-to-count = 카드 한 장을 빼도 { $bet }에는 아무 영향이 없어 카운팅할 것이 없습니다.
server-studies-no-states = 상태 데이터는 카운팅 시뮬레이션에만 있습니다.
server-studies-no-sheet = 카운팅 기록지를 만들 수 없습니다.
server-gate-too-fast = 요청이 너무 많습니다. 잠시 기다리세요.
server-gate-wrong-origin = 이 페이지에서는 할 수 없는 작업입니다.
server-gate-too-large = 요청이 너무 큽니다.
server-gate-gone = 요청한 쪽의 연결이 끊어졌습니다.
server-socket-too-many-seats = 같은 주소에서 이미 좌석 { $most }개를 차지하고 있습니다. 먼저 한 좌석에서 일어나세요.
server-socket-malformed = 메시지를 읽을 수 없습니다: { $detail }
server-socket-too-fast = 메시지가 너무 많아 이 메시지는 처리되지 않았습니다.
server-socket-not-permitted = 여기서는 할 수 없는 작업입니다.
server-socket-not-yours = 이 카드는 손님이 접을 수 있는 카드가 아닙니다.
server-socket-unavailable = 지금은 테이블이 응답할 수 없습니다. 같은 명령을 다시 보내도 됩니다.
server-tables-out-of-service = 이 테이블은 운영이 중단되었습니다.
server-tables-bad-name = 테이블 이름은 영문자, 숫자, -, _ 1~40자여야 합니다.
server-tables-damaged = 기록이 여전히 손상되어 있습니다: { $why }.
server-tables-unknown = 그런 테이블이 없습니다.
server-tables-name-taken = 이미 사용 중이거나 사용된 적이 있는 이름입니다.
server-tables-own-tables-off = 이 서버에서는 개인 테이블을 열 수 없습니다.
server-tables-in-service = 이 테이블은 운영 중입니다.
server-tables-too-many-own = 개인 테이블은 손님 한 명당 { $of_patron }개, 한 주소당 { $of_address ->
    [0] 제한 없이
   *[other] { $of_address }개
 }, 전체 손님을 합해 { $of_all }개까지 열 수 있습니다. 테이블을 떠나 한동안 비어 있으면 자동으로 닫힙니다.
server-tables-no-records = 기록이 없습니다
server-workers-too-many = 진행 중인 요청이 너무 많습니다. 답을 기다리세요.
server-workers-too-much = 요청량이 너무 많습니다. 잠시 기다리세요.
server-workers-too-long = 계산이 너무 오래 걸립니다. 베팅당 조건과 베팅 수를 줄여 더 간단하게 하세요.
server-workers-busy = 서버가 읽어야 할 것이 너무 많습니다. 잠시 후 다시 시도하세요.
server-workers-too-much-memory = 계산에 메모리가 너무 많이 필요합니다. 베팅당 조건과 베팅 수를 줄여 더 간단하게 하세요.
server-pricing-too-many-effects = 한 번에 더 적은 베팅의 효과를 요청하세요.
server-pricing-too-many-bets = 붙여 넣은 하우스 파일의 베팅은 최대 { $most }개인데 { $many }개가 있습니다.
server-pricing-too-few-cards = 남은 카드가 부족해 다음 라운드를 진행할 수 없습니다.
server-pricing-no-stake = 베팅 금액은 0보다 커야 합니다
server-run-cannot-listen = { $host }:{ $port }에서 연결을 받을 수 없습니다: { $error }
server-request-at = { $place }: { $what }
server-request-house-or-text = 카지노의 키와 하우스 파일의 텍스트 중 하나만 지정하세요
server-request-decks-or-composition = 덱 수와 카드 구성 중 하나만 지정하세요
server-request-one-thing-known = 알려진 위치, 뒷면으로 구분되는 숫자, best_sort 중 하나만 지정하세요
server-request-missing = 필수 항목이 없습니다
server-request-extra-forbidden = 허용되지 않는 항목입니다
server-request-json-invalid = 올바른 JSON이 아닙니다: { $error }
server-request-string-type = 텍스트여야 합니다
server-request-string-too-short = { $min_length }자 이상이어야 합니다
server-request-string-too-long = { $max_length }자 이하여야 합니다
server-request-string-pattern-mismatch = 형식 '{ $pattern }'에 맞아야 합니다
server-request-int-type = 정수여야 합니다
server-request-int-parsing = 정수여야 하는데 텍스트를 정수로 읽을 수 없습니다
server-request-int-from-float = 정수여야 하는데 소수 부분이 있습니다
server-request-float-type = 숫자여야 합니다
server-request-float-parsing = 숫자여야 하는데 텍스트를 숫자로 읽을 수 없습니다
server-request-bool-type = true 또는 false여야 합니다
server-request-bool-parsing = true 또는 false여야 하는데 알아볼 수 없습니다
server-request-list-type = 목록이어야 합니다
server-request-dict-type = 객체여야 합니다
server-request-model-attributes-type = 객체여야 합니다
server-request-too-short = 항목이 { $min_length }개 이상이어야 하는데 { $actual_length }개입니다
server-request-too-long = 항목이 { $max_length }개 이하여야 하는데 { $actual_length }개입니다
server-request-greater-than = { $gt }보다 커야 합니다
server-request-greater-than-equal = { $ge } 이상이어야 합니다
server-request-less-than = { $lt }보다 작아야 합니다
server-request-less-than-equal = { $le } 이하여야 합니다
server-request-finite-number = 유한한 수여야 합니다
server-request-literal-error = 다음 중 하나여야 합니다: { $expected }
server-request-enum = 다음 중 하나여야 합니다: { $expected }
server-lobby-about = 이 서버의 테이블을 실시간으로 보여 줍니다.
server-lobby-no-script = 이 페이지에는 JavaScript가 필요합니다.
