fact-hand-count = tay bài { $side } có { $values } lá { $rank ->
    [A] át (A)
    [T] 10
    [J] bồi (J)
    [Q] đầm (Q)
    [K] già (K)
   *[other] { $rank }
 }
fact-hand-total = { $side } được { $values } điểm
fact-hand-cards = { $side } có { $values } lá
fact-hand-natural = { $side } có bài tự nhiên
fact-hand-natural-not = { $side } không có bài tự nhiên
fact-hand-two-card-total = hai lá đầu của { $side } được { $values } điểm
fact-hand-third-rank = lá thứ ba của { $side } là { $values }
fact-hand-third-rank-not = { $side } không rút lá thứ ba
fact-hand-pair = hai lá đầu của { $side } là một đôi
fact-hand-pair-not = hai lá đầu của { $side } không phải là đôi
fact-hand-suited-pair = hai lá đầu của { $side } là đôi đồng chất
fact-hand-suited-pair-not = hai lá đầu của { $side } không phải là đôi đồng chất
fact-hand-pair-rank = hai lá đầu của { $side } là đôi { $values }
fact-hand-pair-rank-not = hai lá đầu của { $side } không phải là đôi
fact-hand-suited = hai lá đầu của { $side } cùng chất
fact-hand-suited-not = hai lá đầu của { $side } khác chất
fact-hand-colour = bài của { $side } { $values }
fact-hand-two-card-colour = hai lá đầu của { $side } { $values }
fact-hand-royal = hai lá đầu của { $side } là già (K) và đầm (Q) { $values }
fact-hand-royal-not = hai lá đầu của { $side } không phải là già (K) và đầm (Q)
fact-hand-three-of-a-kind = ba lá của { $side } cùng hạng bài
fact-hand-three-of-a-kind-not = { $side } không có ba lá cùng hạng bài
fact-hand-three-card-suits = số chất trong ba lá của { $side } là { $values }
fact-hand-three-card-suits-not = { $side } không rút lá thứ ba
fact-hand-first-rank = lá đầu tiên của { $side } là { $values }
fact-hand-first-suit = lá đầu tiên của { $side } thuộc chất { $values }
fact-count = cả ván có { $values } lá { $rank ->
    [A] át (A)
    [T] 10
    [J] bồi (J)
    [Q] đầm (Q)
    [K] già (K)
   *[other] { $rank }
 }
fact-winner = { $values }
fact-margin = cách biệt là { $values } điểm
fact-combined-total = tổng điểm của hai tay bài cộng lại là { $values }
fact-cards = ván bài dùng { $values } lá
fact-natural = có tay bài là bài tự nhiên
fact-natural-not = không tay bài nào là bài tự nhiên
fact-pairs = số tay bài mở đầu bằng một đôi là { $values }
fact-suited-pairs = số tay bài mở đầu bằng đôi đồng chất là { $values }
fact-same-pair = cả hai tay bài mở đầu bằng đôi cùng hạng bài
fact-same-pair-not = hai tay bài không mở đầu bằng đôi cùng hạng bài
fact-winning-total = tay bài thắng được { $values } điểm
fact-winning-total-not = hai tay bài hòa
fact-losing-total = tay bài thua được { $values } điểm
fact-losing-total-not = hai tay bài hòa
fact-winning-cards = tay bài thắng có { $values } lá
fact-winning-cards-not = hai tay bài hòa
fact-losing-cards = tay bài thua có { $values } lá
fact-losing-cards-not = hai tay bài hòa
fact-winning-natural = tay bài thắng là bài tự nhiên
fact-winning-natural-not = tay bài thắng không phải là bài tự nhiên
fact-losing-natural = tay bài thua là bài tự nhiên
fact-losing-natural-not = tay bài thua không phải là bài tự nhiên
