# Whether a simulation agrees with the exact odds.
agreement-figures = chi-square { $chi_square } on { $degrees }, p = { $p_value }
agreement-agrees = no difference shows ({ $figures })
agreement-doubtful = doubtful: chance alone differs as much once in { $once } runs ({ $figures }); try another seed
agreement-cut-card = differs, by no more than the cut-card effect explains ({ $figures })
agreement-differs = BAD: differs by more than chance and the cut card explain; something is wrong ({ $figures })
