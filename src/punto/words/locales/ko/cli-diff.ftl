cli-diff-does = 두 하우스의 차이와 그에 따라 달라지는 엣지를 표시합니다
cli-diff-about = 파일에서 생략한 것까지 모두 채운 상태로 키와 베팅을 하나씩 비교합니다. 이름과 소개는 비교하지 않습니다.
cli-diff-one = 첫 번째 하우스의 키 또는 파일
cli-diff-other = 두 번째 하우스의 키 또는 파일
cli-diff-none = 이름 말고는 두 하우스에 차이가 없습니다.
cli-diff-only = { $house }에만 있는 베팅: { $bets }.
cli-diff-same-odds = 모든 베팅의 엣지가 같습니다.
