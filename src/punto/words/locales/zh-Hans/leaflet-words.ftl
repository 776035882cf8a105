
leaflet-words-rank = { $rank ->
    [T] 10
   *[other] { $rank }
 }
leaflet-words-card = { $suit ->
    [s] 黑桃{ $rank }
    [h] 红桃{ $rank }
    [d] 方块{ $rank }
   *[c] 梅花{ $rank }
 }
leaflet-words-decks = { $decks }副牌
# 不可拆在两行的词语，以空格分隔。
leaflet-words-keep-together = 佣金 前往 庄家 闲家 荷官 客人 赌场 百家乐 牌靴 牌局 例牌 补牌 不补牌 减去 抽取 开牌 发牌 切牌卡 切牌 洗牌 拿牌 让牌 牌面 点数 本金 赔率 派彩 边注 主注 投注 下注 注额 注码 限红 筹码 对子 和局 座位 金额 规则 结算 退回 最低 最高 取整 欠款 收取 确认 查询 任何 相同 不同 可以 不可 不得 必须 须同时 同时 其余 以上 以下 面额 热线 求助 戒赌
