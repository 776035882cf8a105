cli-compare-does = 여러 카지노의 같은 베팅을 나란히 비교합니다
cli-compare-houses = 카지노의 키 또는 하우스 파일
cli-compare-differ = * 카지노마다 다름
cli-compare-agree = 공통된 베팅은 카지노 간에 차이가 없습니다.
