# 模擬結果與精確賠率是否相符。
agreement-figures = 卡方{ $chi_square }，自由度{ $degrees }，p = { $p_value }
agreement-agrees = 未見差異（{ $figures }）
agreement-doubtful = 存疑：單憑偶然，{ $once }次才有一次相差至此（{ $figures }）；宜換種子再試
agreement-cut-card = 有差異，但不超過切牌卡效應所能解釋（{ $figures }）
agreement-differs = 異常：差異超出偶然與切牌卡效應所能解釋，必有錯誤（{ $figures }）
