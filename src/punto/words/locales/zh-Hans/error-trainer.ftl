# 练习与考试。
error-trainer-questions = 考试须有1至{ $most }题，而不是{ $count }题
error-trainer-pass-mark = 及格线须为百分之1至100，而不是{ $percent }
error-trainer-time-limit = 时限至少为一秒，而不是{ $seconds }
error-trainer-nothing-to-ask = { $house }没有可考的{ $kinds }
error-trainer-too-many-answers = 试卷有{ $questions }题，却给出{ $answers }个答案
error-trainer-answer = 第{ $number }个答案：{ $error }
error-trainer-no-choice = { $answer }不在选项{ $choices }之中
error-trainer-not-some = { $answer }不是按此次序从{ $choices }中选出的若干项；一项也不选写作{ $none }
error-trainer-not-each-once = { $answer }未将{ $choices }各列一次
error-trainer-no-square = { $answer }不是格子：列为1至{ $columns }，行为1至{ $rows }
error-trainer-not-numbers = { $answer }不是以{ $joint }相连的{ $count }个整数
