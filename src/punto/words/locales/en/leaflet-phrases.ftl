leaflet-phrases-ties-natural = the hands tie with naturals
leaflet-phrases-wins-natural = { $side } wins with a natural
leaflet-phrases-wins-no-natural = { $side } wins without a natural
leaflet-phrases-wins-three-card = { $side } wins with a three-card { $totals }
leaflet-phrases-wins-with = { $side } wins with { $totals }
