drill-model-so = 따라서 정답: { $told }.
