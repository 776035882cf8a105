page-names-first = 清風 明月 青山 星河 晴空 暖陽 細雨 紅葉 白露 滄海 長街 晚霞
page-names-second = 客 行者 旅人 來客 閒人 故人 君 小友
page-names-whole = { $first }{ $second }
