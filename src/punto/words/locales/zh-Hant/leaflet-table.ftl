leaflet-table-handle = 拿牌與開牌
leaflet-table-dealer-handles-all-cards = 所有的牌均由荷官處理並向全檯公開；客人不得接觸或領取任何牌。
leaflet-table-equal-bets-one-confirmed = 注額相同者，以該注額下注最早者優先。
leaflet-table-third-cards-dealt-only = 首四張牌全部開出後才補第三張牌；閒家第三張牌開出後，莊家才補牌。
leaflet-table-round-void-if-shoe = 若局中牌已派完，或因賭檯差錯，該局作廢：退回所有注碼，並記錄原因。
leaflet-table-order-shoe-sealed-before = 每靴牌序在切牌前封存，靴終公開；任何人均可核對每張牌與每筆派彩。
leaflet-table-who-handles-cards = 由誰開牌
leaflet-table-patron-may-cede = 客人可拿牌或讓牌；讓牌後，依次由該邊下注次多的客人選擇。
leaflet-table-patron-may-leave = 客人可拿牌，或交由荷官開牌；不得讓予其他客人。
leaflet-table-shoe-void-rounds = 牌靴與作廢牌局
leaflet-table-new-shoe-holds-cards = 新靴共{ $decks }、{ $cards }張，經洗牌與切牌。
leaflet-table-its-first-card-shown = 首張牌展示後銷去，再按其點數銷去同樣張數；10、J、Q、K則銷去十張。
leaflet-table-patron-with-largest-bet = 停止下注時，投注{ $side }最多的客人可獲{ $side }的牌。
leaflet-table-patrons-may-not = 客人不得{ $may_not }。
leaflet-table-burned-unseen = { $count ->
    [0] 不銷牌。
    [1] 首張牌不展示即銷去。
   *[other] 首{ $count }張牌不展示即銷去。
 }
leaflet-table-cut-card-lies-from = 切牌卡置於倒數第{ $count }張之前。若在局中出現，完成該局後再派一局；若出現在一局首張牌之前，該局即為本靴最後一局。
leaflet-table-dealer-exposes-ceded = 如所有客人均讓牌，或無人投注該邊，則由荷官開牌。
leaflet-table-dealer-exposes-left = 如客人不拿牌，或無人投注該邊，則由荷官開牌。
leaflet-table-patron-who-takes-hand = 獲牌的客人可以{ $may }。
leaflet-table-too-late-ceding = 未在{ $offer }秒內回應者，改由下注次多的客人選擇；未在{ $seconds }秒內開牌者，由荷官開牌。
leaflet-table-too-late = 未在{ $offer }秒內拿牌，或未在{ $seconds }秒內開牌者，由荷官開牌。
leaflet-table-ask-the-dealer = 對派彩如有疑問，請向荷官查詢。
