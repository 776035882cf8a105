# 練習與考試。
error-trainer-questions = 考試須有1至{ $most }題，而不是{ $count }題
error-trainer-pass-mark = 及格線須為百分之1至100，而不是{ $percent }
error-trainer-time-limit = 時限至少為一秒，而不是{ $seconds }
error-trainer-nothing-to-ask = { $house }沒有可考的{ $kinds }
error-trainer-too-many-answers = 試卷有{ $questions }題，卻給出{ $answers }個答案
error-trainer-answer = 第{ $number }個答案：{ $error }
error-trainer-no-choice = { $answer }不在選項{ $choices }之中
error-trainer-not-some = { $answer }不是按此次序從{ $choices }中選出的若干項；一項也不選寫作{ $none }
error-trainer-not-each-once = { $answer }未將{ $choices }各列一次
error-trainer-no-square = { $answer }不是格子：直行為1至{ $columns }，每直行為第1至{ $rows }格
error-trainer-not-numbers = { $answer }不是以{ $joint }相連的{ $count }個整數
