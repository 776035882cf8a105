range = { $first } đến { $last }
