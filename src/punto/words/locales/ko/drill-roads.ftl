drill-roads-colours-r = 빨강
drill-roads-colours-b = 파랑
drill-roads-happens-tie = 다음 라운드는 타이입니다. 빅 로드(원매)의 어느 칸에 선을 긋습니까?
drill-roads-happens-banker = 다음 라운드는 뱅커가 이깁니다. 동그라미는 어느 칸에 그립니까?
drill-roads-happens-player = 다음 라운드는 플레이어가 이깁니다. 동그라미는 어느 칸에 그립니까?
drill-roads-same-winner-goes-below = 같은 쪽이 이기면 아래로 이어집니다.
drill-roads-tie-line-newest-ring = 타이는 가장 최근 동그라미에 선으로 표시하며, 칸을 따로 차지하지 않습니다.
drill-roads-another-winner-begins-new = 다른 쪽이 이기면 새 열의 맨 위에서 시작합니다.
drill-roads-which-mark-roads = 출목표에 어떤 표시를 합니까?
drill-roads-roads = 출목표(로드)
drill-roads-run-goes = 연승이 이어질 때
drill-roads-new-column = 새 열
drill-roads-dragon-tail = 드래곤 테일
drill-roads-tie = 타이
drill-roads-ask-marks = 다음 예측(물어보기): { $side }
drill-roads-if-wins-next-round = 다음 라운드를 { $side }가 이기면 빅 아이 보이(1군), 스몰 로드(2군), 코크로치 로드(3군)에는 각각 무엇을 표시합니까?
drill-roads-road-gets = { $mark ->
    [R] { $road }: 빨강
   *[B] { $road }: 파랑
 }
drill-roads-turns-where-column-ends = 같은 쪽이 이기면 아래로 이어지지만, 열이 끝났으므로 오른쪽으로 꺾입니다.
drill-roads-turns-where-square-taken = 같은 쪽이 이기면 아래로 이어지지만, 아래 칸이 차 있으므로 오른쪽으로 꺾입니다.
drill-roads-newest-ring-big-road = 빅 로드(원매)의 가장 최근 동그라미가 이번 라운드입니다. { $road }에는 어떤 표시를 합니까?
drill-roads-row-first-empty = { $depth }행: { $road } 표시는 왼쪽으로 { $back }칸 떨어진 열(길이 { $other })을 봅니다. 그 열의 첫 빈칸이므로 파랑입니다.
drill-roads-row-filled = { $depth }행: { $road } 표시는 왼쪽으로 { $back }칸 떨어진 열(길이 { $other })을 봅니다. 위 칸과 마찬가지로 차 있으므로 빨강입니다.
drill-roads-row-empty = { $depth }행: { $road } 표시는 왼쪽으로 { $back }칸 떨어진 열(길이 { $other })을 봅니다. 위 칸과 마찬가지로 비어 있으므로 빨강입니다.
drill-roads-new-column-as-long = 새 열: { $road } 표시는 바로 앞 열(길이 { $one })과 거기서 왼쪽으로 { $back }칸 떨어진 열(길이 { $other })을 비교합니다. 길이가 같으므로 빨강입니다.
drill-roads-new-column-not-as-long = 새 열: { $road } 표시는 바로 앞 열(길이 { $one })과 거기서 왼쪽으로 { $back }칸 떨어진 열(길이 { $other })을 비교합니다. 길이가 다르므로 파랑입니다.
