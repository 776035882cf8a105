page-learn-title = 배우기
page-learn-house = 카지노
page-learn-cards = { $side }: { $cards }
page-learn-cards-counted = { $side }: { $cards }, 합계 { $total }
page-learn-table = 테이블 위의 카드
page-learn-right = 정답입니다.
page-learn-wrong = 오답입니다. 정답: { $answer }.
page-learn-late = 시간이 다 되었습니다. 정답: { $answer }.
page-learn-next = 다음
page-learn-next-hint = Enter
page-learn-keys = 키: 답의 번호를 누른 다음 Enter를 누르세요.
page-learn-loading = 문제 준비 중…
page-learn-failed = 문제를 불러오지 못했습니다.
page-learn-retry = 다시 시도

page-learn-parts-label = 배울 내용
page-learn-parts-drills = 연습
page-learn-parts-exam = 시험
page-learn-parts-squeeze = 스퀴즈

page-learn-kinds-label = 문제
page-learn-kinds-every = 전체
page-learn-kinds-all = 전체 { $count }개 유형
page-learn-kinds-some = { $all }개 중 { $count }개 유형

page-learn-timer-label = 타이머
page-learn-timer-off = 타이머 없음
page-learn-timer-up = 경과 시간
page-learn-timer-seconds = 문제당 { $count }초
page-learn-timer-left = 남은 시간(초)
page-learn-timer-passed = 경과 시간

page-learn-seats-label = 좌석
page-learn-seats-seat = { $number }번 좌석
page-learn-seats-lammers = 래머

page-learn-form-answer = 답
page-learn-form-place = 순서
page-learn-form-pick = 해당하는 것을 모두 고르세요. 하나도 없다는 것도 답이 됩니다.
page-learn-form-arrange = 올바른 순서대로 누르세요. 다시 누르면 취소됩니다.
page-learn-form-put = { $value } 칩 놓기
page-learn-form-take = { $value } 칩 빼기
page-learn-form-sum = 놓은 칩:
page-learn-form-cut-keys = 1부터 { $count }까지의 키로 칩을 놓고, Shift와 함께 누르면 뺍니다.
page-learn-form-board = 빅 로드(원매)의 칸
page-learn-form-square =
    { $result ->
        [B] { $column }열 { $row }행, { -banker }
        [P] { $column }열 { $row }행, { -player }
       *[none] { $column }열 { $row }행, 빈칸
    }
page-learn-form-locate = 칸을 누르거나, 화살표 키로 이동한 뒤 Enter를 누르세요.

page-learn-exam-title = 시험
page-learn-exam-lead = 도움말 없이 문제를 차례로 풀고 마지막에 채점합니다. 시드가 같으면 같은 시험지가 나옵니다.
page-learn-exam-name = 이름
page-learn-exam-count = 문제 수
page-learn-exam-minutes = 시간(분, 0: 제한 없음)
page-learn-exam-pass = 합격 기준(%)
page-learn-exam-seed = 시드
page-learn-exam-any = 무작위
page-learn-exam-begin = 시작
page-learn-exam-question = 문제 { $at } / { $all }
page-learn-exam-progress = 답한 문제
page-learn-exam-back = 이전
page-learn-exam-forward = 건너뛰기
page-learn-exam-hand-in = 제출
page-learn-exam-open = 아직 답하지 않은 문제가 { $count }개 있습니다. 제출하시겠습니까?
page-learn-exam-result = 시험 결과
page-learn-exam-score = { $all }문제 중 { $right }문제
page-learn-exam-passed = 합격
page-learn-exam-failed = 불합격
page-learn-exam-too-late = 불합격: 제한 시간 초과
page-learn-exam-date = 날짜
page-learn-exam-terms = 시험 조건
page-learn-exam-terms-of =
    { $limit ->
        [none] { $count }문제, 합격 기준 { $pass }%, 시간제한 없음
       *[time] { $count }문제, 합격 기준 { $pass }%, 제한 시간 { $limit }
    }
page-learn-exam-took = 걸린 시간
page-learn-exam-print = 인쇄
page-learn-exam-again = 다른 시험
page-learn-exam-is-right = 정답:
page-learn-exam-is-wrong = 오답:
page-learn-exam-given = 제출한 답
page-learn-exam-nothing = 없음
page-learn-exam-told = 정답

page-learn-sides-player = { -player }
page-learn-sides-banker = { -banker }

page-learn-score-label = 점수
page-learn-score-today = 오늘
page-learn-score-streak = 연속 정답
page-learn-score-known = 익힌 주제
page-learn-score-of = { $right } / { $all }

page-learn-boxes-title = 내 학습 상자
page-learn-boxes-lead = 맞힐 때마다 주제가 한 단계 위 상자로 올라가 더 오래 쉬고, 틀리면 첫 번째 상자로 돌아옵니다.
page-learn-boxes-names-0 = 새 주제
page-learn-boxes-names-1 = 바로
page-learn-boxes-names-2 = 10분
page-learn-boxes-names-3 = 1일
page-learn-boxes-names-4 = 3일
page-learn-boxes-names-5 = 1주
page-learn-boxes-line = { $kind }: 주제 { $all }개 중 { $known }개를 익혔습니다. { $boxes }
page-learn-boxes-box = { $name }: { $count }
page-learn-boxes-reset = 처음부터
page-learn-boxes-sure = 이 카지노에서 익힌 내용을 모두 지우시겠습니까?
page-learn-boxes-missed = 자주 틀린 문제
page-learn-boxes-none = 아직 틀린 문제가 없습니다.
page-learn-boxes-times = { $count }회

page-learn-tableau-title = 세 번째 카드 규칙
page-learn-tableau-player = { -player }의 처음 두 장
page-learn-tableau-natural = { -natural }: 추가 카드 없음
page-learn-tableau-banker = { -player }가 세 번째 카드를 받았을 때의 { -banker }
page-learn-tableau-banker-stood = { -player }가 스탠드하면 { -banker }는 { $draws }에서 카드를 받고 { $stands }에서 스탠드합니다.
page-learn-tableau-has = { -banker } 합계
page-learn-tableau-draws = 드로우
page-learn-tableau-stands = 스탠드
page-learn-tableau-show = 규칙 보기
page-learn-tableau-hide = 규칙 숨기기

page-learn-squeeze-title = 가장자리의 무늬로 알 수 있는 것
page-learn-squeeze-lead = 스퀴즈(카드 쪼기)는 카드를 옆에서부터 천천히 들어 올리는 것입니다. 모서리의 숫자가 보이기 훨씬 전에, 가장자리에 보이는 무늬 개수로 어떤 카드가 가능한지 알 수 있습니다.
page-learn-squeeze-rims-0 = 무늬 없음
page-learn-squeeze-rims-1 = 무늬 1개
page-learn-squeeze-rims-2 = 무늬 2개
page-learn-squeeze-rims-3 = 무늬 3개
page-learn-squeeze-rims-4 = 무늬 4개
page-learn-squeeze-rims-line = 선
page-learn-squeeze-names-0 = 노 사이드
page-learn-squeeze-names-2 = 투 사이드
page-learn-squeeze-names-3 = 쓰리 사이드
page-learn-squeeze-names-4 = 포 사이드
page-learn-squeeze-names-line = 그림 카드
page-learn-squeeze-means-0 = 에이스, 2 또는 3입니다. 짧은 변을 들어 보세요. 무늬가 있으면 2나 3, 없으면 에이스입니다.
page-learn-squeeze-means-2 = 4 또는 5입니다. 5는 가운데에 무늬가 하나 더 있습니다.
page-learn-squeeze-means-3 = 6, 7 또는 8입니다. 두 줄 사이에 무늬가 없으면 6, 하나면 7, 둘이면 8입니다.
page-learn-squeeze-means-4 = 9 또는 10입니다. 가운데에 무늬가 하나면 9, 둘이면 10입니다.
page-learn-squeeze-means-line = 잭, 퀸 또는 킹이며, 선은 그림의 테두리입니다. 0점으로 계산합니다.
page-learn-squeeze-counts = 점수: { $values }
page-learn-squeeze-try = 직접 해 보기
page-learn-squeeze-try-lead = 이 카드를 긴 변에서부터 스퀴즈한 다음, 어떤 카드일지 맞혀 보세요. 오픈하기 전까지는 아무도 모서리를 볼 수 없습니다.
page-learn-squeeze-ask = 이 카드의 긴 변에 보이는 것은…
page-learn-squeeze-other = 다른 카드
page-learn-squeeze-right-rim = 정답입니다. 긴 변: { $rim }. 가능한 카드: { $ranks }.
page-learn-squeeze-wrong-rim = 긴 변을 다시 보세요. 보이는 것: { $rim }. 가능한 카드: { $ranks }.
page-learn-squeeze-turned = 이 카드는 { $card }, { $value }점입니다.
page-learn-squeeze-first = 먼저 카드를 들어 보세요. 옆을 끌거나 ‘긴 변 엿보기’를 누르세요.
page-learn-squeeze-wish = 어떤 카드를 바라야 할까요
page-learn-squeeze-wish-lead = 한 장은 이미 알고 다른 한 장을 스퀴즈합니다. 무엇이 보여야 좋은 핸드가 될까요?
page-learn-squeeze-holding = 이미 아는 카드
page-learn-squeeze-hand = 합계
page-learn-squeeze-best = 최고
page-learn-squeeze-natural = { -natural }
