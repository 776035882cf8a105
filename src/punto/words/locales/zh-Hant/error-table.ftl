# 任何賭檯都不會寫下的事件。
error-table-no-seat = { $patron }沒有座位，其{ $command }卻未被拒絕
error-table-event-or-command = 事件或指令
error-table-cannot-decode = 不是{ $what }：{ $error }
error-table-shoe = 賭檯{ $table }第{ $shoe }靴
error-table-from-empty-shoe = { $card }出自{ $where }，而該靴已空
error-table-burns-too-many = 第{ $shoe }靴共{ $size }張，卻銷了{ $burned }張
error-table-is-open = { $event }無法承接：賭檯已開放
error-table-not-opened = 賭檯的第一個事件須為TableOpened，而不是{ $event }
error-table-before-its-time = { $event }早於前一事件的時刻{ $moment }
error-table-not-booked = 賭檯{ $table }的{ $event }無法入賬：{ $why }
error-table-no-shoe = 賭檯{ $table }在事件{ $event }處沒有牌靴
error-table-no-round = 賭檯{ $table }在事件{ $event }處沒有牌局
error-table-third-card-waits = 所有的牌翻開之後才派第三張
