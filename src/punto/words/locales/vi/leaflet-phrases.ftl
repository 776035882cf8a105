leaflet-phrases-ties-natural = hai tay hòa đều là bài tự nhiên
leaflet-phrases-wins-natural = { $side } thắng bằng bài tự nhiên
leaflet-phrases-wins-no-natural = { $side } thắng không phải bằng bài tự nhiên
leaflet-phrases-wins-three-card = { $side } thắng với { $totals } điểm ba lá
leaflet-phrases-wins-with = { $side } thắng với { $totals } điểm
