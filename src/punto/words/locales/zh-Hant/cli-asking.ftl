# 練習與考試的提示。
cli-asking-pick = 所有適用項的編號，或{ $nothing }
cli-asking-arrange = 按正確次序的編號
cli-asking-fill = 金額
cli-asking-cut = 籌碼，例如2x25 3x5
cli-asking-locate = 直行與格（由上數起）
cli-asking-no-choice = 沒有「{ $given }」這一選項；請輸入1至{ $last }的編號
cli-asking-no-chips = 「{ $given }」不是籌碼數，例如2x25；籌碼有{ $chips }
