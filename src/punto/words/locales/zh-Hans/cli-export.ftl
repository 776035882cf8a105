cli-export-does = 把数据库中的牌靴与日志写成文件
cli-export-about = 为每靴已结束的牌写出记录（供punto verify使用），并把每份日志写成逐行JSON。记录可公开；日志只供营运者使用，因其含有桌上牌靴的种子。
cli-export-to = 写入的文件夹；没有则新建
cli-export-doing = 导出
cli-export-table = 赌桌{ $table }：{ $shoes }、{ $events }，写入{ $folder }
