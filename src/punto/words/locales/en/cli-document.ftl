# Commands that write a document.
cli-document-written = { $title }: { $file }, { $bytes } bytes
cli-document-json = --json tells what was written to a file; with -o - the document itself goes there
cli-document-needs-format = -o - needs --format, one of { $formats }
cli-document-no-format = '{ $file }' does not tell the format; let it end in { $endings }, or give --format
