cli-bet-does = 計算目錄中或自備檔案中的投注在任何牌靴的賠率
cli-bet-bet = 目錄中的代號，或含[[bet]]表的TOML檔案
