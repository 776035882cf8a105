error-program-for-too-many-facts = { $many } về quá nhiều dữ kiện: phải phân biệt { $told_apart }, tức { $cells } ô cần tính trong khi tối đa là { $most }; { $remedy } ({ $facts })
error-program-final-hands = { $hands } tay bài cuối
error-program-two-card-hands = { $hands } tay bài hai lá từ { $kinds } loại lá bài
error-program-bet-asks = cược { $bet } hỏi
error-program-bets-ask = { $bets } cược cộng lại hỏi
error-program-fewer-facts = hãy bỏ bớt một số dữ kiện của nó
error-program-fewer-bets = hãy tính ít cược hơn mỗi lần; nhiều dữ kiện nhất là { $bet }
error-program-suit-needed = có cược xét đến chất, mà { $card } không ghi chất; hãy viết kèm chất, chẳng hạn { $card }s, hoặc bỏ { $bets }
