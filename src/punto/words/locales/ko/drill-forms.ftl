drill-forms-nothing-said = 없음
drill-forms-column-row = { $column }열 { $row }행
drill-forms-then = { $before }, 다음에 { $next }
drill-forms-filled = { $field } { $number }
drill-forms-chips = { $count } × { $value }
