range = { $first }至{ $last }
