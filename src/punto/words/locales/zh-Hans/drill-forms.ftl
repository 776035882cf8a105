drill-forms-nothing-said = 没有
drill-forms-column-row = 第{ $column }列第{ $row }行
drill-forms-then = { $before }，然后{ $next }
drill-forms-filled = { $field }{ $number }
drill-forms-chips = { $count } × { $value }
