drill-model-so = Vậy: { $told }.
