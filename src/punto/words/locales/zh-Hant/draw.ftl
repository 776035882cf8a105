# 補牌或停牌的理由。
draw-natural = { $side }例牌{ $total }點，不補牌。
draw-other-natural = { $other }例牌{ $total }點，{ $side }不補牌。
draw-player-draws = 閒家{ $total }點，{ $on }點須補牌。
draw-player-stands = 閒家{ $total }點，{ $on }點不補牌。
draw-banker-draws = 閒家不補牌；莊家{ $total }點，{ $on }點須補牌。
draw-banker-stands = 閒家不補牌；莊家{ $total }點，{ $on }點不補牌。
draw-always-draws = 莊家{ $total }點，必須補牌。
draw-always-stands = 莊家{ $total }點，不補牌。
draw-unless = 莊家{ $total }點，除非閒家第三張牌是{ $value }，否則須補牌；第三張牌是{ $third }。
draw-to = 莊家{ $total }點，閒家第三張牌是{ $values }須補牌；第三張牌是{ $third }。
draw-only-to = 莊家{ $total }點，閒家第三張牌是{ $values }才補牌；第三張牌是{ $third }。
draw-third-card = { $rank ->
    [A] A，計1點
    [T] 10，計0點
    [J] J，計0點
    [Q] Q，計0點
    [K] K，計0點
   *[other] { $rank }
 }
