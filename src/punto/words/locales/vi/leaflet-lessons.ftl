leaflet-lessons-title = Ván này qua ván khác
leaflet-lessons-intro = Các cược này kết thúc thế nào, từ cách thắng thường gặp nhất đến hiếm nhất, và khi nào suýt thắng.
leaflet-lessons-round = Ván
leaflet-lessons-natural = { $call } (bài tự nhiên)
leaflet-lessons-loses = thua
