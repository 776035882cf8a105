fact-hand-count = { $side } 핸드에 { $rank ->
    [A] 에이스
    [T] 10
    [J] 잭
    [Q] 퀸
    [K] 킹
   *[other] { $rank }
 } 카드 { $values }장
fact-hand-total = { $side } 합계 { $values }
fact-hand-cards = { $side } 카드 { $values }장
fact-hand-natural = { $side } 내추럴
fact-hand-natural-not = { $side } 내추럴 아님
fact-hand-two-card-total = { $side } 첫 두 장 합계 { $values }
fact-hand-third-rank = { $side } 세 번째 카드가 { $values }
fact-hand-third-rank-not = { $side } 세 번째 카드 없음
fact-hand-pair = { $side } 첫 두 장이 페어
fact-hand-pair-not = { $side } 첫 두 장이 페어 아님
fact-hand-suited-pair = { $side } 첫 두 장이 같은 무늬 페어
fact-hand-suited-pair-not = { $side } 첫 두 장이 같은 무늬 페어 아님
fact-hand-pair-rank = { $side } 첫 두 장이 { $values } 페어
fact-hand-pair-rank-not = { $side } 첫 두 장이 페어 아님
fact-hand-suited = { $side } 첫 두 장이 같은 무늬
fact-hand-suited-not = { $side } 첫 두 장이 다른 무늬
fact-hand-colour = { $side } 카드 색상이 { $values }
fact-hand-two-card-colour = { $side } 첫 두 장 색상이 { $values }
fact-hand-royal = { $side } 첫 두 장이 킹과 퀸(무늬: { $values })
fact-hand-royal-not = { $side } 첫 두 장이 킹과 퀸 아님
fact-hand-three-of-a-kind = { $side } 카드 세 장이 같은 숫자
fact-hand-three-of-a-kind-not = { $side } 카드 세 장이 같은 숫자 아님
fact-hand-three-card-suits = { $side } 카드 세 장의 무늬 { $values }종류
fact-hand-three-card-suits-not = { $side } 세 번째 카드 없음
fact-hand-first-rank = { $side } 첫 번째 카드가 { $values }
fact-hand-first-suit = { $side } 첫 번째 카드 무늬가 { $values }
fact-count = 라운드 전체에 { $rank ->
    [A] 에이스
    [T] 10
    [J] 잭
    [Q] 퀸
    [K] 킹
   *[other] { $rank }
 } 카드 { $values }장
fact-winner = { $values }
fact-margin = 점수 차 { $values }
fact-combined-total = 두 핸드 합계를 더한 값 { $values }
fact-cards = 라운드 카드 총 { $values }장
fact-natural = 어느 한쪽이라도 내추럴
fact-natural-not = 양쪽 모두 내추럴 아님
fact-pairs = 첫 두 장이 페어인 핸드 { $values }개
fact-suited-pairs = 첫 두 장이 같은 무늬 페어인 핸드 { $values }개
fact-same-pair = 양쪽 모두 첫 두 장이 같은 숫자의 페어
fact-same-pair-not = 양쪽의 첫 두 장이 같은 숫자의 페어 아님
fact-winning-total = 이긴 핸드 합계 { $values }
fact-winning-total-not = 타이
fact-losing-total = 진 핸드 합계 { $values }
fact-losing-total-not = 타이
fact-winning-cards = 이긴 핸드 카드 { $values }장
fact-winning-cards-not = 타이
fact-losing-cards = 진 핸드 카드 { $values }장
fact-losing-cards-not = 타이
fact-winning-natural = 이긴 핸드가 내추럴
fact-winning-natural-not = 이긴 핸드가 내추럴 아님
fact-losing-natural = 진 핸드가 내추럴
fact-losing-natural-not = 진 핸드가 내추럴 아님
