# 多個指令共有的參數。
cli-arguments-json = 輸出供程式使用的JSON
cli-arguments-house = 賭場的代號或檔案
cli-arguments-effects = 加列每種牌去掉一張的影響
cli-arguments-decks = 整靴的副數
cli-arguments-composition = 「8 decks - As Td」，或各牌張數，例如「As=8 Kd=3 7=31」
cli-arguments-removed = 已離開牌靴的牌：「As Td 7」
cli-arguments-seen = 本局已派的牌，按派牌次序；?為牌面向下
cli-arguments-topic = 題型，例如payout；可重複
cli-arguments-seed-of-questions = 任意文字；同樣的文字出同樣的題（預設為隨機）
cli-arguments-database = SQLite檔案，或postgresql://user@host/database
cli-arguments-table = 只限此檯
cli-arguments-bets = 只限這些投注
cli-arguments-seed = 整數種子；不給則隨機選取並顯示
cli-arguments-seed-too-large = --seed { $seed }太大；須小於2^64
cli-arguments-no-seed = --seed { $seed }：種子須為0或以上且小於2^64的整數
cli-arguments-threads = 執行緒數，預設：全部核心
cli-arguments-cluster = Dask排程器，例如tcp://host:8786，或local:4
cli-arguments-checkpoint = 在此儲存進度，下次由此繼續
cli-arguments-plot = 繪圖（.svg、.png或.pdf）
cli-arguments-format = 不依FILE的檔案名稱，另定格式
cli-arguments-record = 一靴牌的記錄（JSON）
