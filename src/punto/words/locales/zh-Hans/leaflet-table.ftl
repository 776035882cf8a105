leaflet-table-handle = 拿牌与开牌
leaflet-table-dealer-handles-all-cards = 所有的牌均由荷官处理并向全桌公开；客人不得接触或领取任何牌。
leaflet-table-equal-bets-one-confirmed = 注额相同者，以该注额下注最早者优先。
leaflet-table-third-cards-dealt-only = 首四张牌全部开出后才补第三张牌；闲家第三张牌开出后，庄家才补牌。
leaflet-table-round-void-if-shoe = 若局中牌已发完，或因赌桌差错，该局作废：退回所有注码，并记录原因。
leaflet-table-order-shoe-sealed-before = 每靴牌序在切牌前封存，靴终公开；任何人均可核对每张牌与每笔派彩。
leaflet-table-who-handles-cards = 由谁开牌
leaflet-table-patron-may-cede = 客人可拿牌或让牌；让牌后，依次由该边下注次多的客人选择。
leaflet-table-patron-may-leave = 客人可拿牌，或交由荷官开牌；不得让予其他客人。
leaflet-table-shoe-void-rounds = 牌靴与作废牌局
leaflet-table-new-shoe-holds-cards = 新靴共{ $decks }、{ $cards }张，经洗牌与切牌。
leaflet-table-its-first-card-shown = 首张牌亮出后销去，再按其点数销去同样张数；10、J、Q、K则销去十张。
leaflet-table-patron-with-largest-bet = 停止下注时，投注{ $side }最多的客人可获{ $side }的牌。
leaflet-table-patrons-may-not = 客人不得{ $may_not }。
leaflet-table-burned-unseen = { $count ->
    [0] 不销牌。
    [1] 首张牌不亮出即销去。
   *[other] 首{ $count }张牌不亮出即销去。
 }
leaflet-table-cut-card-lies-from = 切牌卡置于倒数第{ $count }张之前。若在局中出现，打完该局后再发一局；若出现在一局首张牌之前，该局即为本靴最后一局。
leaflet-table-dealer-exposes-ceded = 如所有客人均让牌，或无人投注该边，则由荷官开牌。
leaflet-table-dealer-exposes-left = 如客人不拿牌，或无人投注该边，则由荷官开牌。
leaflet-table-patron-who-takes-hand = 获牌的客人可以{ $may }。
leaflet-table-too-late-ceding = 未在{ $offer }秒内回应者，改由下注次多的客人选择；未在{ $seconds }秒内开牌者，由荷官开牌。
leaflet-table-too-late = 未在{ $offer }秒内拿牌，或未在{ $seconds }秒内开牌者，由荷官开牌。
leaflet-table-ask-the-dealer = 对派彩如有疑问，请向荷官查询。
