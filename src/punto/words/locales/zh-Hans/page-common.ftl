page-common-name = Punto
page-common-skip = 跳到正文
page-common-language = 语言
page-common-theme = 外观
page-common-close = 关闭
page-common-cancel = 取消
page-common-back = 返回
page-common-loading = 加载中…
page-common-retry = 重试
page-common-labelled = { $label }：{ $value }
page-common-separator = 、
page-common-unreachable = 无法连接服务器。
page-common-unreadable = 服务器的回应无法识别。

page-common-nav-label = 页面
page-common-nav-lobby = 大厅
page-common-nav-odds = 赔率
page-common-nav-simulate = 模拟
page-common-nav-learn = 学习
page-common-nav-verify = 验证
page-common-nav-operator = 管理

page-common-themes-system = 跟随系统
page-common-themes-light = 浅色
page-common-themes-dark = 深色

page-common-missing-title = 没有这个页面
page-common-missing-text = 地址可能有误，或牌桌已不存在。
page-common-missing-home = 回到大厅

page-common-failed-title = 页面无法加载
page-common-failed-text = 连接可能已断开。您的注码不会丢失。
