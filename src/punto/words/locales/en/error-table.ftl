# Events that no table could have written.
error-table-no-seat = { $command } of { $patron }, who has no seat, was not refused
error-table-event-or-command = event or command
error-table-cannot-decode = no { $what }: { $error }
error-table-shoe = shoe { $shoe } of table { $table }
error-table-from-empty-shoe = { $card } came from { $where }, which is empty
error-table-burns-too-many = { $burned } cards were burned of shoe { $shoe }, which has { $size }
error-table-is-open = { $event } cannot follow: the table is open
error-table-not-opened = the first event of a table is TableOpened, not { $event }
error-table-before-its-time = { $event } happened before the moment { $moment } of the event before it
error-table-not-booked = { $event } of table { $table } cannot be booked: { $why }
error-table-no-shoe = table { $table } has no shoe at event { $event }
error-table-no-round = table { $table } has no round at event { $event }
error-table-third-card-waits = a third card waits until every card is face up
