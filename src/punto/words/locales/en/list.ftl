# How items become one phrase: "2, 3 or 4".
list-comma = { $before }, { $next }
list-or = { $before } or { $last }
list-and = { $before } and { $last }
list-with = { $before } with { $last }
list-conditions = { $before } and { $last }
list-semicolon = { $before }; { $last }
list-commas = { $before }, { $last }
list-sentences = { $before } { $last }
