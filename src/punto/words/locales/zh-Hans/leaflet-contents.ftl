leaflet-contents-limits = 限红
leaflet-contents-shoe = 牌靴
leaflet-contents-seats = 座位
leaflet-contents-every-table-every-example = 本说明的所有表格与实例均由本厅规则得出。
leaflet-contents-how-play = 玩法说明
leaflet-contents-edition = 版本：{ $edition }
leaflet-contents-learn = 扫码学玩法。
