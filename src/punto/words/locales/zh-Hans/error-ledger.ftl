# 账本。
error-ledger-no-account = { $text }不是账户：请写作table/kind:owner，其中kind为{ $known }
error-ledger-not-open = { $account }无法关闭：尚未开立
error-ledger-still-holds = { $account }无法关闭：仍有{ $holds }
