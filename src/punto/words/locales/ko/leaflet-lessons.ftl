leaflet-lessons-title = 라운드로 보는 예
leaflet-lessons-intro = 이 베팅들이 어떻게 끝나는지, 가장 흔한 승리부터 가장 드문 승리까지, 그리고 아깝게 놓치는 경우입니다.
leaflet-lessons-round = 라운드
leaflet-lessons-natural = { $call } (내추럴)
leaflet-lessons-loses = 패
