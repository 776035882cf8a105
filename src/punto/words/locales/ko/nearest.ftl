# 잘못 입력한 이름 뒤의 도움말.
nearest-close = { $names }을(를) 찾으셨나요?
nearest-known = 사용할 수 있는 이름: { $names }
nearest-none = 사용할 수 있는 이름이 없습니다
