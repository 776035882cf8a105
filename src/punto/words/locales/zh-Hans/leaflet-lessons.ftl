leaflet-lessons-title = 逐局看边注
leaflet-lessons-intro = 各注的结果：从最常见的赢法到最罕见的，以及差一点的情形。
leaflet-lessons-round = 牌局
leaflet-lessons-natural = { $call }（例牌）
leaflet-lessons-loses = 输
