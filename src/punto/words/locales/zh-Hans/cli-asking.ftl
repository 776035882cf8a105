# 练习与考试的提示。
cli-asking-pick = 所有适用项的编号，或{ $nothing }
cli-asking-arrange = 按正确次序的编号
cli-asking-fill = 金额
cli-asking-cut = 筹码，例如2x25 3x5
cli-asking-locate = 列与行
cli-asking-no-choice = 没有“{ $given }”这一选项；请输入1至{ $last }的编号
cli-asking-no-chips = “{ $given }”不是筹码数，例如2x25；筹码有{ $chips }
