cli-drill-does = câu hỏi về một sòng bài, mỗi câu được chấm và giải thích ngay
cli-drill-about = Hỏi tại cửa sổ dòng lệnh; --json thì xuất câu hỏi kèm đáp án.
cli-drill-count = số câu hỏi (10)
cli-drill-limit = thời gian cho mỗi câu (không giới hạn)
cli-drill-right = Đúng.
cli-drill-wrong = Sai.
cli-drill-late = Quá giờ.
cli-drill-score = đúng { $score } trên { $questions } câu; hạt giống { $seed }
