# 荷官口中的兩手牌與和局。
side-player = 閒家
side-banker = 莊家
side-tie = 和
