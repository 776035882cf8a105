page-names-first = 清风 明月 青山 星河 晴空 暖阳 细雨 红叶 白露 沧海 长街 晚霞
page-names-second = 客 行者 旅人 来客 闲人 故人 君 小友
page-names-whole = { $first }{ $second }
