# The parts of a shoe's record, and what its verification has shown.
verify-header = the header
verify-closing = the closing
verify-corrections-part = the corrections
verify-house-text = the house text
verify-house-line = the house text, line { $line }
verify-shoe-card = card { $card } of the shoe
verify-burned-card = burned card { $card }
verify-round = round { $number }
verify-round-card = round { $number }, card { $card }
verify-round-seat = round { $number }, seat { $seat }
verify-round-bet = round { $number }, seat { $seat }, { $bet }
verify-seat = seat { $seat }
verify-total = the total
verify-correction = round { $number }, seat { $seat }, corrected
verify-seal = the { $parts } parts of the record are as they were sealed
verify-commitment = the revealed seed is the one that was committed
verify-own-house = the house text is whole; { $house } is a house of its own
verify-shipped-house = the house text is whole; { $house } is just what this Punto ships under that name
verify-changed-house = the house text is whole; { $house } is not what this Punto ships under that name
verify-order = the seed and the cuts give these { $cards } cards, one by one
verify-burn = { $cards } cards were burned, as the house says
verify-cards = the { $cards } cards of { $rounds } rounds are the next of the shoe, none left out
verify-tableau = { $rounds } rounds{ $void ->
    [0] {""}
   *[other] , { $void } of them void,
 } were drawn by the tableau, with these results
verify-end = the shoe ended by the rules: { $how }
verify-end-because = the shoe ended by the rules: { $how }, { $reason }
verify-how = { $how ->
    [cut-card] cut card
    [out-of-cards] out of cards
   *[other] { $how }
 }
verify-slips = the house takes every one of the { $slips } slips
verify-payouts = { $bets } bets settled again, and every payout is right
verify-sums = the sums of { $seats } seats add up: { $staked } staked, { $returned } returned
verify-corrections = { $entries ->
    [0] nothing was corrected
    [one] one correction begins with what the round had brought; it moved { $net }
   *[other] { $entries } corrections begin with what the rounds had brought; together they moved { $net }
 }
