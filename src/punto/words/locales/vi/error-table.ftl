# Những sự kiện mà không bàn nào có thể đã ghi.
error-table-no-seat = { $command } của { $patron }, người không có ghế, đã không bị từ chối
error-table-event-or-command = sự kiện hoặc lệnh
error-table-cannot-decode = không phải { $what }: { $error }
error-table-shoe = hộp bài { $shoe } của bàn { $table }
error-table-from-empty-shoe = { $card } ra từ { $where } đã hết bài
error-table-burns-too-many = đã bỏ { $burned } lá của hộp bài { $shoe } chỉ có { $size } lá
error-table-is-open = { $event } không thể nối tiếp: bàn đang mở
error-table-not-opened = sự kiện đầu tiên của một bàn là TableOpened, không phải { $event }
error-table-before-its-time = { $event } xảy ra trước thời điểm { $moment } của sự kiện liền trước
error-table-not-booked = không ghi sổ được { $event } của bàn { $table }: { $why }
error-table-no-shoe = bàn { $table } không có hộp bài ở sự kiện { $event }
error-table-no-round = bàn { $table } không có ván nào ở sự kiện { $event }
error-table-third-card-waits = lá thứ ba phải chờ đến khi mọi lá đã ngửa
