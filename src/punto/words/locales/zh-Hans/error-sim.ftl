error-sim-belongs-another-house-bets = { $path }属于另一次{ $kind }（规则、投注、种子或版本不同）；请另取文件名，或删除后重新开始
error-sim-holds-shoes-already-more = { $path }已有{ $shoes }靴，多于所要的{ $shoes2 }靴；请至少要求同样多，或另取文件名
error-sim-not-checkpoint = { $path }不是{ $kind }的检查点：{ $error }
error-sim-cluster-write-local-number = --cluster { $address }：请写local:加进程数，例如local:4
error-sim-cluster-no-scheduler-answers = --cluster { $address }：该处没有调度器应答：{ $error }
error-sim-rounds-not-certain-each = 这些牌靴不一定都能发{ $rounds }局；请要求1至{ $certain }局
error-sim-fast-kernels-draw-by = 快速内核的补牌规则与规则表不同；须一并更改
error-sim-has-more-digits-than = 位数超过任何本金；上限为{ $most }
error-sim-must-most = 不得超过{ $most }
error-sim-must-name-least-one = 至少须写一项投注，例如{"{"} player = 1 {"}"}
error-sim-must-up-results-such = 须为最多{ $most_results }个结果，例如'BBP'，而不是{ $text }
error-sim-must-say-least-or = 须写at_least或at_most，否则永远成立
error-sim-must-hold-1-steps = 须有1至{ $most_steps }步
error-sim-must-first-or-number = 须为'first'或步数，而不是{ $node }
error-sim-would-refuse-step = { $house }会拒绝{ $staked }（第{ $step }步）：{ $message }
error-sim-may-win-round-more = 一局可能赢{ $wins }，超出可累计的数额
error-sim-what-bet-when-written = 何时投注什么，写作[[rule]]
error-sim-what-each-rank-adds = 每个点数的计数值，例如{"{"} 4 = -1, 8 = 2 {"}"}
error-sim-units-each-step = 每一步的单位数
error-sim-name-plan = 注码法的名称
error-sim-one-sentence-about-plan = 一句话介绍该注码法
error-sim-what-one-step-stakes = 一个单位的注额
error-sim-patron-s-money = 客人的本金
error-sim-bet-make = 所下的投注
error-sim-fast-kernel-only-points = 快速内核只能发按点数、张数与对子结算的投注，以下投注涉及其他条件：{ $bets }
error-sim-gpu-only-points = GPU只能发按点数、张数与对子结算的投注；请去掉--gpu，CPU可发全部投注：{ $bets }
error-sim-gpu-too-many-bets = GPU一次最多结算{ $most }项投注，而该规则有{ $bets }项
error-sim-gpu-pays-too-much = 该规则有投注的赔付超出GPU的累加范围；请去掉--gpu
error-sim-gpu-not-compiled = 内核无法为该设备编译：{ $error }
error-sim-gpu-no-cupy = --gpu需要CuPy，但尚未安装（{ $error }）；请连同安装：CUDA 13用pip install 'punto[gpu]'，CUDA 12则另装cupy-cuda12x；不加--gpu则由CPU发同样的牌靴
error-sim-gpu-no-driver = --gpu需要CUDA设备及其驱动，但没有找到（{ $error }）；请安装NVIDIA设备的驱动；不加--gpu则由CPU发同样的牌靴
error-sim-gpu-no-device = --gpu需要CUDA设备，但没有找到；请安装NVIDIA设备的驱动；不加--gpu则由CPU发同样的牌靴
error-sim-work = { $kind ->
    [simulation] 模拟
    [study] 研究
   *[other] { $kind }
 }
error-sim-rules = 规则，每条写作[[rule]]
error-sim-units = 单位数
