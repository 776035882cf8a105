cli-compare-does = 并列比较多个赌厅的相同投注
cli-compare-houses = 各赌厅的代号或文件
cli-compare-differ = * 各厅不同
cli-compare-agree = 各厅共有的投注并无不同。
