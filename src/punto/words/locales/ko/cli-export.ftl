cli-export-does = 데이터베이스의 슈와 저널을 파일로 씁니다
cli-export-about = 끝난 슈마다 punto verify로 검증할 수 있는 기록을 쓰고, 모든 저널을 JSON 줄로 씁니다. 기록은 누구나 볼 수 있지만, 저널에는 테이블에 놓인 슈의 시드가 들어 있으므로 운영자만 봅니다.
cli-export-to = 쓸 위치. 없으면 만듭니다
cli-export-doing = 내보내는 중
cli-export-table = 테이블 { $table }: { $shoes }, { $events }. 위치: { $folder }
