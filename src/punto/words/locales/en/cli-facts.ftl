cli-facts-does = list the facts that bets are made of, with their values
cli-facts-more = { $count } facts. How a row uses them: punto bets KEY
