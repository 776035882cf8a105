leaflet-money-later-end-of-shoe = at the end of the shoe
leaflet-money-later-leaving = when you leave the game
leaflet-money-all-side-bets = All side bets
leaflet-money-bet-outside-limits-refused = A bet outside the limits is refused whole, with the reason; it is never trimmed.
leaflet-money-limits = Limits
leaflet-money-bets-go-together = Bets that go together
leaflet-money-other-side-bets-may = Other side bets may be made together.
leaflet-money-commission = Commission
leaflet-money-taken-out-payout-once = It is taken out of the payout at once.
leaflet-money-chips = Chips: { $chips }.
leaflet-money-side-bets-may-made = Side bets may be made on either hand or on both: any of them together.
leaflet-money-any-side-bets-may = Any side bets may be made together.
leaflet-money-bet = Bet
leaflet-money-least = Least
leaflet-money-most = Most
leaflet-money-steps = In steps of
leaflet-money-all-main-bets-table = All main bets of the table on Player may differ from all on Banker by at most { $amount }.
leaflet-money-side-bets-whole-table = The side bets of the whole table win at most { $amount } in a round. If they would win more, the winners share that amount in proportion to their wins.
leaflet-money-only-one-may-bet = Only one of { $bets } may be bet in a round.
leaflet-money-no-commission-charged-this = No commission is charged at this table on any bet.
leaflet-money-may-bet-without-main = { $names } may be bet without a main bet.
leaflet-money-can-bet-only-beside = { $bets } can be bet only beside a bet on { $wanted } in the same round.
leaflet-money-tie-alone = When { $tie } is your only main bet, it must meet the table minimum of { $minimum }.
leaflet-money-tie-alone-or-beside = When { $tie } is your only main bet, it must meet the table minimum of { $minimum }; beside another main bet, { $increment } is enough.
leaflet-money-any = You may bet on { $main }, alone or in any combination.
leaflet-money-any-but-following = You may bet on { $main }, alone or in any combination but the following.
leaflet-money-only-these-together = You may bet on { $main } alone, or combine { $sets }. Other main bets may not be made together.
leaflet-money-charged = Winning { $bets } bets are charged a commission of { $rate } of what they win.
leaflet-money-charged-where-said = Winning { $bets } bets are charged a commission of { $rate } of what they win, where the table of bets says so.
leaflet-money-collected-later = { $moments ->
    [one] It is not taken out of the payout. You owe it, and it is collected { $later }.
   *[other] It is not taken out of the payout. You owe it, and it is collected { $later }, whichever comes first.
 }
leaflet-money-rounded = { $what ->
    [commission] Commission is
    [payouts] Payouts are
   *[both] Commission and payouts are
 } rounded to { $favour ->
    [patron] { $unit } in your favour
    [house] { $unit } in the house's favour
   *[nearest] the nearest { $unit }, halves upwards
 }.
leaflet-money-next-chip = { $before }, { $next }
leaflet-money-at-payout = at the time of the payout
leaflet-money-you-choose-when = You choose when to pay it: { $later }.
leaflet-money-owed-shown = What you owe is always shown to you.
leaflet-money-owed-held = What you owe is shown to you, and cannot be bet until it is paid.
