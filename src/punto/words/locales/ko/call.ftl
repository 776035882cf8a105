# 라운드에서 딜러가 하는 말.
call-place-bets = 베팅해 주세요.
call-last-round = 이번이 이 슈의 마지막 라운드입니다.
call-no-more-bets = 베팅을 마감합니다.
call-totals = 플레이어 { $player }, 뱅커 { $banker }입니다.
call-wins = { $side } 승, { $more } 대 { $less }입니다.
call-tie = 타이, 양쪽 모두 { $total }입니다.
call-too-few-cards = 슈에 남은 카드가 이 라운드를 마치기에 부족합니다. 모든 베팅 금액을 돌려드립니다.
call-hand = { $call } { $hand }입니다.
