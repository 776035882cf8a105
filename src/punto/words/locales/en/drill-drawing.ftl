drill-drawing-draws = Draws
drill-drawing-stands = Stands
drill-drawing-does-draw-third-card = Does { $side } draw a third card?
