drill-midi-nobody-dealer-turns-them = 无人：由荷官开牌
drill-midi-names-player = 闲家首两张牌
drill-midi-names-banker = 庄家首两张牌
drill-midi-names-player-third = 闲家第三张牌
drill-midi-names-banker-third = 庄家第三张牌
drill-midi-largest-bet-asked-first = { $name }注额最大者优先，相同则先下注者优先：{ $bets }。
drill-midi-name = 牌交给谁？
drill-midi-midi = 中型台
drill-midi-order-turning = 开牌次序
drill-midi-seat = { $seat }号位
drill-midi-whoever-cedes-passed-over = 让牌后轮到下一最大注。
drill-midi-this-house-patron-who = 本规则让牌即交由荷官开牌。
drill-midi-all-have-ceded-which = 全部让牌。荷官按什么次序开牌？
drill-midi-what-may-done-with = 可如何处理牌
drill-midi-betting-closed-who-offered = 停止下注。{ $name }的牌交给谁？
drill-midi-nobody-bet = 无人下注{ $name }。
drill-midi-player-s-cards-come = 先开闲家，后开庄家；首四张翻开之前不补第三张牌。
drill-midi-patron-who-has-cards = 持牌客人想{ $what }。可以吗？
drill-midi-largest-bet = { $name }：最大注
drill-midi-equal-bets = { $name }：注额相同
drill-midi-one-cedes = { $name }：一人让牌
drill-midi-all-cede = { $name }：全部让牌
drill-midi-nobody-bet-title = { $name }：无人下注
drill-midi-yes = 可以
drill-midi-no = 不可以
drill-midi-patrons-may-they-may = 客人可以{ $may }，不可以{ $may_not }。
drill-midi-bets-were-placed-in-order = 下注先后：{ $seats }号位。
drill-midi-seat-with = { $seat }号位{ $amount }
drill-midi-who-gets-cards-now = { $count ->
    [1] { $seats }号位让牌。{ $name }的牌现在交给谁？
   *[other] { $seats }号位均让牌。{ $name }的牌现在交给谁？
 }
