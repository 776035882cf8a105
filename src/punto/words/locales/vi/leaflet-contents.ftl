leaflet-contents-limits = Hạn mức
leaflet-contents-shoe = Hộp bài
leaflet-contents-seats = Ghế
leaflet-contents-every-table-every-example = Mọi bảng và mọi ví dụ trong tờ hướng dẫn này đều theo luật của sòng.
leaflet-contents-how-play = Cách chơi
leaflet-contents-edition = Ấn bản { $edition }
leaflet-contents-learn = Học cách chơi: quét mã này.
