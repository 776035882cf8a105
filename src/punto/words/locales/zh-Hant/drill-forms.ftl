drill-forms-nothing-said = 沒有
drill-forms-column-row = 第{ $column }直行第{ $row }格
drill-forms-then = { $before }，然後{ $next }
drill-forms-filled = { $field }{ $number }
drill-forms-chips = { $count } × { $value }
