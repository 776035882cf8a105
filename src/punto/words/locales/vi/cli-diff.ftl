cli-diff-does = hai sòng khác nhau ở đâu, bằng lời, kèm lợi thế thay đổi
cli-diff-about = So sánh hai sòng như khi được viết ra đầy đủ, bất kể tệp của chúng lược bỏ gì, từng khóa và từng cược. Tên gọi không được so sánh.
cli-diff-one = mã hoặc tệp của sòng thứ nhất
cli-diff-other = mã hoặc tệp của sòng kia
cli-diff-none = Ngoài tên gọi, hai sòng không khác nhau.
cli-diff-only = Chỉ { $house } có { $bets }.
cli-diff-same-odds = Lợi thế của mọi cược đều như nhau.
