cli-export-does = write the shoes and journals of a database as files
cli-export-about = Writes a record of every closed shoe, for punto verify, and every journal as lines of JSON. Records are for everybody; a journal is for the operator, since it holds the seed of the shoe that is on the table.
cli-export-to = where to write; made if it is not there
cli-export-doing = exporting
cli-export-table = table { $table }: { $shoes }, { $events } in { $folder }
