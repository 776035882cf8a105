cli-guard-cannot-write = không ghi được kết quả: { $reason }
cli-guard-closed = đầu ra chuẩn đã đóng
