cli-check-does = validate own files of houses, sets, bets and betting plans, and list every problem
cli-check-about = Says what each file is, a house, a set of houses, bets or a betting plan, and every problem that it has; of a good house also what it says to no purpose.
cli-check-files = files of houses, bets or betting plans (TOML)
cli-check-house = the house that plans are for (default: any bet they name)
cli-check-texts = list texts too that are not in every language
cli-check-not-toml = must be a file of a house, of bets or of a plan: its name ends in .toml
cli-check-house-holds = { $title }, { $bets }
cli-check-kind-house = { $file }: house, { $found }
cli-check-kind-bets = { $file }: bets, { $found }
cli-check-kind-plan = { $file }: plan, { $found }
cli-check-kind-unknown = { $file }: { $found }
cli-check-warning = warning
cli-check-kind-set = { $file }: set, { $found }
cli-check-set-holds = { $title }, { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
