drill-forms-nothing-said = không có gì
drill-forms-column-row = cột { $column }, hàng { $row }
drill-forms-then = { $before }, rồi { $next }
drill-forms-filled = { $field } { $number }
drill-forms-chips = { $count } × { $value }
