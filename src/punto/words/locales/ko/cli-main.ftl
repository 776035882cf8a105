# 명령 목록 앞뒤의 말.
cli-main-about = 바카라 시스템: 하우스 파일 하나에서 모든 것이 나옵니다.
cli-main-houses = 카지노는 키(punto houses)나 직접 만든 하우스 파일의 경로(예: my-house.toml)로 지정합니다.
cli-main-more = 명령이 받는 인수: punto COMMAND --help
cli-main-version = 프로그램의 버전 번호를 표시하고 끝냅니다
cli-main-command = 위의 명령 중 하나
