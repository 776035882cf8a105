# How items become one phrase: "2, 3 or 4".
list-comma = { $before }, { $next }
list-or = { $before } hoặc { $last }
list-and = { $before } và { $last }
list-with = { $before } cùng với { $last }
list-conditions = { $before } và { $last }
list-semicolon = { $before }; { $last }
list-commas = { $before }, { $last }
list-sentences = { $before } { $last }
