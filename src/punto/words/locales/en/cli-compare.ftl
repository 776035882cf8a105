cli-compare-does = the same bets in several houses, side by side
cli-compare-houses = keys or files of houses
cli-compare-differ = * the houses differ
cli-compare-agree = The houses do not differ in the bets that they share.
