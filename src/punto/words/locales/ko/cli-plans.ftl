cli-plans-does = 함께 제공되는 베팅 플랜을 표시합니다
cli-plans-try = 사용해 보기: punto simulate bclc-ez --strategy PLAN
