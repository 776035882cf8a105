"""Read models: what was stored, told as rounds, shoes, records and files. Nothing here writes to the database."""
