error-rules-not-card-write-rank = { $text } is not a card; write a rank ({ $ranks }) and, where it matters, a suit ({ $suits }), such as As, Td or 7
error-rules-card = card { $position } of { $text }: { $error }
error-rules-not-percentage-write-like = { $text } is not a percentage; write it like 5% or 4.5%
error-rules-has-no-end-as = { $percent } % has no end as a decimal; a rate is an exact percentage such as 4.25%
error-rules-composition-cannot-hold-x = a composition cannot hold { $count } x { $card }
error-rules-there-no-left-take = there is no { $card } left to take out of { $value }
error-rules-composition-not-card-its = { $word } in the composition { $text } is not a card and its count, such as As=8 or 7=32; whole decks are written '8 decks' or '8 decks - As Td'
error-rules-stands-twice-composition = { $card } stands twice in the composition { $text }
error-rules-bet-looks-suits-has = a bet looks at suits, and { $card } has none; write it with its suit, such as { $card }s
error-rules-not-amount-money-write = { $said } is not an amount of money; write it like { $value }
error-rules-finer-than-goes-which = { $text } is finer than { $code } goes, which has { $decimals } decimals
error-rules-more-than-amount-can = { $text } is more than an amount can be; { $most_minor } is the most
error-rules-not-odds-write-whole = { $said } are not odds; write whole numbers such as 8:1 or 1:2, or push
error-rules-goes-beyond-what-odds = { $text } goes beyond what odds can be; neither number may be more than { $most_odds }
error-rules-would-win-nothing-write = { $text } would win nothing; write push if the stake is to be returned
error-rules-round-has-least-four = a round has at least four cards; { $given }
error-rules-round-has-most-six = a round has at most six cards; { $given }
error-rules-s-third-card-missing = { $side }'s third card is missing. { $given }
error-rules-shoe-ends-after-cards = the shoe ends after { $dealt } cards of a round: { $dealt2 }
error-rules-card-must-not-drawn = card { $used }, { $given }, must not be drawn. { $given2 }
error-rules-x-holds = { $copies } x { $card }: { $deck_words } holds { $decks }
error-rules-x-holds-2 = { $copies } x { $rank }: { $deck_words } holds { $decks }
error-rules-winner-unknown-banker-player = winner { $winner } is unknown; it is 'banker', 'player' or 'tie'
error-rules-burn-takes-cards-shoe = the burn takes { $count } cards and the shoe holds { $order }
error-rules-shoe-its-cards-with = a shoe is its cards with one { $cut_card } where the cut card lies; got { $text }
error-rules-empty-shoe-has-no = an empty shoe has no first card to burn by
error-rules-none-given = none given
error-rules-cards-given = { $count } given: { $cards }
error-rules-shoe-of = { $decks ->
    [one] a shoe of { $decks } deck
   *[other] a shoe of { $decks } decks
 }
error-rules-results-at = results: { $character } at position { $position }
error-rules-mark-banker-pair = a banker pair
error-rules-mark-player-pair = a player pair
error-rules-mark-natural = a natural
error-rules-results-mark-first = { $where } is the mark of { $name } and has no winner before it; write { $capital } for a win, or put it right after its winner, as in B{ $mark }
error-rules-results-natural-first = { $where } is the mark of { $name } and has no winner before it; put it right after its winner, as in B{ $mark }
error-rules-results-mark-out-of-order = { $where } is the mark of { $name } and is repeated or out of order; after a winner come b, p and n, each once at most and in that order, as in Bbpn, and winners are capitals
error-rules-results-small-tie = { $where } is in lower case; a tie is a capital T
error-rules-results-none = { $where } is not a result; write B, P or T, then b (banker pair), p (player pair) or n (natural)
