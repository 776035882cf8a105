# 연습과 시험.
error-trainer-questions = 시험은 1~{ $most }문제여야 합니다(입력값: { $count })
error-trainer-pass-mark = 합격 기준은 1~100%여야 합니다(입력값: { $percent })
error-trainer-time-limit = 제한 시간은 1초 이상이어야 합니다(입력값: { $seconds })
error-trainer-nothing-to-ask = { $house }에는 { $kinds }에 관해 물을 것이 없습니다
error-trainer-too-many-answers = 시험지는 { $questions }문제인데 답이 { $answers }개입니다
error-trainer-answer = { $number }번 답: { $error }
error-trainer-no-choice = { $answer }은(는) 선택지 { $choices }에 없습니다
error-trainer-not-some = { $answer }은(는) { $choices } 중에서 이 순서대로 고른 것이 아닙니다. 하나도 고르지 않으려면 { $none }(이)라고 쓰세요
error-trainer-not-each-once = { $answer }은(는) { $choices }을(를) 한 번씩 쓴 것이 아닙니다
error-trainer-no-square = { $answer }은(는) 칸이 아닙니다. 열은 1~{ $columns }, 행은 1~{ $rows }입니다
error-trainer-not-numbers = { $answer }은(는) { $joint }(으)로 이은 정수 { $count }개가 아닙니다
