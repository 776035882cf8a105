cli-settle-does = 一局牌在某厅的派彩及其理由
cli-settle-about = 按赌厅规则核对注单，打完一局，并说明每次补牌与派彩的理由。
cli-settle-cards = 按发牌次序，例如“5s 6h Kd Kc 7h 2d”
cli-settle-bet = 例如banker=20；可重复
cli-settle-no-stake = --bet “{ $given }”不是投注及其注额，例如banker=20
cli-settle-twice = --bet { $bet }出现两次；请一次写出全部注额
cli-settle-refused = 注单不受理（{ $code }）：{ $why }
cli-settle-all = 合计
cli-settle-of-bet = { $bet }：{ $why }
cli-settle-owed = 尚欠佣金{ $amount }，已计入净赢。
