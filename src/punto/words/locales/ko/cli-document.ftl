# 문서를 쓰는 명령.
cli-document-written = { $title }: { $file }, { $bytes }바이트
cli-document-json = --json은 파일에 쓴 내용을 알려 줍니다. -o -를 쓰면 그 자리에 문서 자체가 출력됩니다
cli-document-needs-format = -o -에는 --format이 필요합니다. 가능한 값: { $formats }
cli-document-no-format = '{ $file }': 이름으로 형식을 알 수 없습니다. 이름 끝을 { $endings } 중 하나로 하거나 --format을 지정하세요
