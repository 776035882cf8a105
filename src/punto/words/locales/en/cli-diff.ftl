cli-diff-does = what differs between two houses, in words, with the odds that change
cli-diff-about = Compares the houses as they are when written out whole, whatever their files leave to others, key by key and bet by bet. What they are called is not compared.
cli-diff-one = key or file of the one house
cli-diff-other = key or file of the other
cli-diff-none = The houses differ in nothing but their names.
cli-diff-only = Only { $house } has { $bets }.
cli-diff-same-odds = The odds of all bets are the same.
