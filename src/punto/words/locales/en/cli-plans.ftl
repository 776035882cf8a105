cli-plans-does = list the shipped betting plans
cli-plans-try = Try one: punto simulate bclc-ez --strategy PLAN
