page-cards-face-down = Card, face down
page-cards-name = { $rank } of { $suit }

page-cards-rank-A = Ace
page-cards-rank-2 = Two
page-cards-rank-3 = Three
page-cards-rank-4 = Four
page-cards-rank-5 = Five
page-cards-rank-6 = Six
page-cards-rank-7 = Seven
page-cards-rank-8 = Eight
page-cards-rank-9 = Nine
page-cards-rank-T = Ten
page-cards-rank-J = Jack
page-cards-rank-Q = Queen
page-cards-rank-K = King

page-cards-suit-s = spades
page-cards-suit-h = hearts
page-cards-suit-d = diamonds
page-cards-suit-c = clubs
