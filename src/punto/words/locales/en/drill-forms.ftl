drill-forms-nothing-said = nothing
drill-forms-column-row = column { $column }, row { $row }
drill-forms-then = { $before }, then { $next }
drill-forms-filled = { $field } { $number }
drill-forms-chips = { $count } × { $value }
