cli-export-does = 把資料庫中的牌靴與日誌寫成檔案
cli-export-about = 為每靴已結束的牌寫出記錄（供punto verify使用），並把每份日誌寫成逐行JSON。記錄可公開；日誌只供管理員使用，因其含有檯上牌靴的種子。
cli-export-to = 寫入的資料夾；沒有則新建
cli-export-doing = 匯出
cli-export-table = 賭檯{ $table }：{ $shoes }、{ $events }，寫入{ $folder }
