# The words of the casino. Each stands here once; `case: "capital"` asks for the form that begins a title or a sentence.

-player = Nhà Con
-banker = Nhà Cái
-tie = Hòa
-natural =
    { $case ->
        [capital] Bài tự nhiên
       *[lower] bài tự nhiên
    }
-commission =
    { $case ->
        [capital] Tiền hoa hồng
       *[lower] tiền hoa hồng
    }
-shoe =
    { $case ->
        [capital] Hộp bài
       *[lower] hộp bài
    }
-cut-card = lá cắt
