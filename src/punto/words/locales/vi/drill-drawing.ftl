drill-drawing-draws = Rút
drill-drawing-stands = Dừng
drill-drawing-does-draw-third-card = { $side } có rút lá thứ ba không?
