leaflet-phrases-ties-natural = 두 핸드가 내추럴로 타이
leaflet-phrases-wins-natural = { $side }가 내추럴로 이김
leaflet-phrases-wins-no-natural = { $side }가 내추럴 없이 이김
leaflet-phrases-wins-three-card = { $side }가 카드 3장 { $totals }로 이김
leaflet-phrases-wins-with = { $side }가 { $totals }로 이김
