cli-audit-does = check a whole database: its chain, every round, every shoe, every balance
cli-audit-about = Replays every journal and settles every round again; 0 if everything agrees, 1 if anything differs.
cli-audit-doing = auditing
cli-audit-heading = { $database }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
cli-audit-table = table { $table }: { $events }, { $rounds }, { $shoes }; last hash { $hash }
cli-audit-more = and { $more } more; --json lists the first { $listed }
cli-audit-agrees = Everything agrees.
cli-audit-differs = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
 }.
cli-audit-check-tables = tables
cli-audit-check-grants = grants
cli-audit-check-chain = chain
cli-audit-check-replay = replay
cli-audit-check-rounds = rounds
cli-audit-check-shoes = shoes
cli-audit-check-ledger = ledger
cli-audit-check-balances = balances
cli-audit-check-answers = answers
cli-audit-check-snapshots = snapshots
cli-audit-check-patrons = patrons
cli-audit-check-purses = purses
