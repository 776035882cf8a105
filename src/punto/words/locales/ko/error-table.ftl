# 어떤 테이블도 쓸 수 없는 이벤트.
error-table-no-seat = 좌석이 없는 { $patron }의 { $command }이(가) 거절되지 않았습니다
error-table-event-or-command = 이벤트나 명령
error-table-cannot-decode = { $what }이(가) 아닙니다: { $error }
error-table-shoe = 테이블 { $table }의 슈 { $shoe }
error-table-from-empty-shoe = { $card }이(가) 카드가 없는 { $where }에서 나왔습니다
error-table-burns-too-many = 슈 { $shoe }에는 카드가 { $size }장인데 { $burned }장을 버닝했습니다
error-table-is-open = { $event }은(는) 이어질 수 없습니다: 테이블이 이미 열려 있습니다
error-table-not-opened = 테이블의 첫 이벤트는 { $event }이(가) 아니라 TableOpened여야 합니다
error-table-before-its-time = { $event }이(가) 앞 이벤트의 시각 { $moment }보다 먼저 일어났습니다
error-table-not-booked = 테이블 { $table }의 { $event }을(를) 장부에 기입할 수 없습니다: { $why }
error-table-no-shoe = 이벤트 { $event }에서 테이블 { $table }에 슈가 없습니다
error-table-no-round = 이벤트 { $event }에서 테이블 { $table }에 라운드가 없습니다
error-table-third-card-waits = 세 번째 카드는 모든 카드가 앞면으로 공개된 뒤에 돌립니다
