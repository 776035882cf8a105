# Prompts of drills and exams.
cli-asking-pick = numbers of all that apply, or { $nothing }
cli-asking-arrange = numbers in the right order
cli-asking-fill = { $fields ->
    [one] amount
   *[other] amounts
 }
cli-asking-cut = chips, such as 2x25 3x5
cli-asking-locate = column and row
cli-asking-no-choice = '{ $given }' is no choice; give a number from 1 to { $last }
cli-asking-no-chips = '{ $given }' is not a number of chips such as 2x25; the chips are { $chips }
