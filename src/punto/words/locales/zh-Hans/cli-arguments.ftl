# 多个命令共有的参数。
cli-arguments-json = 输出供程序使用的JSON
cli-arguments-house = 赌厅的代号或文件
cli-arguments-effects = 加列每种牌去掉一张的影响
cli-arguments-decks = 整靴的副数
cli-arguments-composition = “8 decks - As Td”，或各牌张数，例如“As=8 Kd=3 7=31”
cli-arguments-removed = 已离开牌靴的牌：“As Td 7”
cli-arguments-seen = 本局已发的牌，按发牌次序；?为牌面向下
cli-arguments-topic = 题型，例如payout；可重复
cli-arguments-seed-of-questions = 任意文字；同样的文字出同样的题（默认随机）
cli-arguments-database = SQLite文件，或postgresql://user@host/database
cli-arguments-table = 只限此桌
cli-arguments-bets = 只限这些投注
cli-arguments-seed = 整数种子；不给则随机选取并显示
cli-arguments-seed-too-large = --seed { $seed }太大；须小于2^64
cli-arguments-no-seed = --seed { $seed }：种子须为0或以上且小于2^64的整数
cli-arguments-threads = 线程数，默认：全部核心
cli-arguments-cluster = Dask调度器，例如tcp://host:8786，或local:4
cli-arguments-checkpoint = 在此保存进度，下次由此继续
cli-arguments-plot = 绘图（.svg、.png或.pdf）
cli-arguments-format = 不依FILE的文件名，另定格式
cli-arguments-record = 一靴牌的记录（JSON）
