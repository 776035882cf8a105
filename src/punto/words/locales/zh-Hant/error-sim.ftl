error-sim-belongs-another-house-bets = { $path }屬於另一次{ $kind }（規則、投注、種子或版本不同）；請另取檔案名稱，或刪除後重新開始
error-sim-holds-shoes-already-more = { $path }已有{ $shoes }靴，多於所要的{ $shoes2 }靴；請至少要求同樣多，或另取檔案名稱
error-sim-not-checkpoint = { $path }不是{ $kind }的檢查點：{ $error }
error-sim-cluster-write-local-number = --cluster { $address }：請寫local:加工作程序數，例如local:4
error-sim-cluster-no-scheduler-answers = --cluster { $address }：該處沒有排程器應答：{ $error }
error-sim-rounds-not-certain-each = 這些牌靴不一定都能派{ $rounds }局；請要求1至{ $certain }局
error-sim-fast-kernels-draw-by = 快速核心的補牌規則與規則表不同；須一併更改
error-sim-has-more-digits-than = 位數超過任何本金；上限為{ $most }
error-sim-must-most = 不得超過{ $most }
error-sim-must-name-least-one = 至少須寫一項投注，例如{"{"} player = 1 {"}"}
error-sim-must-up-results-such = 須為最多{ $most_results }個結果，例如'BBP'，而不是{ $text }
error-sim-must-say-least-or = 須寫at_least或at_most，否則永遠成立
error-sim-must-hold-1-steps = 須有1至{ $most_steps }步
error-sim-must-first-or-number = 須為'first'或步數，而不是{ $node }
error-sim-would-refuse-step = { $house }會拒絕{ $staked }（第{ $step }步）：{ $message }
error-sim-may-win-round-more = 一局可能贏{ $wins }，超出可累計的數額
error-sim-what-bet-when-written = 何時投注甚麼，寫作[[rule]]
error-sim-what-each-rank-adds = 每個點數的計數值，例如{"{"} 4 = -1, 8 = 2 {"}"}
error-sim-units-each-step = 每一步的單位數
error-sim-name-plan = 注碼法的名稱
error-sim-one-sentence-about-plan = 一句話介紹該注碼法
error-sim-what-one-step-stakes = 一個單位的注額
error-sim-patron-s-money = 客人的本金
error-sim-bet-make = 所下的投注
error-sim-fast-kernel-only-points = 快速核心只能模擬按點數、張數與對子結算的投注，以下投注涉及其他條件：{ $bets }
error-sim-gpu-only-points = GPU只能模擬按點數、張數與對子結算的投注；請去掉--gpu，CPU可模擬全部投注：{ $bets }
error-sim-gpu-too-many-bets = GPU一次最多結算{ $most }項投注，而該規則有{ $bets }項
error-sim-gpu-pays-too-much = 該規則有投注的派彩超出GPU的累計範圍；請去掉--gpu
error-sim-gpu-not-compiled = 核心無法為該裝置編譯：{ $error }
error-sim-gpu-no-cupy = --gpu需要CuPy，但尚未安裝（{ $error }）；請一併安裝：CUDA 13用pip install 'punto[gpu]'，CUDA 12則另裝cupy-cuda12x；不加--gpu則由CPU派同樣的牌靴
error-sim-gpu-no-driver = --gpu需要CUDA裝置及其驅動程式，但沒有找到（{ $error }）；請安裝NVIDIA裝置的驅動程式；不加--gpu則由CPU派同樣的牌靴
error-sim-gpu-no-device = --gpu需要CUDA裝置，但沒有找到；請安裝NVIDIA裝置的驅動程式；不加--gpu則由CPU派同樣的牌靴
error-sim-work = { $kind ->
    [simulation] 模擬
    [study] 研究
   *[other] { $kind }
 }
error-sim-rules = 規則（每條寫作[[rule]]）
error-sim-units = 單位數
