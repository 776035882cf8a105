leaflet-lessons-title = 逐局看邊注
leaflet-lessons-intro = 各注的結果：從最常見的贏法到最罕見的，以及差一點的情形。
leaflet-lessons-round = 牌局
leaflet-lessons-natural = { $call }（例牌）
leaflet-lessons-loses = 輸
