cli-settle-does = một ván trả bao nhiêu ở một sòng bài, và vì sao
cli-settle-about = Kiểm tra phiếu cược theo luật của sòng, chia hết các lá bài, và cho thấy mỗi lần rút bài và mỗi khoản trả thưởng cùng lý do.
cli-settle-cards = theo thứ tự chia, ví dụ '5s 6h Kd Kc 7h 2d'
cli-settle-bet = ví dụ banker=20; lặp lại để thêm nhiều cược
cli-settle-no-stake = --bet “{ $given }” không phải là một cược kèm tiền cược, như banker=20
cli-settle-twice = --bet { $bet } xuất hiện hai lần; hãy ghi toàn bộ tiền cược một lần
cli-settle-refused = phiếu cược bị từ chối ({ $code }): { $why }
cli-settle-all = tất cả
cli-settle-of-bet = { $bet }: { $why }
cli-settle-owed = Còn nợ { $amount } tiền hoa hồng, đã tính vào kết quả ròng.
