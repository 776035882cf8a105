leaflet-contents-limits = 限紅
leaflet-contents-shoe = 牌靴
leaflet-contents-seats = 座位
leaflet-contents-every-table-every-example = 本單張的所有表格與實例均由本賭場規則得出。
leaflet-contents-how-play = 玩法說明
leaflet-contents-edition = 版本：{ $edition }
leaflet-contents-learn = 掃碼學玩法。
