# 补牌或停牌的理由。
draw-natural = { $side }例牌{ $total }点，不补牌。
draw-other-natural = { $other }例牌{ $total }点，{ $side }不补牌。
draw-player-draws = 闲家{ $total }点，{ $on }点须补牌。
draw-player-stands = 闲家{ $total }点，{ $on }点不补牌。
draw-banker-draws = 闲家不补牌；庄家{ $total }点，{ $on }点须补牌。
draw-banker-stands = 闲家不补牌；庄家{ $total }点，{ $on }点不补牌。
draw-always-draws = 庄家{ $total }点，必须补牌。
draw-always-stands = 庄家{ $total }点，不补牌。
draw-unless = 庄家{ $total }点，除非闲家第三张牌是{ $value }，否则须补牌；第三张牌是{ $third }。
draw-to = 庄家{ $total }点，闲家第三张牌是{ $values }须补牌；第三张牌是{ $third }。
draw-only-to = 庄家{ $total }点，闲家第三张牌是{ $values }才补牌；第三张牌是{ $third }。
draw-third-card = { $rank ->
    [A] A，算1点
    [T] 10，算0点
    [J] J，算0点
    [Q] Q，算0点
    [K] K，算0点
   *[other] { $rank }
 }
