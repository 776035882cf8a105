drill-commission-how-much-commission = Tiền hoa hồng bao nhiêu?
drill-commission-commission = Tiền hoa hồng
drill-commission-question = { $stake } cược vào { $bet } thắng { $won }. Sòng thu bao nhiêu tiền hoa hồng?
drill-commission-whole = { $bet } { $row }: tiền hoa hồng chẵn
drill-commission-cents = { $bet } { $row }: tiền hoa hồng có số lẻ
drill-commission-rounded = { $bet } { $row }: tiền hoa hồng phải làm tròn
drill-commission-of-is = { $rate } của { $won } là { $due }.
drill-commission-of-is-rounded = { $rate } của { $won } là { $due }, làm tròn thành { $charged }.
