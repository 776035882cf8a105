drill-midi-nobody-dealer-turns-them = 無人：由荷官開牌
drill-midi-names-player = 閒家首兩張牌
drill-midi-names-banker = 莊家首兩張牌
drill-midi-names-player-third = 閒家第三張牌
drill-midi-names-banker-third = 莊家第三張牌
drill-midi-largest-bet-asked-first = { $name }注額最大者優先，相同則先下注者優先：{ $bets }。
drill-midi-name = 牌交給誰？
drill-midi-midi = 中型檯
drill-midi-order-turning = 開牌次序
drill-midi-seat = { $seat }號位
drill-midi-whoever-cedes-passed-over = 讓牌後輪到下一最大注。
drill-midi-this-house-patron-who = 本賭場讓牌即交由荷官開牌。
drill-midi-all-have-ceded-which = 全部客人均已讓牌。荷官按甚麼次序開牌？
drill-midi-what-may-done-with = 可如何處理牌
drill-midi-betting-closed-who-offered = 停止下注。{ $name }的牌交給誰？
drill-midi-nobody-bet = 無人下注{ $name }。
drill-midi-player-s-cards-come = 先開閒家，後開莊家；首四張翻開之前不補第三張牌。
drill-midi-patron-who-has-cards = 持牌客人想{ $what }。可以嗎？
drill-midi-largest-bet = { $name }：最大注
drill-midi-equal-bets = { $name }：注額相同
drill-midi-one-cedes = { $name }：一人讓牌
drill-midi-all-cede = { $name }：全部讓牌
drill-midi-nobody-bet-title = { $name }：無人下注
drill-midi-yes = 可以
drill-midi-no = 不可以
drill-midi-patrons-may-they-may = 客人可以{ $may }，不可以{ $may_not }。
drill-midi-bets-were-placed-in-order = 下注先後：{ $seats }號位。
drill-midi-seat-with = { $seat }號位{ $amount }
drill-midi-who-gets-cards-now = { $count ->
    [1] { $seats }號位讓牌。{ $name }的牌現在交給誰？
   *[other] { $seats }號位均讓牌。{ $name }的牌現在交給誰？
 }
