cli-bet-does = 计算目录中或自备文件中的投注在任何牌靴的赔率
cli-bet-bet = 目录中的代号，或含[[bet]]表的TOML文件
