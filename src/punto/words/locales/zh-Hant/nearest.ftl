# 名稱寫錯時的提示。
nearest-close = 是否指{ $names }？
nearest-known = 現有：{ $names }
nearest-none = 尚無任何一項
