cli-simulate-does = simulate shoes by the million, or what a betting plan really does
cli-simulate-about = Deals whole shoes and compares every bet with its exact price. The same seed gives the same counts on any number of threads or machines. Ctrl-C prints what is done so far.
cli-simulate-shoes = how many, such as 100000 (the default) or 1e6
cli-simulate-decks = shoes of so many decks instead of the house's
cli-simulate-rounds = deal so many rounds in every shoe, instead of to the cut card
cli-simulate-gpu = deal on a CUDA device (needs punto[gpu]); the same counts
cli-simulate-strategy = a betting plan: a key (punto plans) or a TOML file
cli-simulate-doing = shoes
cli-simulate-doing-sessions = sessions
cli-simulate-doing-house = house
cli-simulate-doing-odds = exact odds
cli-simulate-doing-picture = picture
cli-simulate-millions-a-second = { $millions } M rounds/s
cli-simulate-compiling = Preparing the kernel: it is compiled once after an installation, which takes some seconds
cli-simulate-heading = { $title }, { $decks }, seed { $seed }
cli-simulate-interrupted = Interrupted before the first shoes were done.
cli-simulate-dealt = { $shoes }, { $rounds }, { $seconds } s, { $millions } million rounds a second
cli-simulate-so-far = { $shoes }, { $rounds } so far (interrupted), { $seconds } s, { $millions } million rounds a second
cli-simulate-errors = { $errors } s.e.
cli-simulate-agreement = Agreement with the exact odds: { $verdict }
cli-simulate-cut-card-effect = The exact odds are those of a round from a full shoe. A shoe whose rounds took few cards has room for one more before the cut card, so its last rounds are no fair sample of all rounds: the cut-card effect. With --rounds { $option } every shoe has { $rounds }, and the exact odds hold for each of them.
cli-simulate-rounds-in-each = Rounds in a shoe: { $rounds } in each
cli-simulate-rounds-in-shoe = Rounds in a shoe: { $least } to { $most }, { $average } on average
cli-simulate-digest = counts sha256 { $digest }
cli-simulate-too-many = --shoes { $shoes } is too many; at most { $most }
cli-simulate-two-places = --gpu and --cluster are two places to deal; choose one
cli-simulate-checkpoint-not-saved = the checkpoint could not be written: { $reason }
cli-simulate-picture-not-saved = the picture { $file } could not be written: { $reason }
cli-simulate-no-format = --plot '{ $file }' must end in .svg, .png or .pdf
cli-simulate-no-folder = --plot '{ $file }': there is no folder '{ $folder }'; make it first
cli-simulate-cannot-write = --plot '{ $file }' cannot be written
cli-simulate-no-font = no font at hand has the signs of this language, so that the picture has English labels
cli-simulate-not-with-plan = { $option } goes with a simulation of the house, not with --strategy
cli-simulate-less-than-a-session = --shoes { $given } is less than one session of the plan, which lasts { $shoes } shoes; ask for a multiple, such as --shoes { $more }
cli-simulate-plan-heading = { $plan } at { $house }, seed { $seed }
cli-simulate-sessions = { $sessions } of { $shoes ->
    [one] a shoe
   *[other] { $shoes } shoes
 }, unit { $unit }, bankroll { $bankroll }
cli-simulate-sessions-so-far = { $sessions } of { $shoes ->
    [one] a shoe
   *[other] { $shoes } shoes
 } (interrupted), unit { $unit }, bankroll { $bankroll }
cli-simulate-capped = Step { $step } would be { $wanted } on { $bet }; the house takes { $staked }, and that is staked.
cli-simulate-left-over = { $left ->
    [one] One shoe is
   *[other] { $left } shoes are
 } not dealt: they are less than a session, which lasts { $shoes } shoes.
cli-simulate-bets = bets
cli-simulate-bets-in-rounds = { $bets } in { $rounds } rounds
cli-simulate-staked = staked
cli-simulate-mean-result = mean result
cli-simulate-plus-or-minus = { $mean } ± { $error }
cli-simulate-deviation = deviation
cli-simulate-edge = edge on what was staked
cli-simulate-edge-is = { $edge } %
cli-simulate-nothing-staked = nothing was staked
cli-simulate-ruined = ruined
cli-simulate-reached-its-goal = reached its goal
cli-simulate-no-goal = no goal set
cli-simulate-one-session = One session says little of what others would bring; ask for more, such as --shoes { $more }.
