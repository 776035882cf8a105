# 名称写错时的提示。
nearest-close = 是否指{ $names }？
nearest-known = 现有：{ $names }
nearest-none = 尚无任何一项
