# 荷官口中的两手牌与和局。
side-player = 闲家
side-banker = 庄家
side-tie = 和
