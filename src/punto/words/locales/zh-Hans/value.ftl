# 条件中的取值。
value-player = 闲家胜
value-banker = 庄家胜
value-tie = 和局
value-red = 全红
value-black = 全黑
value-mixed = 杂色
value-suited = 同花
value-spades = 黑桃
value-hearts = 红桃
value-diamonds = 方块
value-clubs = 梅花
value-a = A
value-t = 10
value-j = J
value-q = Q
value-k = K
value-always = 总是
