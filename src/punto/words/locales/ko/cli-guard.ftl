cli-guard-cannot-write = 결과를 쓸 수 없습니다: { $reason }
cli-guard-closed = 표준 출력이 닫혀 있습니다
