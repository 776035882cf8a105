# 條件中的取值。
value-player = 閒家勝
value-banker = 莊家勝
value-tie = 和局
value-red = 全紅
value-black = 全黑
value-mixed = 雜色
value-suited = 同花
value-spades = 葵扇
value-hearts = 紅心
value-diamonds = 階磚
value-clubs = 梅花
value-a = A
value-t = 10
value-j = J
value-q = Q
value-k = K
value-always = 總是
