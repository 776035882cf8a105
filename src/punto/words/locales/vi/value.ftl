# Values of facts, as they stand in a phrase.
value-player = Nhà Con thắng
value-banker = Nhà Cái thắng
value-tie = hai tay bài hòa
value-red = toàn đỏ
value-black = toàn đen
value-mixed = hỗn hợp
value-suited = đồng chất
value-spades = bích
value-hearts = cơ
value-diamonds = rô
value-clubs = chuồn
value-a = át (A)
value-t = 10
value-j = bồi (J)
value-q = đầm (Q)
value-k = già (K)
value-always = luôn luôn
