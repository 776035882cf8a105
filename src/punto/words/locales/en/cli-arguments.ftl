# Arguments that several commands take.
cli-arguments-json = write JSON for programs
cli-arguments-house = key or file of the house
cli-arguments-effects = add the effect of removing one card of each rank
cli-arguments-decks = a full shoe of so many decks
cli-arguments-composition = '8 decks - As Td', or counts such as 'As=8 Kd=3 7=31'
cli-arguments-removed = cards that have left the shoe: 'As Td 7'
cli-arguments-seen = cards of this round so far, in deal order; ? lies face down
cli-arguments-topic = such as payout; repeat for more
cli-arguments-seed-of-questions = any text; the same text asks the same (random)
cli-arguments-database = SQLite file, or postgresql://user@host/database
cli-arguments-table = only this table
cli-arguments-bets = only these bets
cli-arguments-seed = a whole number; a random one is chosen and printed
cli-arguments-seed-too-large = --seed { $seed } is too large; it must be below 2^64
cli-arguments-no-seed = --seed { $seed }: a seed is a whole number from 0 and below 2^64
cli-arguments-threads = default: all cores
cli-arguments-cluster = a Dask scheduler such as tcp://host:8786, or local:4
cli-arguments-checkpoint = save progress there, and go on from it next time
cli-arguments-plot = draw a picture (.svg, .png or .pdf)
cli-arguments-format = instead of what the name of FILE tells
cli-arguments-record = the record of a shoe (JSON)
