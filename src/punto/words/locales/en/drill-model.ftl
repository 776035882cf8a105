drill-model-so = So: { $told }.
