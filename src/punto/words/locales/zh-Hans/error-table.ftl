# 任何牌桌都不会写下的事件。
error-table-no-seat = { $patron }没有座位，其{ $command }却未被拒绝
error-table-event-or-command = 事件或指令
error-table-cannot-decode = 不是{ $what }：{ $error }
error-table-shoe = 牌桌{ $table }第{ $shoe }靴
error-table-from-empty-shoe = { $card }出自{ $where }，而该靴已空
error-table-burns-too-many = 第{ $shoe }靴共{ $size }张，却销了{ $burned }张
error-table-is-open = { $event }无法承接：牌桌已开
error-table-not-opened = 牌桌的第一个事件须为TableOpened，而不是{ $event }
error-table-before-its-time = { $event }早于前一事件的时刻{ $moment }
error-table-not-booked = 牌桌{ $table }的{ $event }无法入账：{ $why }
error-table-no-shoe = 牌桌{ $table }在事件{ $event }处没有牌靴
error-table-no-round = 牌桌{ $table }在事件{ $event }处没有牌局
error-table-third-card-waits = 所有的牌翻开之后才发第三张
