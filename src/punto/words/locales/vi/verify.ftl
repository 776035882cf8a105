# The parts of a shoe's record, and what its verification has shown.
verify-header = phần đầu
verify-closing = phần kết
verify-corrections-part = phần sửa đổi
verify-house-text = văn bản luật của sòng
verify-house-line = văn bản luật của sòng, dòng { $line }
verify-shoe-card = lá { $card } của hộp bài
verify-burned-card = lá bỏ { $card }
verify-round = ván { $number }
verify-round-card = ván { $number }, lá { $card }
verify-round-seat = ván { $number }, ghế { $seat }
verify-round-bet = ván { $number }, ghế { $seat }, { $bet }
verify-seat = ghế { $seat }
verify-total = tổng cộng
verify-correction = sửa đổi của ván { $number }, ghế { $seat }
verify-seal = { $parts } phần của biên bản vẫn như khi niêm phong
verify-commitment = hạt giống đã công bố đúng là hạt giống đã cam kết
verify-own-house = văn bản luật của sòng còn nguyên vẹn; { $house } là sòng riêng
verify-shipped-house = văn bản luật của sòng còn nguyên vẹn; { $house } đúng như bản kèm theo Punto này dưới tên đó
verify-changed-house = văn bản luật của sòng còn nguyên vẹn; { $house } không giống bản kèm theo Punto này dưới tên đó
verify-order = hạt giống và các lần cắt bài cho ra đúng { $cards } lá này, từng lá một
verify-burn = đã bỏ { $cards } lá, đúng luật của sòng
verify-cards = { $cards } lá của { $rounds } ván là các lá kế tiếp của hộp bài, không sót lá nào
verify-tableau = { $rounds } ván{ $void ->
    [0] {""}
   *[other] , trong đó { $void } ván bị hủy,
 } đã rút đúng theo bảng rút bài, với kết quả như đã ghi
verify-end = hộp bài kết thúc đúng luật: { $how }
verify-end-because = hộp bài kết thúc đúng luật: { $how }, { $reason }
verify-how = { $how ->
    [cut-card] lá cắt
    [out-of-cards] hết bài
    [operator] người điều hành
    [void] bị hủy
   *[other] { $how }
 }
verify-slips = sòng nhận toàn bộ { $slips } phiếu cược
verify-payouts = đã thanh toán lại { $bets } cược, và mọi khoản trả thưởng đều đúng
verify-sums = tổng tiền của { $seats } ghế khớp: đã đặt { $staked }, đã trả lại { $returned }
verify-corrections = { $entries ->
    [0] không có sửa đổi nào
   *[other] { $entries } sửa đổi đều bắt đầu từ kết quả trước đó của ván; tổng cộng { $net }
 }
