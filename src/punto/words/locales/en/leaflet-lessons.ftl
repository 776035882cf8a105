leaflet-lessons-title = Round after round
leaflet-lessons-intro = How these bets end, from the most common win to the rarest, and when they just miss.
leaflet-lessons-round = Round
leaflet-lessons-natural = { $call }, with a natural
leaflet-lessons-loses = loses
