error-unknown-name = there is no { $kind } { $name }; { $nearest }
error-problem = { $file }:{ $line }: { $key }: { $message }
error-kind = { $kind ->
    [bet-in-the-catalogue] bet in the catalogue
    [patron-at-the-table] patron at the table
   *[other] { $kind }
 }
error-whole-file = the file
error-extra = this needs { $package }, which is not installed: pip install 'punto[{ $extra }]'
