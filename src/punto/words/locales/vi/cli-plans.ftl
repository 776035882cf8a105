cli-plans-does = liệt kê các kế hoạch cược có sẵn
cli-plans-try = Thử một kế hoạch: punto simulate bclc-ez --strategy PLAN
