drill-drawing-draws = 补牌
drill-drawing-stands = 不补牌
drill-drawing-does-draw-third-card = { $side }是否补第三张牌？
