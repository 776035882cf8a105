
leaflet-words-rank = { $rank ->
    [T] 10
   *[other] { $rank }
 }
leaflet-words-card = { $suit ->
    [s] 葵扇{ $rank }
    [h] 紅心{ $rank }
    [d] 階磚{ $rank }
   *[c] 梅花{ $rank }
 }
leaflet-words-decks = { $decks }副牌
# 不可拆在兩行的詞語，以空格分隔。
leaflet-words-keep-together = 佣金 前往 莊家 閒家 荷官 客人 賭場 百家樂 牌靴 牌局 例牌 補牌 不補牌 減去 抽取 開牌 派牌 派發 銷牌 銷去 切牌卡 切牌 洗牌 拿牌 讓牌 牌面 點數 本金 賠率 派彩 賭檯 本檯 全檯 離檯 邊注 主注 投注 下注 注額 注碼 限紅 籌碼 對子 和局 座位 金額 規則 結算 退回 最低 最高 遞增 單位 取整 欠款 收取 確認 查詢 任何 相同 不同 可以 不可 不得 必須 須同時 同時 其餘 以上 以下 面額 熱線 求助 戒賭
