error-unknown-name = 沒有{ $kind }{ $name }；{ $nearest }
error-problem = { $file }:{ $line }: { $key }: { $message }
error-kind = { $kind ->
    [table] 賭檯
    [house] 規則
    [bet] 投注
    [bet-in-the-catalogue] 目錄投注
    [plan] 注碼法
    [topic] 題目
    [kind] 題型
    [pace] 節奏
    [currency] 貨幣
    [audit] 審計
    [fact] 條件
    [patron-at-the-table] 在座客人
    [set] 組合
   *[other] { $kind }
 }
error-whole-file = 檔案
error-extra = 此功能需要尚未安裝的{ $package }：pip install 'punto[{ $extra }]'
