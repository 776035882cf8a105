cli-schema-does = 하우스, 세트, 베팅, 베팅 플랜 파일의 JSON Schema를 편집기용으로 출력합니다
cli-schema-about = 스키마를 표준 출력에 씁니다. 이를 아는 편집기는 파일의 키, 조건, 베팅, 행을 자동 완성하고 뜻을 알려 주며 잘못된 곳을 표시합니다. 파일 첫머리의 #:schema 줄이 스키마를 가리킵니다.
cli-schema-kind = house(하우스), set(세트), bet(베팅 파일), catalogue(목록), plan(베팅 플랜) 중 하나
