page-roads-bead_plate = 비드 플레이트(6매)
page-roads-big_road = 빅 로드(원매)
page-roads-big_eye_boy = 빅 아이 보이(1군)
page-roads-small_road = 스몰 로드(2군)
page-roads-cockroach_pig = 코크로치 로드(3군)
page-roads-bead =
    { $pairs ->
        [none] { $winner } { $total }
        [banker] { $winner } { $total }, { -banker } 페어
        [player] { $winner } { $total }, { -player } 페어
       *[both] { $winner } { $total }, { -banker } 페어와 { -player } 페어
    }
page-roads-beads =
    { $count ->
        [0] 아직 라운드가 없습니다.
       *[other] { $count }라운드, 오래된 순: { $beads }.
    }
page-roads-waiting = { -tie } { $ties }회
page-roads-derived =
    { $count ->
        [0] 아직 표시가 없습니다.
       *[other] 표시 { $count }개, 오래된 순: { $marks }.
    }
page-roads-ask = 다음 예측(물어보기)
page-roads-bead-separator = { "; " }
page-roads-run = { $winner } { $length }회
page-roads-separator = { ", " }
page-roads-runs =
    { $count ->
        [0] 아직 승부가 나지 않았습니다.
       *[other] 연속 결과, 오래된 순: { $runs }.
    }

page-roads-faces-label = 비드에 표시할 내용
page-roads-faces-letter = B P T
page-roads-faces-chinese = 莊 閒 和
page-roads-faces-total = 합계

page-roads-marks-R = 빨강, 반복
page-roads-marks-B = 파랑, 끊김
page-roads-marks-none = 표시 없음

page-roads-ask-separator = { "; " }
page-roads-ask-side-banker = B?
page-roads-ask-side-player = P?
page-roads-ask-if-banker = 다음에 { -banker }가 이기면: { $marks }
page-roads-ask-if-player = 다음에 { -player }가 이기면: { $marks }

page-roads-short-banker = B
page-roads-short-player = P
page-roads-short-tie = T
page-roads-short-banker_pair = BP
page-roads-short-player_pair = PP
page-roads-short-natural = N

page-roads-counts-banker = { -banker }
page-roads-counts-player = { -player }
page-roads-counts-tie = { -tie }
page-roads-counts-banker_pair = { -banker } 페어
page-roads-counts-player_pair = { -player } 페어
page-roads-counts-natural = { -natural }

page-roads-winners-B = { -banker }
page-roads-winners-P = { -player }
page-roads-winners-T = { -tie }

page-roads-mark-R = 반복
page-roads-mark-B = 끊김
page-roads-bead-hand = { $bead } ({ $hand })
