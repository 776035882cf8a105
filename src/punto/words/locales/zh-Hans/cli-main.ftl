# 命令列表前后的话。
cli-main-about = 百家乐系统：一份赌厅文件，其余一切由此而来。
cli-main-houses = 赌厅以代号（punto houses）或自备文件的路径（例如my-house.toml）指定。
cli-main-more = 各命令的参数：punto COMMAND --help
cli-main-version = 显示版本号并退出
cli-main-command = 上列命令之一
