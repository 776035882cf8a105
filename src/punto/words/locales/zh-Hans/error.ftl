error-unknown-name = 没有{ $kind }{ $name }；{ $nearest }
error-problem = { $file }:{ $line }: { $key }: { $message }
error-kind = { $kind ->
    [table] 牌桌
    [house] 规则
    [set] 组合
    [bet] 投注
    [bet-in-the-catalogue] 目录投注
    [plan] 注码法
    [topic] 题目
    [kind] 题型
    [pace] 速度
    [currency] 货币
    [audit] 审计
    [fact] 条件
    [patron-at-the-table] 在座客人
   *[other] { $kind }
 }
error-whole-file = 文件
error-extra = 此功能需要尚未安装的{ $package }：pip install 'punto[{ $extra }]'
