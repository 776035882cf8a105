# 写出文件的命令。
cli-document-written = { $title }：{ $file }，{ $bytes }字节
cli-document-json = --json说明写入文件的内容；用-o -时，终端输出的是文件本身
cli-document-needs-format = -o -须给出--format，可为{ $formats }
cli-document-no-format = “{ $file }”看不出格式；请以{ $endings }结尾，或给出--format
