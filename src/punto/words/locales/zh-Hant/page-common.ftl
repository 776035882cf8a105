page-common-name = Punto
page-common-skip = 跳至內容
page-common-language = 語言
page-common-theme = 外觀
page-common-close = 關閉
page-common-cancel = 取消
page-common-back = 返回
page-common-loading = 載入中…
page-common-retry = 重試
page-common-labelled = { $label }：{ $value }
page-common-separator = 、
page-common-unreachable = 無法連接伺服器。
page-common-unreadable = 伺服器的回應無法識別。

page-common-nav-label = 頁面
page-common-nav-lobby = 大廳
page-common-nav-odds = 賠率
page-common-nav-simulate = 模擬
page-common-nav-learn = 學習
page-common-nav-verify = 驗證
page-common-nav-operator = 管理

page-common-themes-system = 跟隨系統
page-common-themes-light = 淺色
page-common-themes-dark = 深色

page-common-missing-title = 沒有這個頁面
page-common-missing-text = 網址可能有誤，或賭檯已不存在。
page-common-missing-home = 回到大廳

page-common-failed-title = 頁面無法載入
page-common-failed-text = 連線可能已中斷。您的注碼不會遺失。
