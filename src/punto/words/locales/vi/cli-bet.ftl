cli-bet-does = tính giá một cược trong danh mục, hoặc cược tự đặt trong tệp, với hộp bài bất kỳ
cli-bet-bet = mã trong danh mục, hoặc tệp TOML có các bảng [[bet]]
