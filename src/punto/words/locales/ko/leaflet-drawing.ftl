leaflet-drawing-draws = 카드를 받음
leaflet-drawing-draws-unless = 카드를 받음(뱅커가 내추럴이면 받지 않음)
leaflet-drawing-stands = 스탠드
leaflet-drawing-natural = 내추럴: 양쪽 모두 스탠드
leaflet-drawing-always = 항상
leaflet-drawing-never = 없음
leaflet-drawing-third-cards = 세 번째 카드
leaflet-drawing-banker-by-third-card = 뱅커: 플레이어의 세 번째 카드에 따라
leaflet-drawing-otherwise-player-hand-completed = 내추럴이 없으면 플레이어 핸드를 먼저, 자기 합계만 보고 완성합니다. 플레이어가 스탠드하면 뱅커도 자기 합계만 보고 정하고, 플레이어가 카드를 받으면 뱅커는 플레이어의 세 번째 카드에 따라 정합니다.
leaflet-drawing-first-two-cards = 첫 두 장의 합계
leaflet-drawing-banker-if-player-stands = 뱅커(플레이어가 스탠드일 때)
leaflet-drawing-banker-has = 뱅커 합계
leaflet-drawing-draws-if-card-counts = 카드를 받는 점수
leaflet-drawing-stands-if-counts = 스탠드하는 점수
leaflet-drawing-naturals = 내추럴.
leaflet-drawing-total-first-two-cards = 첫 두 장의 합계가 { $natural }이면 내추럴입니다. 어느 한쪽이라도 내추럴이면 양쪽 모두 카드를 더 받지 않고 라운드가 끝납니다.
leaflet-drawing-value-counts = 플레이어의 세 번째 카드는 점수로 셉니다: { $values }입니다.
leaflet-drawing-is = { $first ->
    [A] { $ranks }는 { $value }점
   *[other] { $ranks }은 { $value }점
 }
leaflet-drawing-ranks = { $before }이고, { $next }
