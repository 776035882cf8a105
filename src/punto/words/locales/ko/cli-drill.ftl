cli-drill-does = 카지노 규칙에 관한 연습 문제. 답할 때마다 바로 채점하고 설명합니다
cli-drill-about = 터미널에서 질문합니다. --json을 쓰면 대신 문제와 답을 출력합니다.
cli-drill-count = 문제 수(10)
cli-drill-limit = 문제당 제한 시간(없음)
cli-drill-right = 정답입니다.
cli-drill-wrong = 오답입니다.
cli-drill-late = 시간이 다 되었습니다.
cli-drill-score = { $questions }문제 중 { $score }문제 정답. 시드 { $seed }
