# 指令列表前後的話。
cli-main-about = 百家樂系統：一份賭場檔案，其餘一切由此而來。
cli-main-houses = 賭場以代號（punto houses）或自備檔案的路徑（例如my-house.toml）指定。
cli-main-more = 各指令的參數：punto COMMAND --help
cli-main-version = 顯示版本並結束
cli-main-command = 上列指令之一
