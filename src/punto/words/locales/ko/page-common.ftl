page-common-name = Punto
page-common-skip = 본문으로 건너뛰기
page-common-language = 언어
page-common-theme = 테마
page-common-close = 닫기
page-common-cancel = 취소
page-common-back = 뒤로
page-common-loading = 불러오는 중…
page-common-retry = 다시 시도
page-common-labelled = { $label }: { $value }
page-common-separator = { ", " }
page-common-unreachable = 서버에 연결할 수 없습니다.
page-common-unreadable = 서버의 응답을 이해할 수 없습니다.

page-common-nav-label = 페이지
page-common-nav-lobby = 로비
page-common-nav-odds = 확률
page-common-nav-simulate = 시뮬레이션
page-common-nav-learn = 배우기
page-common-nav-verify = 검증
page-common-nav-operator = 운영자

page-common-themes-system = 시스템 설정
page-common-themes-light = 밝게
page-common-themes-dark = 어둡게

page-common-missing-title = 없는 페이지입니다
page-common-missing-text = 주소가 잘못되었거나 테이블이 없어졌을 수 있습니다.
page-common-missing-home = 로비로

page-common-failed-title = 페이지를 불러오지 못했습니다
page-common-failed-text = 연결이 끊겼을 수 있습니다. 베팅하신 금액은 그대로 안전합니다.
