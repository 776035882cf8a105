# Whether a simulation agrees with the exact odds.
agreement-figures = chi bình phương { $chi_square } với { $degrees } bậc tự do, p = { $p_value }
agreement-agrees = không thấy khác biệt ({ $figures })
agreement-doubtful = đáng ngờ: chỉ do ngẫu nhiên thì { $once } lần chạy mới có một lần lệch đến vậy ({ $figures }); hãy thử hạt giống khác
agreement-cut-card = có khác biệt, nhưng không vượt quá mức mà ảnh hưởng của lá cắt giải thích được ({ $figures })
agreement-differs = LỖI: khác biệt vượt quá mức mà ngẫu nhiên và lá cắt giải thích được; có gì đó sai ({ $figures })
