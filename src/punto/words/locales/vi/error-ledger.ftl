# Sổ các tài khoản.
error-ledger-no-account = { $text } không phải là tài khoản: hãy viết table/kind:owner, trong đó kind là { $known }
error-ledger-not-open = không đóng được { $account }: tài khoản này không mở
error-ledger-still-holds = không đóng được { $account }: tài khoản này còn { $holds }
