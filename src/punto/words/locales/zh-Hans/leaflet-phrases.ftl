leaflet-phrases-ties-natural = 双方例牌和局
leaflet-phrases-wins-natural = { $side }以例牌胜出
leaflet-phrases-wins-no-natural = { $side }以非例牌胜出
leaflet-phrases-wins-three-card = { $side }以三张牌{ $totals }点胜出
leaflet-phrases-wins-with = { $side }以{ $totals }点胜出
