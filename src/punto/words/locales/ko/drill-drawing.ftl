drill-drawing-draws = 카드를 받습니다(드로우)
drill-drawing-stands = 스탠드합니다
drill-drawing-does-draw-third-card = { $side }는 세 번째 카드를 받습니까?
