# 다음 카드로 무엇이 되는가.
need-first = 두 장의 합이 8 또는 9이면 내추럴
need-natural = { $values }이면 내추럴
need-win = { $values }이면 승리
need-tie = { $values }이면 타이
need-ahead = { $values }이면 { $total }점을 앞섬
need-level = { $values }이면 { $total }점과 동점
need-picture = 10~K
