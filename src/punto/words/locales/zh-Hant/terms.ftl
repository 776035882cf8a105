# The words of the casino. Each stands here once.

-player = 閒
-banker = 莊
-tie = 和
-natural = 例牌
-commission = 佣金
-shoe = 牌靴
-cut-card = 切牌卡
