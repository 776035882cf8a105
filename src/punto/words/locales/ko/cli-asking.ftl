# 연습과 시험의 입력 안내.
cli-asking-pick = 해당하는 번호 모두, 없으면 { $nothing }
cli-asking-arrange = 올바른 순서대로 번호
cli-asking-fill = 금액 또는 숫자
cli-asking-cut = 칩, 예: 2x25 3x5
cli-asking-locate = 열과 행
cli-asking-no-choice = '{ $given }'은(는) 선택지에 없습니다. 1에서 { $last } 사이의 번호를 입력하세요
cli-asking-no-chips = '{ $given }'은(는) 2x25와 같은 칩 수가 아닙니다. 쓸 수 있는 칩: { $chips }
