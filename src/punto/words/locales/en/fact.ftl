fact-hand-count = the number of { $rank ->
    [A] Aces
    [T] 10s
    [J] Jacks
    [Q] Queens
    [K] Kings
   *[other] { $rank }s
 } in { $side }'s hand is { $values }
fact-hand-total = { $side } totals { $values }
fact-hand-cards = { $side } has { $values } cards
fact-hand-natural = { $side } has a natural
fact-hand-natural-not = { $side } has no natural
fact-hand-two-card-total = { $side }'s first two cards total { $values }
fact-hand-third-rank = { $side }'s third card is { $values }
fact-hand-third-rank-not = { $side } takes no third card
fact-hand-pair = { $side }'s first two cards are a pair
fact-hand-pair-not = { $side }'s first two cards are no pair
fact-hand-suited-pair = { $side }'s first two cards are a pair of one suit
fact-hand-suited-pair-not = { $side }'s first two cards are no pair of one suit
fact-hand-pair-rank = { $side }'s first two cards are a pair of { $values }
fact-hand-pair-rank-not = { $side }'s first two cards are no pair
fact-hand-suited = { $side }'s first two cards are of one suit
fact-hand-suited-not = { $side }'s first two cards are of two suits
fact-hand-colour = { $side }'s cards are { $values }
fact-hand-two-card-colour = { $side }'s first two cards are { $values }
fact-hand-royal = { $side }'s first two cards are a { $values } King and Queen
fact-hand-royal-not = { $side }'s first two cards are no King and Queen
fact-hand-three-of-a-kind = { $side }'s three cards have one rank
fact-hand-three-of-a-kind-not = { $side } has no three cards of one rank
fact-hand-three-card-suits = the number of suits in { $side }'s three cards is { $values }
fact-hand-three-card-suits-not = { $side } takes no third card
fact-hand-first-rank = { $side }'s first card is { $values }
fact-hand-first-suit = the suit of { $side }'s first card is { $values }
fact-count = the number of { $rank ->
    [A] Aces
    [T] 10s
    [J] Jacks
    [Q] Queens
    [K] Kings
   *[other] { $rank }s
 } in the round is { $values }
fact-winner = { $values }
fact-margin = the margin is { $values }
fact-combined-total = the two totals add up to { $values }
fact-cards = the round takes { $values } cards
fact-natural = either hand has a natural
fact-natural-not = no hand has a natural
fact-pairs = the number of hands that start with a pair is { $values }
fact-suited-pairs = the number of hands that start with a pair of one suit is { $values }
fact-same-pair = both hands start with a pair of the same rank
fact-same-pair-not = the hands do not start with pairs of the same rank
fact-winning-total = the winning hand totals { $values }
fact-winning-total-not = the hands tie
fact-losing-total = the losing hand totals { $values }
fact-losing-total-not = the hands tie
fact-winning-cards = the winning hand has { $values } cards
fact-winning-cards-not = the hands tie
fact-losing-cards = the losing hand has { $values } cards
fact-losing-cards-not = the hands tie
fact-winning-natural = the winning hand is a natural
fact-winning-natural-not = the winning hand is no natural
fact-losing-natural = the losing hand is a natural
fact-losing-natural-not = the losing hand is no natural
