leaflet-money-later-end-of-shoe = 每靴結束時
leaflet-money-later-leaving = 您離檯時
leaflet-money-all-side-bets = 所有邊注
leaflet-money-bet-outside-limits-refused = 不合限紅的投注會整筆退回並說明原因，絕不擅自改動。
leaflet-money-limits = 限紅
leaflet-money-bets-go-together = 投注組合
leaflet-money-other-side-bets-may = 其餘邊注可同時投注。
leaflet-money-commission = 佣金
leaflet-money-taken-out-payout-once = 佣金於派彩時即時扣除。
leaflet-money-chips = 籌碼面額：{ $chips }。
leaflet-money-side-bets-may-made = 邊注可任選一邊或兩邊，亦可同時投注多項。
leaflet-money-any-side-bets-may = 邊注可同時投注多項。
leaflet-money-bet = 投注
leaflet-money-least = 最低
leaflet-money-most = 最高
leaflet-money-steps = 遞增單位
leaflet-money-all-main-bets-table = 全檯投注閒與投注莊的總額相差不得超過{ $amount }。
leaflet-money-side-bets-whole-table = 全檯邊注每局合計最多贏{ $amount }；超出時，各贏家按所贏比例分攤。
leaflet-money-only-one-may-bet = { $bets }每局只可投注其中一項。
leaflet-money-no-commission-charged-this = 本檯所有投注均免收佣金。
leaflet-money-may-bet-without-main = { $names }無須同時投注主注。
leaflet-money-can-bet-only-beside = 投注{ $bets }須同時投注{ $wanted }。
leaflet-money-tie-alone = 只投注{ $tie }時，注額不得低於本檯最低注額{ $minimum }。
leaflet-money-tie-alone-or-beside = 只投注{ $tie }時，注額不得低於本檯最低注額{ $minimum }；與其他主注同時投注時，最低可為{ $increment }。
leaflet-money-any = { $main }可單獨投注，亦可任意組合同時投注。
leaflet-money-any-but-following = { $main }可單獨投注，亦可任意組合同時投注（下列除外）。
leaflet-money-only-these-together = { $main }可單獨投注；可同時投注的組合為{ $sets }，其餘主注不可同時投注。
leaflet-money-charged = { $bets }贏注須從所贏金額中抽取{ $rate }佣金。
leaflet-money-charged-where-said = { $bets }贏注須從所贏金額中抽取{ $rate }佣金（以投注表所列者為限）。
leaflet-money-collected-later = { $moments ->
    [1] 佣金不在派彩時扣除，而是記為欠款，於{ $later }收取。
   *[other] 佣金不在派彩時扣除，而是記為欠款，於{ $later }收取（以較早者為準）。
 }
leaflet-money-rounded = { $what ->
    [commission] 佣金
    [payouts] 派彩
   *[both] 佣金與派彩
 }按{ $unit }{ $favour ->
    [patron] 取整，零數歸客人
    [house] 取整，零數歸賭場
   *[nearest] 四捨五入
 }。
leaflet-money-next-chip = { $before }、{ $next }
leaflet-money-at-payout = 派彩時
leaflet-money-you-choose-when = 繳付時間由您選擇：{ $later }。
leaflet-money-owed-shown = 所欠佣金會一直向您顯示。
leaflet-money-owed-held = 所欠佣金會一直向您顯示，付清前不可用於投注。
