page-history-title = 기록
page-history-shoe-round = { -shoe } { $shoe }, 라운드 { $number }
page-history-void = 무효
page-history-result = { $winner }, { $player } 대 { $banker }
page-history-empty = 아직 끝난 라운드가 없습니다.
page-history-empty-own = 아직 베팅하지 않으셨습니다. 참여하신 라운드와 그 결과가 여기에 표시됩니다.
page-history-older = 이전 라운드
page-history-loading = 불러오는 중…
page-history-decisions = 세 번째 카드
page-history-share = 공유
page-history-copied = 링크 복사됨
page-history-open = 열기

page-history-tabs-shoe = 이번 { -shoe }
page-history-tabs-own = 내 라운드

page-history-sides-player = { -player }
page-history-sides-banker = { -banker }
page-history-sides-tie = { -tie }

page-history-letters-player = P
page-history-letters-banker = B
page-history-letters-tie = T

page-history-own-net = 손익
page-history-own-bet = 베팅
page-history-own-staked = 베팅 금액
page-history-own-rounds = 베팅한 라운드
page-history-own-won = 승
page-history-own-lost = 패
page-history-own-even = 본전
page-history-own-chart = { $rounds }라운드의 손익: 현재 { $now }, 최고 { $best }, 최저 { $worst }.

page-history-replay-again = 다시 보기
page-history-replay-play = 재생
page-history-replay-pause = 일시 정지
page-history-replay-back = 한 단계 뒤로
page-history-replay-next = 한 단계 앞으로
page-history-replay-first = 처음으로
page-history-replay-last = 끝으로
page-history-replay-position = 위치
page-history-replay-step = { $all }단계 중 { $at }단계

page-history-steps-closed = 베팅이 마감되었습니다.
page-history-steps-dealt = { $side }에 카드 한 장.
page-history-steps-offered = { $seat }번 좌석에 { $side } 카드를 권합니다.
page-history-steps-passed =
    { $seat ->
        [0] 딜러가 { $side } 카드를 받지 않습니다.
       *[other] { $seat }번 좌석이 { $side } 카드를 받지 않습니다.
    }
page-history-steps-accepted =
    { $seat ->
        [0] 딜러가 { $side } 카드를 받습니다.
       *[other] { $seat }번 좌석이 { $side } 카드를 받습니다.
    }
page-history-steps-dealer =
    { $reason ->
        [none] 딜러가 { $side } 카드를 오픈합니다.
       *[other] 딜러가 { $side } 카드를 오픈합니다: { $reason }.
    }
page-history-steps-peeled =
    { $seat ->
        [0] 딜러가 카드를 확인합니다.
       *[other] { $seat }번 좌석이 카드를 확인합니다.
    }
page-history-steps-exposed = 카드 한 장을 오픈합니다.
page-history-steps-settled = 베팅을 정산합니다.
page-history-steps-void = 라운드가 무효 처리되어 모든 베팅 금액을 돌려드립니다.

page-history-bets-title = 베팅
page-history-bets-seat =
    { $you ->
        [yes] { $seat }번 좌석(본인)
       *[no] { $seat }번 좌석
    }
page-history-bets-results-win = 적중
page-history-bets-results-lose = 미적중
page-history-bets-results-push = 푸시
page-history-bets-results-void = 반환
page-history-bets-none = 이 라운드에는 베팅이 없었습니다.
page-history-bets-own = 내 베팅

page-history-page-back = 테이블로
page-history-page-previous = 이전 라운드
page-history-page-next = 다음 라운드
page-history-page-when = 종료: { $text }
page-history-page-fairness = 이 카드들이 나온 { -shoe }
page-history-page-gone = 없는 라운드이거나 아직 끝나지 않은 라운드입니다.

page-history-why-nobody-bet-this-side = 이쪽에 베팅한 손님 없음
page-history-why-all-ceded = 모두 양보
page-history-why-offer-ran-out = 응답 시간 초과
page-history-why-squeeze-ran-out = 제한 시간 초과
page-history-why-holder-gone = 카드를 받은 손님의 연결 끊김
page-history-why-handed-over = 손님이 딜러에게 맡김
page-history-corrections = 사후 정정
