# The book of accounts.
error-ledger-no-account = { $text } is no account: write table/kind:owner, where the kind is { $known }
error-ledger-not-open = { $account } cannot be closed: it is not open
error-ledger-still-holds = { $account } cannot be closed: it holds { $holds }
