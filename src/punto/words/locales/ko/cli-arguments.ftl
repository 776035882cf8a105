# 여러 명령이 함께 쓰는 인수.
cli-arguments-json = 프로그램용 JSON으로 출력합니다
cli-arguments-house = 카지노의 키 또는 하우스 파일
cli-arguments-effects = 숫자(랭크)별로 카드 한 장을 뺐을 때의 영향을 추가합니다
cli-arguments-decks = 이 수만큼의 덱으로 가득 찬 슈
cli-arguments-composition = '8 decks - As Td', 또는 'As=8 Kd=3 7=31'과 같은 장수
cli-arguments-removed = 슈에서 빠진 카드: 'As Td 7'
cli-arguments-seen = 이번 라운드에 지금까지 나온 카드, 딜링 순서대로. ?는 뒷면
cli-arguments-topic = 예: payout. 여러 개면 반복하세요
cli-arguments-seed-of-questions = 아무 텍스트. 같은 텍스트는 같은 문제를 냅니다(기본값: 무작위)
cli-arguments-database = SQLite 파일, 또는 postgresql://user@host/database
cli-arguments-table = 이 테이블만
cli-arguments-bets = 이 베팅만
cli-arguments-seed = 정수. 주지 않으면 무작위로 골라 표시합니다
cli-arguments-seed-too-large = --seed { $seed }: 너무 큽니다. 2^64보다 작아야 합니다
cli-arguments-no-seed = --seed { $seed }: 시드는 0 이상 2^64 미만의 정수입니다
cli-arguments-threads = 기본값: 모든 코어
cli-arguments-cluster = Dask 스케줄러. 예: tcp://host:8786 또는 local:4
cli-arguments-checkpoint = 진행 상황을 여기에 저장하고, 다음에 이어서 진행합니다
cli-arguments-plot = 그림을 그립니다(.svg, .png 또는 .pdf)
cli-arguments-format = FILE의 이름이 나타내는 형식 대신 이 형식을 씁니다
cli-arguments-record = 슈의 기록(JSON)
