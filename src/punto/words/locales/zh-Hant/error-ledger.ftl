# 賬目。
error-ledger-no-account = { $text }不是賬戶：請寫作table/kind:owner，其中kind為{ $known }
error-ledger-not-open = { $account }無法關閉：尚未開立
error-ledger-still-holds = { $account }無法關閉：仍有{ $holds }
