cli-settle-does = 카지노에서 한 라운드가 얼마를 지급하는지와 그 이유
cli-settle-about = 카지노의 규칙으로 베팅 슬립을 확인하고, 카드를 끝까지 진행하여, 모든 드로우와 지급액을 이유와 함께 표시합니다.
cli-settle-cards = 딜링 순서대로. 예: '5s 6h Kd Kc 7h 2d'
cli-settle-bet = 예: banker=20. 여러 개면 반복하세요
cli-settle-no-stake = --bet '{ $given }': banker=20과 같은 베팅과 베팅 금액이 아닙니다
cli-settle-twice = --bet { $bet }: 두 번 나왔습니다. 전체 베팅 금액을 한 번에 쓰세요
cli-settle-refused = 베팅 슬립 거절({ $code }): { $why }
cli-settle-all = 전체
cli-settle-of-bet = { $bet }: { $why }
cli-settle-owed = 미납 커미션 { $amount }. 순손익에 반영되어 있습니다.
