cli-guard-cannot-write = 無法寫出結果：{ $reason }
cli-guard-closed = 標準輸出已關閉
