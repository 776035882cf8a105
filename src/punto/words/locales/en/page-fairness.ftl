page-fairness-title = Fairness
page-fairness-shoe = { -shoe(case: "capital") } { $number }
page-fairness-commitment = Commitment
page-fairness-copy = Copy
page-fairness-copied = Copied
page-fairness-cut-by = Cut by: { $names }
page-fairness-seat = seat { $seat }
page-fairness-nobody-cut = Nobody cut this { -shoe }.
page-fairness-seed = Seed
page-fairness-burned-count =
    { $count ->
        [one] { $count } card burned
       *[other] { $count } cards burned
    }
page-fairness-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-fairness-shoes = Shoes that are over
page-fairness-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
page-fairness-verify = Verify
page-fairness-again = Verify again
page-fairness-verifying = Verifying…
page-fairness-download = Download the record
page-fairness-open-verifier = Open in the verifier
page-fairness-ok = Every card is as the seed and the cuts say.
page-fairness-not-ok =
    { $count ->
        [one] { $count } step failed.
       *[other] { $count } steps failed.
    }
page-fairness-here = Computed in this browser
page-fairness-map = The { -shoe }, card by card
page-fairness-map-text = { $all } cards: { $burned } burned, { $dealt } dealt, { $left } behind.
page-fairness-corrections = Corrected afterwards
page-fairness-correction-of = Round { $number }, seat { $seat }
page-fairness-card-at = Card { $place }: { $name }, { $where }
page-fairness-in-round = round { $number }

page-fairness-how-1 = Before anyone bets, the house draws a secret seed and shows its fingerprint, the commitment.
page-fairness-how-2 = Patrons may cut: what they give is mixed in, so that neither the house nor a patron alone decides the order.
page-fairness-how-3 = When the { -shoe } ends the seed is revealed, and your own browser shuffles again and compares every card.
page-fairness-how-title = How it works

page-fairness-phases-committed = Committed: patrons may cut.
page-fairness-phases-cut = Cut: the order is fixed.
page-fairness-phases-burned = Burned: the { -shoe } is ready.
page-fairness-phases-dealt = Being dealt. The seed stays secret until the { -shoe } ends.
page-fairness-phases-closed = Closed.
page-fairness-phases-revealed = Over: the seed is revealed.

page-fairness-no-shoes = No { -shoe } has ended yet. When this one does, you can verify it here.
page-fairness-no-crypto = This browser lets pages compute (WebCrypto) only over https or on the machine itself. Use one of them, or run: punto verify

page-fairness-steps-seal-title = Seals
page-fairness-steps-seal-how = Each part is bound to the one before it: SHA-256 over the seal before and the part.
page-fairness-steps-commitment-title = Seed and commitment
page-fairness-steps-commitment-how = SHA-256 of the revealed seed must be what was shown before the first card.
page-fairness-steps-house-title = House rules
page-fairness-steps-house-how = SHA-256 of the house file that the { -shoe } was dealt under.
page-fairness-steps-cuts-title = Cuts
page-fairness-steps-cuts-how = What the patrons gave, mixed into one: SHA-256 over every cut in order.
page-fairness-steps-order-title = Order of the { -shoe }
page-fairness-steps-order-how = Seed and cuts make the key (HMAC-SHA256); the key shuffles the decks (Fisher and Yates, version 1).
page-fairness-steps-burn-title = Burned cards
page-fairness-steps-burn-how = The first cards of the order, as many as the house burns.
page-fairness-steps-cards-title = Every card of every round
page-fairness-steps-cards-how = Each round takes exactly the next cards of the order; none is left out.
page-fairness-steps-end-title = End of the { -shoe }
page-fairness-steps-end-how = A round is the last if the { -cut-card } lies at or before its first card.
page-fairness-steps-sums-title = Sums
page-fairness-steps-sums-how = Stakes, returns and commissions of every seat, added again.
page-fairness-steps-corrections-title = Corrections
page-fairness-steps-corrections-how = What was put right after it was paid begins with what the round had brought.

page-fairness-found-seal = { $found } parts are as they were sealed.
page-fairness-found-commitment = The seed gives { $found }, as was shown.
page-fairness-found-house = The house file is whole: { $found }.
page-fairness-found-cuts = The cuts together give { $found }.
page-fairness-found-order = Shuffled again: all { $found } cards are the same, one by one.
page-fairness-found-burn =
    { $found ->
        [one] { $found } card was burned, as it must be.
       *[other] { $found } cards were burned, as must be.
    }
page-fairness-found-cards = All { $found } cards that were dealt are the next of the { -shoe }.
page-fairness-found-end = The { -shoe } ended by the rules: { $found }.
page-fairness-found-sums = { $found } bets add up to the sums of every seat.
page-fairness-found-corrections =
    { $found ->
        [0] Nothing was corrected.
        [one] One correction begins with what the round had brought.
       *[other] { $found } corrections begin with what the rounds had brought.
    }

page-fairness-failures-seal =
    { $place ->
        [header] The header is not as it was sealed.
        [closing] The closing is not as it was sealed.
        [corrections] The corrections are not as they were sealed.
       *[round] Round { $place } is not as it was sealed.
    }
page-fairness-failures-no_seed =
    { $said ->
        [none] The seed was never revealed.
       *[reason] The seed was never revealed ({ $said }).
    }
page-fairness-failures-commitment = The commitment was { $said }, but this seed gives { $right }.
page-fairness-failures-house = The house file was { $said }, but this one gives { $right }.
page-fairness-failures-shuffle_version = Shuffle version { $said } is not known here; this page knows { $right }.
page-fairness-failures-order =
    Card { $place } of the { -shoe } is { $said ->
        [none] missing
       *[card] { $said }
    } in the record, but the seed and the cuts give { $right ->
        [none] none
       *[card] { $right }
    }.
page-fairness-failures-burn_count = { $said } cards were burned, but { $right } were due.
page-fairness-failures-burn_card = Burned card { $place } is { $said } in the record, but { $right } in the { -shoe }.
page-fairness-failures-round_number = Round { $said } stands where round { $right } is due.
page-fairness-failures-first_card = Round { $place } begins with card { $said } of the { -shoe }, but card { $right } was the next.
page-fairness-failures-card =
    { $right ->
        [none] Round { $place } has { $said }, but the { -shoe } had no card left.
       *[card] Round { $place } has { $said }, but the next card of the { -shoe } was { $right }.
    }
page-fairness-failures-rounds_counted = The record counts { $said } rounds, but has { $right }.
page-fairness-failures-cards_counted = The record counts { $said } cards used, but they are { $right }.
page-fairness-failures-after_the_last = Round { $place } was dealt although round { $said } was the last.
page-fairness-failures-ended_early = The last round began with card { $said }, but the { -cut-card } lay behind card { $right }.
page-fairness-failures-sums = Sum “{ $place }” is { $said }, but adds up to { $right }.
page-fairness-failures-correction_place = Correction { $place } is about a slip that was never paid.
page-fairness-failures-correction_before = Correction { $place } begins with { $said }, but the round had brought { $right }.
page-fairness-failures-correction_same = Correction { $place } changes nothing.
page-fairness-failures-correction_net = The corrections say that they moved { $said }, but add up to { $right }.

page-fairness-by-server = Checked by the server's rules
page-fairness-by-server-hint = Whether a third card was due and what each bet pays depends on the house's rules. This page does not know them by itself; the server checks them, and anyone can repeat it:

page-fairness-server-checks-seal = Seals
page-fairness-server-checks-commitment = Commitment
page-fairness-server-checks-house = House rules
page-fairness-server-checks-order = Order
page-fairness-server-checks-burn = Burn
page-fairness-server-checks-cards = Cards
page-fairness-server-checks-tableau = Third-card rules and results
page-fairness-server-checks-end = End of the { -shoe }
page-fairness-server-checks-slips = Every slip was allowed
page-fairness-server-checks-payouts = Every payout
page-fairness-server-checks-sums = Sums
page-fairness-server-checks-corrections = Corrections
page-fairness-server-failed = The server's check could not be fetched.

page-fairness-legend-burned = burned
page-fairness-legend-dealt = dealt, by round
page-fairness-legend-left = never dealt

page-fairness-page-title = Verify a { -shoe }
page-fairness-page-lead = Take any { -shoe } that is over and let your own browser shuffle it again, from the seed and the cuts to the last card.
page-fairness-page-pick = A { -shoe } of a table
page-fairness-page-table = Table
page-fairness-page-shoe = { -shoe(case: "capital") }
page-fairness-page-none = No { -shoe } is over at this table yet.
page-fairness-page-no-tables = There are no tables.
page-fairness-page-file = A record you have
page-fairness-page-drop = Drop a record file here, or
page-fairness-page-choose = choose a file
page-fairness-page-paste = Paste a record (JSON)
page-fairness-page-go = Verify
page-fairness-page-back = Another { -shoe }
page-fairness-page-problems-not_json = This is not JSON text.
page-fairness-page-problems-not_a_record = This is JSON, but not the record of a { -shoe }.
page-fairness-page-problems-version = This is a record of version { $place }; this page reads version 1.
page-fairness-page-problems-part = This record is damaged at “{ $place }”.

page-fairness-facts-house = House
page-fairness-facts-shoe = { -shoe(case: "capital") }
page-fairness-facts-rounds = Rounds
page-fairness-facts-cards = Cards used
page-fairness-facts-ended = Ended by

page-fairness-endings-cut-card = the { -cut-card }
page-fairness-endings-out-of-cards = running out of cards
page-fairness-endings-operator = the operator
page-fairness-endings-void = being void
