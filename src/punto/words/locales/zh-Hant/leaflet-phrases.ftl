leaflet-phrases-ties-natural = 雙方例牌和局
leaflet-phrases-wins-natural = { $side }以例牌勝出
leaflet-phrases-wins-no-natural = { $side }以非例牌勝出
leaflet-phrases-wins-three-card = { $side }以三張牌{ $totals }點勝出
leaflet-phrases-wins-with = { $side }以{ $totals }點勝出
