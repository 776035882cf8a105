cli-plans-does = 列出随附的打法
cli-plans-try = 试用其一：punto simulate bclc-ez --strategy PLAN
