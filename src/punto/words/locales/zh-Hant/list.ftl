# 多項連成一句：「2、3或4」。
list-comma = { $before }、{ $next }
list-or = { $before }或{ $last }
list-and = { $before }與{ $last }
list-with = { $before }加{ $last }
list-conditions = { $before }且{ $last }
list-semicolon = { $before }；{ $last }
list-commas = { $before }、{ $last }
list-sentences = { $before }{ $last }
