
leaflet-words-rank = { $rank ->
    [A] 에이스
    [T] 10
    [J] 잭
    [Q] 퀸
    [K] 킹
   *[other] { $rank }
 }
leaflet-words-card = { $suit ->
    [s] 스페이드 { $rank }
    [h] 하트 { $rank }
    [d] 다이아몬드 { $rank }
   *[c] 클럽 { $rank }
 }
leaflet-words-decks = { $decks }덱
# 한 줄에 함께 두어야 하는 낱말. 띄어쓰기로 줄이 나뉘므로 없음.
leaflet-words-keep-together = {""}
