error-sim-belongs-another-house-bets = { $path }은(는) 다른 { $kind ->
    [simulation] 시뮬레이션
    [study] 분석
   *[other] { $kind }
 }의 파일입니다(카지노, 베팅, 시드 또는 버전이 다름). 다른 파일을 지정하거나, 이 파일을 지우고 새로 시작하세요
error-sim-holds-shoes-already-more = { $path }에는 요청한 슈 { $shoes2 }개보다 많은 { $shoes }개가 이미 있습니다. 그 이상을 요청하거나 다른 파일을 지정하세요
error-sim-not-checkpoint = { $path }은(는) { $kind ->
    [simulation] 시뮬레이션
    [study] 분석
   *[other] { $kind }
 }의 체크포인트가 아닙니다: { $error }
error-sim-cluster-write-local-number = --cluster { $address }: local:4처럼 local: 뒤에 작업 프로세스 수를 쓰세요
error-sim-cluster-no-scheduler-answers = --cluster { $address }: 응답하는 스케줄러가 없습니다: { $error }
error-sim-rounds-not-certain-each = 이 슈들에서 매번 { $rounds }라운드를 진행할 수 있다고 보장되지 않습니다. 1~{ $certain }라운드로 요청하세요
error-sim-fast-kernels-draw-by = 고속 커널의 드로우 방식이 세 번째 카드 규칙과 다릅니다. 함께 바꿔야 합니다
error-sim-has-more-digits-than = 뱅크롤로 쓰기에 자릿수가 너무 많습니다. 최대 { $most }입니다
error-sim-must-most = { $most } 이하여야 합니다
error-sim-must-name-least-one = {"{"} player = 1 {"}"}처럼 베팅을 하나 이상 적어야 합니다
error-sim-must-up-results-such = 'BBP'처럼 최대 { $most_results }개의 결과여야 합니다(입력값: { $text })
error-sim-must-say-least-or = at_least 또는 at_most를 적어야 합니다. 그러지 않으면 항상 성립합니다
error-sim-must-hold-1-steps = 1~{ $most_steps }단계여야 합니다
error-sim-must-first-or-number = 'first' 또는 단계 수여야 합니다(입력값: { $node })
error-sim-would-refuse-step = 카지노 { $house }에서는 { $staked } 베팅({ $step }단계)을 거절합니다: { $message }
error-sim-may-win-round-more = 한 라운드에 { $wins }까지 딸 수 있어 합산할 수 있는 범위를 넘습니다
error-sim-what-bet-when-written = 무엇에 언제 베팅하는지([[rule]]로 씁니다)
error-sim-what-each-rank-adds = 숫자별로 더하는 값(예: {"{"} 4 = -1, 8 = 2 {"}"})
error-sim-units-each-step = 단계별 유닛 수
error-sim-name-plan = 베팅 플랜의 이름
error-sim-one-sentence-about-plan = 베팅 플랜을 설명하는 한 문장
error-sim-what-one-step-stakes = 1유닛의 베팅 금액
error-sim-patron-s-money = 손님의 자금
error-sim-bet-make = 할 베팅
error-sim-fast-kernel-only-points = 고속 커널은 점수, 카드 장수, 페어에 거는 베팅만 다룹니다. 다음 베팅은 그 밖의 것도 봅니다: { $bets }
error-sim-gpu-only-points = GPU는 점수, 카드 장수, 페어에 거는 베팅만 다룹니다. --gpu를 빼면 CPU가 모든 베팅을 다룹니다: { $bets }
error-sim-gpu-too-many-bets = GPU는 한 번에 베팅을 { $most }개까지 정산하는데 이 카지노에는 { $bets }개가 있습니다
error-sim-gpu-pays-too-much = 이 카지노에는 GPU가 합산할 수 있는 범위를 넘어 지급하는 베팅이 있습니다. --gpu를 빼세요
error-sim-gpu-not-compiled = 이 장치용으로 커널을 컴파일할 수 없습니다: { $error }
error-sim-gpu-no-cupy = --gpu에는 CuPy가 필요한데 설치되어 있지 않습니다({ $error }). Punto와 함께 설치하세요: CUDA 13은 pip install 'punto[gpu]', CUDA 12는 Punto와 함께 cupy-cuda12x. --gpu 없이도 CPU에서 같은 슈를 돌립니다
error-sim-gpu-no-driver = --gpu에는 CUDA 장치와 드라이버가 필요한데 없습니다({ $error }). NVIDIA 장치의 드라이버를 설치하세요. --gpu 없이도 CPU에서 같은 슈를 돌립니다
error-sim-gpu-no-device = --gpu에는 CUDA 장치가 필요한데 없습니다. NVIDIA 장치의 드라이버를 설치하세요. --gpu 없이도 CPU에서 같은 슈를 돌립니다
error-sim-work = { $kind ->
    [simulation] 시뮬레이션
    [study] 분석
   *[other] { $kind }
 }
error-sim-rules = 규칙, 각각 [[rule]]로 씁니다
error-sim-units = 유닛 수
