cli-guard-cannot-write = 无法写出结果：{ $reason }
cli-guard-closed = 标准输出已关闭
