# Why a hand draws or stands: the tableau in sentences.
draw-natural = { $side } has a natural { $total } and stands.
draw-other-natural = { $other } has a natural { $total }, so { $side } stands.
draw-player-draws = Player has { $total } and draws on { $on }.
draw-player-stands = Player has { $total } and stands on { $on }.
draw-banker-draws = Player stood; Banker has { $total } and draws on { $on }.
draw-banker-stands = Player stood; Banker has { $total } and stands on { $on }.
draw-always-draws = Banker has { $total } and always draws.
draw-always-stands = Banker has { $total } and always stands.
draw-unless = Banker has { $total } and draws unless Player's third card is { $value ->
    [8] an 8
   *[other] a { $value }
 }; it was { $third }.
draw-to = Banker has { $total } and draws to a Player third card of { $values }; it was { $third }.
draw-only-to = Banker has { $total } and draws only to a Player third card of { $values }; it was { $third }.
draw-third-card = { $rank ->
    [A] an Ace, which counts 1
    [T] a Ten, which counts 0
    [J] a Jack, which counts 0
    [Q] a Queen, which counts 0
    [K] a King, which counts 0
    [8] an 8
   *[other] a { $rank }
 }
