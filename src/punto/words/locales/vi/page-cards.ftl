page-cards-face-down = Lá bài úp
page-cards-name = { $rank } { $suit }

page-cards-rank-A = Át
page-cards-rank-2 = Hai
page-cards-rank-3 = Ba
page-cards-rank-4 = Bốn
page-cards-rank-5 = Năm
page-cards-rank-6 = Sáu
page-cards-rank-7 = Bảy
page-cards-rank-8 = Tám
page-cards-rank-9 = Chín
page-cards-rank-T = Mười
page-cards-rank-J = Bồi
page-cards-rank-Q = Đầm
page-cards-rank-K = Già

page-cards-suit-s = bích
page-cards-suit-h = cơ
page-cards-suit-d = rô
page-cards-suit-c = chuồn
