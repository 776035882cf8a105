# 여러 항목을 한 구절로 잇는 법: "2, 3 또는 4".
list-comma = { $before }, { $next }
list-or = { $before } 또는 { $last }
list-and = { $before } 및 { $last }
list-with = { $before } + { $last }
list-conditions = { $before }, 그리고 { $last }
list-semicolon = { $before }; { $last }
list-commas = { $before }, { $last }
list-sentences = { $before } { $last }
