fact-hand-count = { $side }有{ $values }张{ $rank ->
    [T] 10
   *[other] { $rank }
 }
fact-hand-total = { $side }{ $values }点
fact-hand-cards = { $side }共{ $values }张牌
fact-hand-natural = { $side }例牌
fact-hand-natural-not = { $side }非例牌
fact-hand-two-card-total = { $side }首两张牌{ $values }点
fact-hand-third-rank = { $side }第三张牌为{ $values }
fact-hand-third-rank-not = { $side }不补牌
fact-hand-pair = { $side }首两张牌为对子
fact-hand-pair-not = { $side }首两张牌非对子
fact-hand-suited-pair = { $side }首两张牌为同花对子
fact-hand-suited-pair-not = { $side }首两张牌非同花对子
fact-hand-pair-rank = { $side }首两张牌为{ $values }对子
fact-hand-pair-rank-not = { $side }首两张牌非对子
fact-hand-suited = { $side }首两张牌同花
fact-hand-suited-not = { $side }首两张牌不同花
fact-hand-colour = { $side }所有牌为{ $values }
fact-hand-two-card-colour = { $side }首两张牌为{ $values }
fact-hand-royal = { $side }首两张牌为{ $values }K与Q
fact-hand-royal-not = { $side }首两张牌非K与Q
fact-hand-three-of-a-kind = { $side }三张牌点数相同
fact-hand-three-of-a-kind-not = { $side }无三张相同点数
fact-hand-three-card-suits = { $side }三张牌共{ $values }种花色
fact-hand-three-card-suits-not = { $side }不补牌
fact-hand-first-rank = { $side }首张牌为{ $values }
fact-hand-first-suit = { $side }首张牌花色为{ $values }
fact-count = 本局共有{ $values }张{ $rank ->
    [T] 10
   *[other] { $rank }
 }
fact-winner = { $values }
fact-margin = 相差{ $values }点
fact-combined-total = 庄闲点数合计{ $values }
fact-cards = 本局共发{ $values }张牌
fact-natural = 任何一方例牌
fact-natural-not = 双方均非例牌
fact-pairs = { $values }方首两张牌为对子
fact-suited-pairs = { $values }方首两张牌为同花对子
fact-same-pair = 双方首两张牌为相同点数的对子
fact-same-pair-not = 双方首两张牌并非相同点数的对子
fact-winning-total = 胜方{ $values }点
fact-winning-total-not = 和局
fact-losing-total = 负方{ $values }点
fact-losing-total-not = 和局
fact-winning-cards = 胜方共{ $values }张牌
fact-winning-cards-not = 和局
fact-losing-cards = 负方共{ $values }张牌
fact-losing-cards-not = 和局
fact-winning-natural = 胜方例牌
fact-winning-natural-not = 胜方非例牌
fact-losing-natural = 负方例牌
fact-losing-natural-not = 负方非例牌
