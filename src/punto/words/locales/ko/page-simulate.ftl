page-simulate-title = 시뮬레이션
page-simulate-lead = 수백만 { -shoe }를 통째로 딜링하여 모든 엣지가 정확한 값에 수렴하는 모습을 보고, 베팅 플랜을 수천 번 실행하고, 완벽한 플레이로 각 베팅에서 얻을 수 있는 것을 분석하거나, 카드 카운팅을 직접 설계해 보세요.
page-simulate-house = 카지노
page-simulate-decks = 덱 수
page-simulate-shoes = { -shoe } 수
page-simulate-sessions = 세션 수
page-simulate-about = 약 { $rounds }라운드
page-simulate-seed = 시드
page-simulate-seed-help = 시드가 같으면 어떤 컴퓨터에서든 같은 카드가 나옵니다.
page-simulate-new-seed = 다른 시드
page-simulate-plan = 플랜
page-simulate-own-plan = 직접 만든 플랜
page-simulate-edit = 이 플랜 수정
page-simulate-none = 기본 제공 플랜 가운데 이 카지노의 베팅만 사용하는 것이 없습니다.
page-simulate-run = 실행
page-simulate-again = 다시 실행
page-simulate-stop = 중지
page-simulate-stopping = 중지하는 중…
page-simulate-share = 이 링크를 여는 누구나 비트 하나까지 똑같은 결과를 얻습니다.
page-simulate-progress =
    { $what ->
        [plan] { $wanted }세션 중 { $done }세션
       *[shoes] { $wanted }{ -shoe } 중 { $done }{ -shoe }
    }
page-simulate-rounds = 라운드
page-simulate-speed = 초당 라운드
page-simulate-seconds = 초
page-simulate-agreement = 정확한 확률과의 일치
page-simulate-agreement-text = χ² = { $chi }, 자유도 { $degrees }, p = { $p }

page-simulate-what-label = 시뮬레이션 대상
page-simulate-what-shoes = 전체 { -shoe }
page-simulate-what-plan = 베팅 플랜
page-simulate-what-study = 분석
page-simulate-what-count = 카드 카운팅

page-simulate-plan-file = 플랜 파일
page-simulate-plan-hint = 플랜은 TOML 몇 줄입니다. 유닛, 뱅크롤, 단계를 바꾸고 다시 실행해 보세요.

page-simulate-state-waiting =
    { $ahead ->
        [0] 시작하는 중…
       *[other] 앞에 다른 시뮬레이션 { $ahead }건이 있습니다…
    }
page-simulate-state-preparing = 계산 준비 중: 처음에는 몇 초 걸립니다…
page-simulate-state-running = 실행 중
page-simulate-state-done = 완료
page-simulate-state-stopped = 중지됨: 지금까지 계산한 결과를 표시합니다
page-simulate-state-failed = 시뮬레이션에 실패했습니다.

page-simulate-verdicts-agrees = 차이 없음
page-simulate-verdicts-doubtful = 불확실함, 다른 시드로 시도하세요
page-simulate-verdicts-cut_card = 차이 있음({ -cut-card } 효과)
page-simulate-verdicts-differs = 차이 있음, 오류가 의심됩니다

page-simulate-result-title = 엣지
page-simulate-result-caption = 각 베팅의 시뮬레이션 엣지와 정확한 엣지
page-simulate-result-bet = 베팅
page-simulate-result-simulated = 시뮬레이션
page-simulate-result-error = ± 표준오차
page-simulate-result-exact = 정확한 값
page-simulate-result-off = 편차
page-simulate-result-off-unit = { $value } 표준오차

page-simulate-convergence-title = 수렴
page-simulate-convergence-lead = { -shoe } 수에 따른 엣지이며, 띠는 표준오차의 두 배, 선은 정확한 값입니다.
page-simulate-convergence-shoes = { -shoe }
page-simulate-convergence-edge = 엣지 %
page-simulate-convergence-chart = { $bet }: 시뮬레이션 엣지 { $edge }, 정확한 엣지 { $exact }
page-simulate-convergence-table = 표로 보기(± 표준오차의 두 배)
page-simulate-convergence-more = 모든 베팅
page-simulate-convergence-fewer = 메인 베팅만

page-simulate-lengths-title = { -shoe }당 라운드 수
page-simulate-lengths-mean = 평균 { $mean }
page-simulate-lengths-chart = 막대그래프: 라운드 수별 { -shoe }의 비율. 평균 { $mean }
page-simulate-lengths-axis = { -shoe } 비율 %
page-simulate-lengths-rounds = 라운드

page-simulate-plans-title = 세션 결과
page-simulate-plans-mean = 평균 결과
page-simulate-plans-deviation = 표준편차
page-simulate-plans-ruined = 파산
page-simulate-plans-goal = 목표 달성
page-simulate-plans-edge = 총베팅 대비 엣지
page-simulate-plans-staked = 세션당 총베팅 금액
page-simulate-plans-bets = 세션당 베팅 수
page-simulate-plans-median = 결과 중앙값
page-simulate-plans-nothing = 베팅 없음

page-simulate-bands-title = 세션 중 자금 변화
page-simulate-bands-lead = 전체 세션 가운데 중간의 절반, 90%, 98%의 범위입니다. 실선은 중앙값, 점선은 평균입니다.
page-simulate-bands-rounds = 라운드
page-simulate-bands-chart = 범위 그래프: 종료 시점에 세션의 90%가 { $low }~{ $high } 범위에 있으며, 중앙값은 { $median }입니다
page-simulate-bands-table = 분위수를 표로 보기
page-simulate-bands-legend-all = 98%
page-simulate-bands-legend-most = 90%
page-simulate-bands-legend-half = 절반
page-simulate-bands-legend-median = 중앙값
page-simulate-bands-legend-mean = 평균

page-simulate-spread-title = 세션별 결과
page-simulate-spread-chart = 막대그래프: 결과별 세션 수
page-simulate-spread-axis = 세션
page-simulate-spread-won = 손익
page-simulate-spread-below = 세션 비율
page-simulate-spread-result = 결과(미만)
page-simulate-spread-fall = 최대 낙폭(미만)

page-simulate-take-json = JSON
page-simulate-take-csv = CSV
page-simulate-take-note = JSON은 명령줄 출력과 같고, CSV는 그래프의 데이터입니다.

page-simulate-bad-shoes = { -shoe } 수를 정수로 입력하세요. 최대 { $most }입니다.
page-simulate-bad-seed = 2⁵³보다 작은 정수를 입력하세요.
