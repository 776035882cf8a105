error-unknown-name = { $kind ->
    [table] 테이블
    [house] 카지노
    [bet] 베팅
    [plan] 베팅 플랜
    [topic] 주제
    [kind] 종류
    [pace] 속도
    [currency] 통화
    [audit] 감사
    [fact] 조건
   *[other] { $kind }
 } { $name }을(를) 찾을 수 없습니다. { $nearest }
error-problem = { $file }:{ $line }: { $key }: { $message }
error-kind = { $kind ->
    [table] 테이블
    [house] 카지노
    [bet] 베팅
    [bet-in-the-catalogue] 카탈로그의 베팅
    [plan] 베팅 플랜
    [topic] 주제
    [kind] 종류
    [pace] 속도
    [currency] 통화
    [audit] 감사
    [fact] 조건
    [patron-at-the-table] 테이블의 손님
    [set] 세트
   *[other] { $kind }
 }
error-whole-file = 파일
error-extra = { $package }이(가) 필요하지만 설치되어 있지 않습니다: pip install 'punto[{ $extra }]'
