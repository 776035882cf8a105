cli-schema-does = the JSON Schema of a house, a set, bets or a betting plan, for editors
cli-schema-about = Writes the schema to standard output. An editor that knows it completes the keys, facts, bets and rows of a file, says what each means and marks what is wrong. The line #:schema at the top of a file names it.
cli-schema-kind = house, set, bet (a file of bets), catalogue or plan
