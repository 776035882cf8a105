page-history-title = 牌局記錄
page-history-shoe-round = 第{ $shoe }靴第{ $number }局
page-history-void = 作廢
page-history-result = { $winner }，{ -player }{ $player }點，{ -banker }{ $banker }點
page-history-empty = 尚無結束的牌局。
page-history-empty-own = 您尚未下注。您的牌局與輸贏將列於此處。
page-history-older = 更早的牌局
page-history-loading = 載入中…
page-history-decisions = 補牌
page-history-share = 分享
page-history-copied = 連結已複製
page-history-open = 開啟

page-history-tabs-shoe = 本靴
page-history-tabs-own = 我的牌局

page-history-sides-player = { -player }
page-history-sides-banker = { -banker }
page-history-sides-tie = { -tie }

page-history-letters-player = { -player }
page-history-letters-banker = { -banker }
page-history-letters-tie = { -tie }

page-history-own-net = 輸贏
page-history-own-bet = 投注項
page-history-own-staked = 投注額
page-history-own-rounds = 下注局數
page-history-own-won = 贏
page-history-own-lost = 輸
page-history-own-even = 平
page-history-own-chart = { $rounds }局輸贏：現為{ $now }，最高{ $best }，最低{ $worst }。

page-history-replay-again = 重播
page-history-replay-play = 播放
page-history-replay-pause = 暫停
page-history-replay-back = 上一步
page-history-replay-next = 下一步
page-history-replay-first = 回到開頭
page-history-replay-last = 跳到結尾
page-history-replay-position = 位置
page-history-replay-step = 第{ $at }步，共{ $all }步

page-history-steps-closed = 停止下注。
page-history-steps-dealt = 派一張牌予{ $side }家。
page-history-steps-offered = { $side }牌交{ $seat }號位咪牌。
page-history-steps-passed =
    { $seat ->
        [0] 荷官不咪{ $side }牌。
       *[other] { $seat }號位不咪{ $side }牌。
    }
page-history-steps-accepted =
    { $seat ->
        [0] 荷官咪{ $side }牌。
       *[other] { $seat }號位咪{ $side }牌。
    }
page-history-steps-dealer =
    { $reason ->
        [none] 荷官開{ $side }牌。
       *[other] 荷官開{ $side }牌：{ $reason }。
    }
page-history-steps-peeled =
    { $seat ->
        [0] 荷官正在看牌。
       *[other] { $seat }號位正在看牌。
    }
page-history-steps-exposed = 翻開一張牌。
page-history-steps-settled = 派彩完畢。
page-history-steps-void = 本局作廢，退回全部注碼。

page-history-bets-title = 注碼
page-history-bets-seat =
    { $you ->
        [yes] { $seat }號位（您）
       *[no] { $seat }號位
    }
page-history-bets-results-win = 贏
page-history-bets-results-lose = 輸
page-history-bets-results-push = 退回
page-history-bets-results-void = 退回
page-history-bets-none = 本局無人下注。
page-history-bets-own = 您的注

page-history-page-back = 回到賭檯
page-history-page-previous = 上一局
page-history-page-next = 下一局
page-history-page-when = 結束於{ $text }
page-history-page-fairness = 這些牌所屬的靴
page-history-page-gone = 沒有這一局，或尚未結束。

page-history-why-nobody-bet-this-side = 無人下注此邊
page-history-why-all-ceded = 均已讓牌
page-history-why-offer-ran-out = 無人應答
page-history-why-squeeze-ran-out = 時間已到
page-history-why-holder-gone = 持牌客人已離線
page-history-why-handed-over = 客人交由荷官開牌
page-history-corrections = 事後更正
