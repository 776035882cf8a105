leaflet-money-later-end-of-shoe = 每靴结束时
leaflet-money-later-leaving = 您离桌时
leaflet-money-all-side-bets = 所有边注
leaflet-money-bet-outside-limits-refused = 不合限红的投注会整笔退回并说明原因，绝不擅自改动。
leaflet-money-limits = 限红
leaflet-money-bets-go-together = 投注组合
leaflet-money-other-side-bets-may = 其余边注可同时投注。
leaflet-money-commission = 佣金
leaflet-money-taken-out-payout-once = 佣金于派彩时即时扣除。
leaflet-money-chips = 筹码面额：{ $chips }。
leaflet-money-side-bets-may-made = 边注可任选一边或两边，亦可同时投注多项。
leaflet-money-any-side-bets-may = 边注可同时投注多项。
leaflet-money-bet = 投注
leaflet-money-least = 最低
leaflet-money-most = 最高
leaflet-money-steps = 递增单位
leaflet-money-all-main-bets-table = 全桌投注闲与投注庄的总额相差不得超过{ $amount }。
leaflet-money-side-bets-whole-table = 全桌边注每局合计最多赢{ $amount }；超出时，各赢家按所赢比例分摊。
leaflet-money-only-one-may-bet = { $bets }每局只可投注其中一项。
leaflet-money-no-commission-charged-this = 本桌所有投注均免收佣金。
leaflet-money-may-bet-without-main = { $names }无须同时投注主注。
leaflet-money-can-bet-only-beside = 投注{ $bets }须同时投注{ $wanted }。
leaflet-money-tie-alone = 只投注{ $tie }时，注额不得低于本桌最低注额{ $minimum }。
leaflet-money-tie-alone-or-beside = 只投注{ $tie }时，注额不得低于本桌最低注额{ $minimum }；与其他主注同时投注时，最低可为{ $increment }。
leaflet-money-any = { $main }可单独投注，亦可任意组合同时投注。
leaflet-money-any-but-following = { $main }可单独投注，亦可任意组合同时投注（下列除外）。
leaflet-money-only-these-together = { $main }可单独投注；可同时投注的组合为{ $sets }，其余主注不可同时投注。
leaflet-money-charged = { $bets }赢注须从所赢金额中抽取{ $rate }佣金。
leaflet-money-charged-where-said = { $bets }赢注须从所赢金额中抽取{ $rate }佣金（以投注表所列者为限）。
leaflet-money-collected-later = { $moments ->
    [1] 佣金不在派彩时扣除，而是记为欠款，于{ $later }收取。
   *[other] 佣金不在派彩时扣除，而是记为欠款，于{ $later }收取（以较早者为准）。
 }
leaflet-money-rounded = { $what ->
    [commission] 佣金
    [payouts] 派彩
   *[both] 佣金与派彩
 }按{ $unit }{ $favour ->
    [patron] 取整，零数归客人
    [house] 取整，零数归赌场
   *[nearest] 四舍五入
 }。
leaflet-money-next-chip = { $before }, { $next }
leaflet-money-at-payout = 派彩时
leaflet-money-you-choose-when = 缴付时间由您选择：{ $later }。
leaflet-money-owed-shown = 所欠佣金会一直向您显示。
leaflet-money-owed-held = 所欠佣金会一直向您显示，付清前不可用于投注。
