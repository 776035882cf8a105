cli-settle-does = 一局牌在某賭場的派彩及其理由
cli-settle-about = 按賭場規則核對注單，完成一局，並說明每次補牌與派彩的理由。
cli-settle-cards = 按派牌次序，例如「5s 6h Kd Kc 7h 2d」
cli-settle-bet = 例如banker=20；可重複
cli-settle-no-stake = --bet 「{ $given }」不是投注及其注額，例如banker=20
cli-settle-twice = --bet { $bet }出現兩次；請一次寫出全部注額
cli-settle-refused = 注單不受理（{ $code }）：{ $why }
cli-settle-all = 合計
cli-settle-of-bet = { $bet }：{ $why }
cli-settle-owed = 尚欠佣金{ $amount }，已計入淨贏。
