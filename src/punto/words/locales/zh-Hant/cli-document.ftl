# 寫出檔案的指令。
cli-document-written = { $title }：{ $file }，{ $bytes }位元組
cli-document-json = --json說明寫入檔案的內容；用-o -時，終端機輸出的就是檔案本身
cli-document-needs-format = -o -須給出--format，可為{ $formats }
cli-document-no-format = 「{ $file }」看不出格式；請以{ $endings }結尾，或給出--format
