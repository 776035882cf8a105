range = { $first } to { $last }
