error-sim-belongs-another-house-bets = { $path } thuộc về một { $kind ->
    [simulation] lần mô phỏng
    [study] lần nghiên cứu
   *[other] { $kind }
 } khác (khác sòng, cược, hạt giống hoặc phiên bản); hãy nêu tệp khác, hoặc xóa tệp này để bắt đầu lại
error-sim-holds-shoes-already-more = { $path } đã có { $shoes } hộp bài, nhiều hơn { $shoes2 } hộp được yêu cầu; hãy yêu cầu ít nhất bằng đó, hoặc nêu tệp khác
error-sim-not-checkpoint = { $path } không phải là điểm lưu của { $kind ->
    [simulation] lần mô phỏng
    [study] lần nghiên cứu
   *[other] { $kind }
 }: { $error }
error-sim-cluster-write-local-number = --cluster { $address }: hãy viết local: và số tiến trình, chẳng hạn local:4
error-sim-cluster-no-scheduler-answers = --cluster { $address }: không có bộ điều phối nào trả lời ở đó: { $error }
error-sim-rounds-not-certain-each = không chắc hộp bài nào cũng đủ { $rounds } ván; hãy yêu cầu từ 1 đến { $certain }
error-sim-fast-kernels-draw-by = các nhân tính nhanh rút bài theo luật khác với bảng rút bài; phải sửa chúng cùng lúc
error-sim-has-more-digits-than = có nhiều chữ số hơn bất kỳ khoản vốn nào; tối đa là { $most }
error-sim-must-most = phải không quá { $most }
error-sim-must-name-least-one = phải nêu ít nhất một cược, chẳng hạn {"{"} player = 1 {"}"}
error-sim-must-up-results-such = phải là tối đa { $most_results } kết quả, chẳng hạn 'BBP', không phải { $text }
error-sim-must-say-least-or = phải ghi at_least hoặc at_most, nếu không thì luôn đúng
error-sim-must-hold-1-steps = phải có từ 1 đến { $most_steps } bước
error-sim-must-first-or-number = phải là 'first' hoặc một số bước, không phải { $node }
error-sim-would-refuse-step = { $house } sẽ từ chối { $staked } (bước { $step }): { $message }
error-sim-may-win-round-more = có thể thắng { $wins } trong một ván, quá lớn để cộng dồn
error-sim-what-bet-when-written = đặt cược gì và khi nào, viết là [[rule]]
error-sim-what-each-rank-adds = mỗi hạng bài cộng bao nhiêu, chẳng hạn {"{"} 4 = -1, 8 = 2 {"}"}
error-sim-units-each-step = số đơn vị của mỗi bước
error-sim-name-plan = tên của kế hoạch
error-sim-one-sentence-about-plan = một câu giới thiệu kế hoạch
error-sim-what-one-step-stakes = tiền cược của một bước
error-sim-patron-s-money = vốn của khách chơi
error-sim-bet-make = cược cần đặt
error-sim-fast-kernel-only-points = nhân tính nhanh chỉ chia cho các cược xét điểm, số lá và đôi, mà các cược này xét nhiều hơn: { $bets }
error-sim-gpu-only-points = GPU chỉ chia cho các cược xét điểm, số lá và đôi; hãy bỏ --gpu, CPU chia cho mọi cược: { $bets }
error-sim-gpu-too-many-bets = GPU thanh toán tối đa { $most } cược cùng lúc, mà sòng bài có { $bets } cược
error-sim-gpu-pays-too-much = một cược của sòng bài này trả nhiều hơn mức GPU cộng dồn được; hãy bỏ --gpu
error-sim-gpu-not-compiled = không biên dịch được nhân tính cho thiết bị này: { $error }
error-sim-gpu-no-cupy = --gpu cần CuPy, mà CuPy chưa được cài đặt ({ $error }); hãy cài Punto kèm CuPy: pip install 'punto[gpu]' cho CUDA 13, hoặc cupy-cuda12x bên cạnh Punto cho CUDA 12; không có --gpu thì CPU chia đúng các hộp bài đó
error-sim-gpu-no-driver = --gpu cần một thiết bị CUDA và trình điều khiển của nó, mà ở đây không có ({ $error }); hãy cài trình điều khiển của thiết bị NVIDIA; không có --gpu thì CPU chia đúng các hộp bài đó
error-sim-gpu-no-device = --gpu cần một thiết bị CUDA, mà ở đây không có; hãy cài trình điều khiển của thiết bị NVIDIA; không có --gpu thì CPU chia đúng các hộp bài đó
error-sim-work = { $kind ->
    [simulation] lần mô phỏng
    [study] lần nghiên cứu
   *[other] { $kind }
 }
error-sim-rules = các quy tắc, mỗi quy tắc viết là [[rule]]
error-sim-units = các số đơn vị
