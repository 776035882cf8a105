cli-facts-does = 베팅을 이루는 조건과 그 값을 표시합니다
cli-facts-more = 조건 { $count }개. 조건이 쓰이는 방법: punto bets KEY
