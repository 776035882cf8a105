cli-bet-does = price a bet of the catalogue, or own bets in a file, in any shoe
cli-bet-bet = key of the catalogue, or a TOML file with [[bet]] tables
