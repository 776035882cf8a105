leaflet-contents-limits = Limits
leaflet-contents-shoe = Shoe
leaflet-contents-seats = Seats
leaflet-contents-every-table-every-example = Every table and every example in this leaflet follows from the rules of the house.
leaflet-contents-how-play = How to play
leaflet-contents-edition = Edition { $edition }
leaflet-contents-learn = Learn to play: scan the code.
