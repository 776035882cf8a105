leaflet-contents-limits = 베팅 한도
leaflet-contents-shoe = 슈
leaflet-contents-seats = 좌석
leaflet-contents-every-table-every-example = 이 안내지의 모든 표와 예는 이 카지노의 규칙에서 나온 것입니다.
leaflet-contents-how-play = 게임 방법
leaflet-contents-edition = { $edition }판
leaflet-contents-learn = 코드를 찍어 배워 보세요.
