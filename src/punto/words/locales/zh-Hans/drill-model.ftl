drill-model-so = 答案：{ $told }。
