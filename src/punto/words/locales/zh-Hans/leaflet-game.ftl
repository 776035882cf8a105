leaflet-game-tips = 您可用筹码打赏荷官；打赏纯属自愿，不影响牌局。
leaflet-game-styles-mini = 本桌为迷你百家乐，由荷官开牌。
leaflet-game-styles-midi = 本桌为中型百家乐，客人可以自行拿牌、开牌。
leaflet-game-object-game = 游戏目标
leaflet-game-their-face-value = 按牌面点数
leaflet-game-what-cards-count = 牌面点数
leaflet-game-how-round-dealt = 牌局进行
leaflet-game-make-your-bets-before = 请在发牌前下注。每局下注时间为{ $seconds }秒；停止下注后，不得再下注、加注或撤回。
leaflet-game-each-hand-has-cards = 每手牌先有{ $two }张，至多再补一张；每局最少{ $least }张、最多{ $most }张牌。补牌全按固定规则，无须任何人决定。
leaflet-game-totals-compared-hand-closest = 最后比较点数：最接近{ $most }点者胜；点数相同为和局。
leaflet-game-only-two-hands-dealt = 不论多少客人下注，每局只发两手牌：闲与庄。局终时点数较大、即最接近{ $most }点的一手获胜，{ $most }点为最大。您投注的是牌局结果：{ $main }。
leaflet-game-table-seats-up-patrons = 本桌最多可坐{ $seats }位客人，使用{ $decks }，每副52张，共{ $cards }张，由牌靴派发。
leaflet-game-card = 牌
leaflet-game-add-up-cards-hand = 将一手牌的点数相加；若为两位数，则舍去十位，只计个位。因此每手牌为{ $least }至{ $most }点。
leaflet-game-dealt-mini-face-up = 随后于荷官面前牌面向上派发四张牌：{ $player }张为闲家的牌，{ $banker }张为庄家的牌。
leaflet-game-dealt-mini-face-down = 随后于荷官面前牌面向下派发四张牌：{ $player }张为闲家的牌，{ $banker }张为庄家的牌。
leaflet-game-dealt-midi-face-up = 随后牌面向上派发四张牌：{ $player }张为闲家的牌，{ $banker }张为庄家的牌。
leaflet-game-dealt-midi-face-down = 随后牌面向下派发四张牌：{ $player }张为闲家的牌，{ $banker }张为庄家的牌。
leaflet-game-place = { $place ->
    [1] 第一
    [2] 第二
    [3] 第三
   *[4] 第四
 }
leaflet-game-points = { $value }点
leaflet-game-counts = 点数
leaflet-game-added = { $added }点
leaflet-game-added-counts = { $added }，算{ $counts }点
leaflet-game-opening = 如果您从未玩过，您会惊讶它有多简单：就像猜硬币的正反面，只需在闲与庄两手牌中选一手，其余交给牌。
leaflet-game-banker-more-often = 庄的胜出机会略高于闲：全部牌局中庄胜{ $banker }，闲胜{ $player }，和局{ $tie }。
leaflet-game-banker-charged = 因此庄赢须抽佣金。
leaflet-game-banker-paid-less = 因此并非每次庄赢都足额派彩。
leaflet-game-bets-before-at-table = 请在发牌前下注。荷官宣布停止下注后，不得再下注、加注或撤回。
