page-history-title = 历史
page-history-shoe-round = 第{ $shoe }靴第{ $number }局
page-history-void = 作废
page-history-result = { $winner }，{ -player }{ $player }点，{ -banker }{ $banker }点
page-history-empty = 尚无结束的牌局。
page-history-empty-own = 您尚未下注。您的牌局与输赢将列于此处。
page-history-older = 更早的牌局
page-history-loading = 加载中…
page-history-decisions = 补牌
page-history-share = 分享
page-history-copied = 链接已复制
page-history-open = 打开

page-history-tabs-shoe = 本靴
page-history-tabs-own = 我的牌局

page-history-sides-player = { -player }
page-history-sides-banker = { -banker }
page-history-sides-tie = { -tie }

page-history-letters-player = { -player }
page-history-letters-banker = { -banker }
page-history-letters-tie = { -tie }

page-history-own-net = 输赢
page-history-own-bet = 投注项
page-history-own-staked = 投注额
page-history-own-rounds = 下注局数
page-history-own-won = 赢
page-history-own-lost = 输
page-history-own-even = 平
page-history-own-chart = { $rounds }局输赢：现为{ $now }，最高{ $best }，最低{ $worst }。

page-history-replay-again = 重新播放
page-history-replay-play = 播放
page-history-replay-pause = 暂停
page-history-replay-back = 上一步
page-history-replay-next = 下一步
page-history-replay-first = 回到开头
page-history-replay-last = 跳到结尾
page-history-replay-position = 位置
page-history-replay-step = 第{ $at }步，共{ $all }步

page-history-steps-closed = 停止下注。
page-history-steps-dealt = 发{ $side }家一张牌。
page-history-steps-offered = { $side }牌交{ $seat }号座咪牌。
page-history-steps-passed =
    { $seat ->
        [0] 荷官不咪{ $side }牌。
       *[other] { $seat }号座不咪{ $side }牌。
    }
page-history-steps-accepted =
    { $seat ->
        [0] 荷官咪{ $side }牌。
       *[other] { $seat }号座咪{ $side }牌。
    }
page-history-steps-dealer =
    { $reason ->
        [none] 荷官开{ $side }牌。
       *[other] 荷官开{ $side }牌：{ $reason }。
    }
page-history-steps-peeled =
    { $seat ->
        [0] 荷官正在看牌。
       *[other] { $seat }号座正在看牌。
    }
page-history-steps-exposed = 翻开一张牌。
page-history-steps-settled = 派彩完毕。
page-history-steps-void = 本局作废，退回全部注码。

page-history-bets-title = 注码
page-history-bets-seat =
    { $you ->
        [yes] { $seat }号座（您）
       *[no] { $seat }号座
    }
page-history-bets-results-win = 赢
page-history-bets-results-lose = 输
page-history-bets-results-push = 退回
page-history-bets-results-void = 退回
page-history-bets-none = 本局无人下注。
page-history-bets-own = 您的注

page-history-page-back = 回到牌桌
page-history-page-previous = 上一局
page-history-page-next = 下一局
page-history-page-when = 结束于{ $text }
page-history-page-fairness = 这些牌所属的靴
page-history-page-gone = 没有这一局，或尚未结束。

page-history-why-nobody-bet-this-side = 无人下注此门
page-history-why-all-ceded = 均已放弃
page-history-why-offer-ran-out = 无人应答
page-history-why-squeeze-ran-out = 时间已到
page-history-why-holder-gone = 持牌客人已离线
page-history-why-handed-over = 客人交由荷官开牌
page-history-corrections = 事后更正
