page-cards-face-down = 뒷면으로 놓인 카드
page-cards-name = { $suit } { $rank }

page-cards-rank-A = 에이스
page-cards-rank-2 = 2
page-cards-rank-3 = 3
page-cards-rank-4 = 4
page-cards-rank-5 = 5
page-cards-rank-6 = 6
page-cards-rank-7 = 7
page-cards-rank-8 = 8
page-cards-rank-9 = 9
page-cards-rank-T = 10
page-cards-rank-J = 잭
page-cards-rank-Q = 퀸
page-cards-rank-K = 킹

page-cards-suit-s = 스페이드
page-cards-suit-h = 하트
page-cards-suit-d = 다이아몬드
page-cards-suit-c = 클럽
