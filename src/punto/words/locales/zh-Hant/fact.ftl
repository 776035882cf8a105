fact-hand-count = { $side }有{ $values }張{ $rank ->
    [T] 10
   *[other] { $rank }
 }
fact-hand-total = { $side }{ $values }點
fact-hand-cards = { $side }共{ $values }張牌
fact-hand-natural = { $side }例牌
fact-hand-natural-not = { $side }非例牌
fact-hand-two-card-total = { $side }首兩張牌{ $values }點
fact-hand-third-rank = { $side }第三張牌為{ $values }
fact-hand-third-rank-not = { $side }不補牌
fact-hand-pair = { $side }首兩張牌為對子
fact-hand-pair-not = { $side }首兩張牌非對子
fact-hand-suited-pair = { $side }首兩張牌為同花對子
fact-hand-suited-pair-not = { $side }首兩張牌非同花對子
fact-hand-pair-rank = { $side }首兩張牌為{ $values }對子
fact-hand-pair-rank-not = { $side }首兩張牌非對子
fact-hand-suited = { $side }首兩張牌同花
fact-hand-suited-not = { $side }首兩張牌不同花
fact-hand-colour = { $side }所有牌為{ $values }
fact-hand-two-card-colour = { $side }首兩張牌為{ $values }
fact-hand-royal = { $side }首兩張牌為{ $values }K與Q
fact-hand-royal-not = { $side }首兩張牌非K與Q
fact-hand-three-of-a-kind = { $side }三張牌點數相同
fact-hand-three-of-a-kind-not = { $side }無三張相同點數
fact-hand-three-card-suits = { $side }三張牌共{ $values }種花色
fact-hand-three-card-suits-not = { $side }不補牌
fact-hand-first-rank = { $side }首張牌為{ $values }
fact-hand-first-suit = { $side }首張牌花色為{ $values }
fact-count = 本局共有{ $values }張{ $rank ->
    [T] 10
   *[other] { $rank }
 }
fact-winner = { $values }
fact-margin = 相差{ $values }點
fact-combined-total = 莊閒點數合計{ $values }
fact-cards = 本局共派{ $values }張牌
fact-natural = 任何一方例牌
fact-natural-not = 雙方均非例牌
fact-pairs = { $values }方首兩張牌為對子
fact-suited-pairs = { $values }方首兩張牌為同花對子
fact-same-pair = 雙方首兩張牌為相同點數的對子
fact-same-pair-not = 雙方首兩張牌並非相同點數的對子
fact-winning-total = 勝方{ $values }點
fact-winning-total-not = 和局
fact-losing-total = 負方{ $values }點
fact-losing-total-not = 和局
fact-winning-cards = 勝方共{ $values }張牌
fact-winning-cards-not = 和局
fact-losing-cards = 負方共{ $values }張牌
fact-losing-cards-not = 和局
fact-winning-natural = 勝方例牌
fact-winning-natural-not = 勝方非例牌
fact-losing-natural = 負方例牌
fact-losing-natural-not = 負方非例牌
