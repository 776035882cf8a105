error-unknown-name = không có { $kind ->
    [house] sòng
    [bet] cược
    [table] bàn
    [plan] kế hoạch đặt cược
    [fact] dữ kiện
    [kind] loại bài luyện
    [audit] đợt kiểm tra
    [currency] loại tiền
    [topic] chủ đề
    [pace] nhịp chơi
   *[other] { $kind }
 } { $name }; { $nearest }
error-problem = { $file }:{ $line }: { $key }: { $message }
error-kind = { $kind ->
    [house] sòng bài
    [bet] cược
    [bet-in-the-catalogue] cược trong danh mục
    [table] bàn
    [plan] kế hoạch đặt cược
    [fact] dữ kiện
    [kind] loại bài luyện
    [audit] đợt kiểm toán
    [currency] loại tiền
    [topic] chủ đề
    [pace] nhịp chơi
    [patron-at-the-table] khách chơi tại bàn
    [set] bộ
   *[other] { $kind }
 }
error-whole-file = cả tệp
error-extra = việc này cần { $package }, hiện chưa được cài: pip install 'punto[{ $extra }]'
