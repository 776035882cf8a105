leaflet-game-tips = 您可用籌碼打賞荷官；打賞純屬自願，不影響牌局。
leaflet-game-styles-mini = 本檯為迷你百家樂，由荷官開牌。
leaflet-game-styles-midi = 本檯為中型百家樂，客人可以自行拿牌、開牌。
leaflet-game-object-game = 遊戲目標
leaflet-game-their-face-value = 按牌面點數
leaflet-game-what-cards-count = 牌面點數
leaflet-game-how-round-dealt = 牌局進行
leaflet-game-make-your-bets-before = 請在派牌前下注。每局下注時間為{ $seconds }秒；停止下注後，不得再下注、加注或撤回。
leaflet-game-each-hand-has-cards = 每手牌先有{ $two }張，至多再補一張；每局最少{ $least }張、最多{ $most }張牌。補牌全按固定規則，無須任何人決定。
leaflet-game-totals-compared-hand-closest = 最後比較點數：最接近{ $most }點者勝；點數相同為和局。
leaflet-game-only-two-hands-dealt = 不論多少客人下注，每局只派兩手牌：閒與莊。局終時點數較大、即最接近{ $most }點的一手獲勝，{ $most }點為最大。您投注的是牌局結果：{ $main }。
leaflet-game-table-seats-up-patrons = 本檯最多可坐{ $seats }位客人，使用{ $decks }，每副52張，共{ $cards }張，由牌靴派發。
leaflet-game-card = 牌
leaflet-game-add-up-cards-hand = 將一手牌的點數相加；若為兩位數，則捨去十位，只計個位。因此每手牌為{ $least }至{ $most }點。
leaflet-game-dealt-mini-face-up = 隨後於荷官面前牌面向上派發四張牌：{ $player }張為閒家的牌，{ $banker }張為莊家的牌。
leaflet-game-dealt-mini-face-down = 隨後於荷官面前牌面向下派發四張牌：{ $player }張為閒家的牌，{ $banker }張為莊家的牌。
leaflet-game-dealt-midi-face-up = 隨後牌面向上派發四張牌：{ $player }張為閒家的牌，{ $banker }張為莊家的牌。
leaflet-game-dealt-midi-face-down = 隨後牌面向下派發四張牌：{ $player }張為閒家的牌，{ $banker }張為莊家的牌。
leaflet-game-place = { $place ->
    [1] 第一
    [2] 第二
    [3] 第三
   *[4] 第四
 }
leaflet-game-points = { $value }點
leaflet-game-counts = 點數
leaflet-game-added = { $added }點
leaflet-game-added-counts = { $added }，計{ $counts }點
leaflet-game-opening = 如果您從未玩過，您會驚訝它有多簡單：就像猜硬幣的正反面，只需在閒與莊兩手牌中選一手，其餘交給牌。
leaflet-game-banker-more-often = 莊的勝出機會略高於閒：全部牌局中莊勝{ $banker }，閒勝{ $player }，和局{ $tie }。
leaflet-game-banker-charged = 因此莊贏須抽佣金。
leaflet-game-banker-paid-less = 因此並非每次莊贏都足額派彩。
leaflet-game-bets-before-at-table = 請在派牌前下注。荷官宣佈停止下注後，不得再下注、加注或撤回。
