cli-guard-cannot-write = the answer cannot be written: { $reason }
cli-guard-closed = standard output is closed
