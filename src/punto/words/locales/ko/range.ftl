range = { $first }~{ $last }
