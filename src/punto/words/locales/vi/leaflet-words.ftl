
leaflet-words-rank = { $rank ->
    [A] Át (A)
    [T] 10
    [J] Bồi (J)
    [Q] Đầm (Q)
    [K] Già (K)
   *[other] { $rank }
 }
leaflet-words-card = { $suit ->
    [s] { $rank } bích
    [h] { $rank } cơ
    [d] { $rank } rô
   *[c] { $rank } chuồn
 }
leaflet-words-decks = { $decks } bộ bài
# Những từ không được tách ra hai dòng, cách nhau bằng dấu cách; không có từ nào nếu dòng vốn đã kết thúc giữa các từ.
leaflet-words-keep-together = {""}
