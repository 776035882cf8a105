cli-plans-does = 列出隨附的注碼法
cli-plans-try = 試用其一：punto simulate bclc-ez --strategy PLAN
