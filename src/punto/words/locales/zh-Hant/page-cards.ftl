page-cards-face-down = 牌面朝下
page-cards-name = { $suit }{ $rank }

page-cards-rank-A = A
page-cards-rank-2 = 2
page-cards-rank-3 = 3
page-cards-rank-4 = 4
page-cards-rank-5 = 5
page-cards-rank-6 = 6
page-cards-rank-7 = 7
page-cards-rank-8 = 8
page-cards-rank-9 = 9
page-cards-rank-T = 10
page-cards-rank-J = J
page-cards-rank-Q = Q
page-cards-rank-K = K

page-cards-suit-s = 葵扇
page-cards-suit-h = 紅心
page-cards-suit-d = 階磚
page-cards-suit-c = 梅花
