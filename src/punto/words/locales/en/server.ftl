# What the server answers where something cannot be done.
server-audits-running = The audit { $job } is running; wait for its end.
server-audits-stopped = the server was stopped
server-audits-failed = the audit failed; the log of the server says why
server-errors-unreadable = The request cannot be read.
server-errors-nothing-here = There is nothing here.
server-errors-not-done-here = That cannot be done here.
server-errors-not-as-it-should-be = The request is not as it should be.
server-errors-our-fault = Something is wrong on our side.
server-errors-unknown = There is no { $kind } “{ $name }”.
server-errors-not-carried-out = The request cannot be carried out.
server-errors-failed = The request failed.
server-errors-plan-problems = The betting plan has problems.
server-errors-house-problems = The house file has problems.
server-errors-try-again = Please try again in a moment.
server-errors-records-unreadable = The records cannot be read now.
server-errors-no-such-file = There is no such file.
server-history-unknown-round = There is no round { $number } of shoe { $shoe } at table { $table } that is over.
server-history-unknown-shoe = There is no shoe { $shoe } at table { $table }.
server-history-shoe-open = Shoe { $shoe } is not over: its record and its seed are shown when it is.
server-history-no-record = Shoe { $shoe } ended before a card could be dealt from it.
server-history-not-a-record = This is not the record of a shoe.
server-history-not-utf-8 = It is not UTF-8 text: byte { $byte } cannot be read.
server-session-wrong-token = That is not the operator's token.
server-session-too-many-sign-ins = Too many sign-ins: wait a minute.
server-session-too-many-wrong-tokens = Too many wrong tokens: try again in { $wait } s.
server-session-bad-name = A name has 1 to { $most } characters that can be seen.
server-session-sign-in-first = Sign in first.
server-session-operators-only = This is for operators: sign in as one.
server-session-expired = Your session has expired: sign in again.
server-session-invalid = Your session is not valid: sign in again.
server-simulations-too-few-shoes = A session of this plan lasts { $shoes } shoes: ask for at least so many.
server-simulations-too-many-sessions = A plan is played over { $shoes } shoes and { $sessions } sessions at most.
server-simulations-nothing-yet = Nothing is known yet.
server-simulations-too-fast = Too many simulations: wait a minute.
server-simulations-enough-under-way = You have { $most } simulations under way: wait for one, or stop one.
server-simulations-too-many-waiting = Too many simulations are waiting: try again in a minute.
server-simulations-not-kept = This simulation is not kept any more. Run it again: the same seed gives the same result.
server-studies-nothing-to-study = A study takes bets on points or on pairs, and these look further: { $bets }.
server-studies-nothing-to-count = Removing a card does nothing to { $bet }: there is nothing to count.
server-studies-no-states = Only a simulation for counts has states.
server-studies-no-sheet = The sheet cannot be made.
server-gate-too-fast = Too many requests: wait a moment.
server-gate-wrong-origin = This page may not do that.
server-gate-too-large = The request is too large.
server-gate-gone = Whoever asked has gone.
server-socket-too-many-seats = { $most } seats are taken from your address already; leave one first.
server-socket-malformed = The message cannot be read: { $detail }
server-socket-too-fast = Too many messages: this one was not carried out.
server-socket-not-permitted = You may not do that here.
server-socket-not-yours = This card is not yours to fold.
server-socket-unavailable = The table cannot answer now; the same command may be sent again.
server-tables-out-of-service = This table is out of service.
server-tables-bad-name = A table's name has 1 to 40 letters, digits, - and _.
server-tables-damaged = The records are still damaged: { $why }.
server-tables-unknown = There is no such table.
server-tables-name-taken = That name is taken, or was.
server-tables-own-tables-off = This server opens no own tables.
server-tables-in-service = This table is in service.
server-tables-too-many-own = You may have { $of_patron } tables of your own, one address { $of_address ->
    [0] any number
   *[other] { $of_address }
 }, and all patrons together { $of_all }; leave one, and it closes when it was empty for a while.
server-tables-no-records = there are none
server-workers-too-many = You have too many questions under way: wait for an answer.
server-workers-too-much = You have asked for very much: wait a moment.
server-workers-too-long = It takes too long to work out: make it simpler, with fewer facts in one bet and fewer bets.
server-workers-busy = The server has too much to read: try again in a moment.
server-workers-too-much-memory = It takes too much memory to work out: make it simpler, with fewer facts in one bet and fewer bets.
server-pricing-too-many-effects = Ask for the effects of fewer bets at a time.
server-pricing-too-many-bets = A pasted house may have { $most } bets, and this one has { $many }.
server-pricing-too-few-cards = Too few cards are left for another round.
server-pricing-no-stake = the stake must be more than nothing
server-run-cannot-listen = cannot listen at { $host }:{ $port }: { $error }
server-request-at = { $place }: { $what }
server-request-house-or-text = give the key of a house or the text of a house file, and not both
server-request-decks-or-composition = give decks or a composition, not both
server-request-one-thing-known = give known places, sorted ranks or best_sort, and only one of them
server-request-missing = Field required
server-request-extra-forbidden = Extra inputs are not permitted
server-request-json-invalid = JSON decode error: { $error }
server-request-string-type = Input should be a valid string
server-request-string-too-short = String should have at least { $min_length } { $count ->
    [one] character
   *[other] characters
 }
server-request-string-too-long = String should have at most { $max_length } { $count ->
    [one] character
   *[other] characters
 }
server-request-string-pattern-mismatch = String should match pattern '{ $pattern }'
server-request-int-type = Input should be a valid integer
server-request-int-parsing = Input should be a valid integer, unable to parse string as an integer
server-request-int-from-float = Input should be a valid integer, got a number with a fractional part
server-request-float-type = Input should be a valid number
server-request-float-parsing = Input should be a valid number, unable to parse string as a number
server-request-bool-type = Input should be a valid boolean
server-request-bool-parsing = Input should be a valid boolean, unable to interpret input
server-request-list-type = Input should be a valid list
server-request-dict-type = Input should be a valid dictionary
server-request-model-attributes-type = Input should be a valid dictionary or object to extract fields from
server-request-too-short = List should have at least { $min_length } { $count ->
    [one] item
   *[other] items
 } after validation, not { $actual_length }
server-request-too-long = List should have at most { $max_length } { $count ->
    [one] item
   *[other] items
 } after validation, not { $actual_length }
server-request-greater-than = Input should be greater than { $gt }
server-request-greater-than-equal = Input should be greater than or equal to { $ge }
server-request-less-than = Input should be less than { $lt }
server-request-less-than-equal = Input should be less than or equal to { $le }
server-request-finite-number = Input should be a finite number
server-request-literal-error = Input should be { $expected }
server-request-enum = Input should be { $expected }
server-lobby-about = The tables of this server, live.
server-lobby-no-script = This page needs JavaScript.
