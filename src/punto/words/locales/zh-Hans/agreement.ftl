# 模拟结果与精确赔率是否相符。
agreement-figures = 卡方{ $chi_square }，自由度{ $degrees }，p = { $p_value }
agreement-agrees = 未见差异（{ $figures }）
agreement-doubtful = 存疑：单凭偶然，{ $once }次才有一次相差至此（{ $figures }）；宜换种子再试
agreement-cut-card = 有差异，但不超过切牌卡效应所能解释（{ $figures }）
agreement-differs = 异常：差异超出偶然与切牌卡效应所能解释，必有错误（{ $figures }）
