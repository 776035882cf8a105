# 계정 장부.
error-ledger-no-account = { $text }은(는) 계정이 아닙니다. table/kind:owner 형식으로 쓰세요. kind에 쓸 수 있는 값: { $known }
error-ledger-not-open = { $account }을(를) 닫을 수 없습니다: 열려 있지 않습니다
error-ledger-still-holds = { $account }을(를) 닫을 수 없습니다: { $holds }이(가) 남아 있습니다
