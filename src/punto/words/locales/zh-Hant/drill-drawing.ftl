drill-drawing-draws = 補牌
drill-drawing-stands = 不補牌
drill-drawing-does-draw-third-card = { $side }是否補第三張牌？
