page-fairness-title = 公平
page-fairness-shoe = 第{ $number }靴
page-fairness-commitment = 承諾值
page-fairness-copy = 複製
page-fairness-copied = 已複製
page-fairness-cut-by = 切牌：{ $names }
page-fairness-seat = { $seat }號位
page-fairness-nobody-cut = 本靴無人切牌。
page-fairness-seed = 種子
page-fairness-burned-count = 銷牌{ $count }張
page-fairness-cards-left = 餘牌{ $count }張
page-fairness-shoes = 已結束的靴
page-fairness-rounds = { $count }局
page-fairness-verify = 驗證
page-fairness-again = 再次驗證
page-fairness-verifying = 驗證中…
page-fairness-download = 下載記錄
page-fairness-open-verifier = 在驗證頁開啟
page-fairness-ok = 每張牌都與種子和切牌相符。
page-fairness-not-ok = { $count }個步驟不符。
page-fairness-here = 由本瀏覽器計算
page-fairness-map = 整靴逐張
page-fairness-map-text = 共{ $all }張：銷牌{ $burned }張，派出{ $dealt }張，剩餘{ $left }張。
page-fairness-corrections = 事後更正
page-fairness-correction-of = 第{ $number }局{ $seat }號位
page-fairness-card-at = 第{ $place }張：{ $name }，{ $where }
page-fairness-in-round = 第{ $number }局

page-fairness-how-1 = 任何人下注之前，賭場先抽取一個秘密種子，並公佈它的指紋，即承諾值。
page-fairness-how-2 = 客人可以切牌：客人給出的內容一同混入，賭場或任何一位客人都無法單獨決定牌序。
page-fairness-how-3 = 一靴結束後公佈種子，由您自己的瀏覽器重新洗牌，逐張核對。
page-fairness-how-title = 原理

page-fairness-phases-committed = 已公佈承諾值，客人可以切牌。
page-fairness-phases-cut = 已切牌，牌序已定。
page-fairness-phases-burned = 已銷牌，可以開局。
page-fairness-phases-dealt = 派牌中。本靴結束前種子保密。
page-fairness-phases-closed = 已結束。
page-fairness-phases-revealed = 已結束，種子已公佈。

page-fairness-no-shoes = 尚無結束的靴。本靴結束後可在此驗證。
page-fairness-no-crypto = 瀏覽器只在https或本機上允許網頁計算（WebCrypto）。請改用其一，或執行：punto verify

page-fairness-steps-seal-title = 封條
page-fairness-steps-seal-how = 每一部分都與前一部分相連：對前一封條與本部分取SHA-256。
page-fairness-steps-commitment-title = 種子與承諾值
page-fairness-steps-commitment-how = 公佈的種子取SHA-256，必須等於派第一張牌之前公佈的值。
page-fairness-steps-house-title = 賭場規則
page-fairness-steps-house-how = 本靴所用規則檔案的SHA-256。
page-fairness-steps-cuts-title = 切牌
page-fairness-steps-cuts-how = 所有客人給出的內容依次混合：SHA-256。
page-fairness-steps-order-title = 牌序
page-fairness-steps-order-how = 種子與切牌得出密鑰（HMAC-SHA256），以密鑰洗牌（Fisher-Yates，第1版）。
page-fairness-steps-burn-title = 銷牌
page-fairness-steps-burn-how = 牌序最前面的幾張，張數依規則。
page-fairness-steps-cards-title = 每局每張牌
page-fairness-steps-cards-how = 每局依次取用牌序中接下來的牌，一張不漏。
page-fairness-steps-end-title = 靴的結束
page-fairness-steps-end-how = { -cut-card }位於某局第一張牌或之前，該局即為最後一局。
page-fairness-steps-sums-title = 合計
page-fairness-steps-sums-how = 各座位的注碼、返還與{ -commission }重新相加。
page-fairness-steps-corrections-title = 更正
page-fairness-steps-corrections-how = 派彩之後的更正，均以該局原有結果為起點。

page-fairness-found-seal = { $found }個部分均與封條一致。
page-fairness-found-commitment = 種子得出 { $found }，與公佈的一致。
page-fairness-found-house = 規則檔案完整：{ $found }。
page-fairness-found-cuts = 切牌合併得出 { $found }。
page-fairness-found-order = 重新洗牌：{ $found }張牌逐張相同。
page-fairness-found-burn = 銷牌{ $found }張，符合規則。
page-fairness-found-cards = 派出的{ $found }張牌均依次取自本靴。
page-fairness-found-end = 依規則結束：{ $found }。
page-fairness-found-sums = { $found }注與各座位合計相符。
page-fairness-found-corrections =
    { $found ->
        [0] 沒有更正。
       *[other] { $found }項更正均以該局原有結果為起點。
    }

page-fairness-failures-seal =
    { $place ->
        [header] 開頭部分與封條不符。
        [closing] 結尾部分與封條不符。
        [corrections] 更正部分與封條不符。
       *[round] 第{ $place }局與封條不符。
    }
page-fairness-failures-no_seed =
    { $said ->
        [none] 種子從未公佈。
       *[reason] 種子從未公佈（{ $said }）。
    }
page-fairness-failures-commitment = 承諾值為 { $said }，而此種子得出 { $right }。
page-fairness-failures-house = 規則檔案為 { $said }，而此檔案得出 { $right }。
page-fairness-failures-shuffle_version = 本頁不認識洗牌第{ $said }版，只認識第{ $right }版。
page-fairness-failures-order =
    第{ $place }張牌記錄為{ $said ->
        [none] 無
       *[card] { $said }
    }，而種子與切牌得出{ $right ->
        [none] 無
       *[card] { $right }
    }。
page-fairness-failures-burn_count = 銷牌{ $said }張，應為{ $right }張。
page-fairness-failures-burn_card = 第{ $place }張銷牌記錄為{ $said }，靴中為{ $right }。
page-fairness-failures-round_number = 此處應為第{ $right }局，卻是第{ $said }局。
page-fairness-failures-first_card = 第{ $place }局從第{ $said }張開始，應從第{ $right }張開始。
page-fairness-failures-card =
    { $right ->
        [none] 第{ $place }局為{ $said }，而靴中已無牌。
       *[card] 第{ $place }局為{ $said }，而靴中下一張是{ $right }。
    }
page-fairness-failures-rounds_counted = 記錄稱{ $said }局，實有{ $right }局。
page-fairness-failures-cards_counted = 記錄稱用牌{ $said }張，實為{ $right }張。
page-fairness-failures-after_the_last = 第{ $said }局已是最後一局，卻仍派了第{ $place }局。
page-fairness-failures-ended_early = 最後一局從第{ $said }張開始，而{ -cut-card }在第{ $right }張之後。
page-fairness-failures-sums = 合計「{ $place }」為{ $said }，應為{ $right }。
page-fairness-failures-correction_place = 第{ $place }項更正所指的注從未派彩。
page-fairness-failures-correction_before = 第{ $place }項更正以{ $said }為起點，但該局原為{ $right }。
page-fairness-failures-correction_same = 第{ $place }項更正沒有改變任何數額。
page-fairness-failures-correction_net = 更正合計記為{ $said }，應為{ $right }。

page-fairness-by-server = 由伺服器按規則核對
page-fairness-by-server-hint = 是否補牌、每注賠多少取決於賭場規則，本頁本身並不知道；由伺服器核對，任何人亦可自行重做：

page-fairness-server-checks-seal = 封條
page-fairness-server-checks-commitment = 承諾值
page-fairness-server-checks-house = 賭場規則
page-fairness-server-checks-order = 牌序
page-fairness-server-checks-burn = 銷牌
page-fairness-server-checks-cards = 每張牌
page-fairness-server-checks-tableau = 補牌規則與結果
page-fairness-server-checks-end = 靴的結束
page-fairness-server-checks-slips = 每張注單合規
page-fairness-server-checks-payouts = 每筆派彩
page-fairness-server-checks-sums = 合計
page-fairness-server-checks-corrections = 更正
page-fairness-server-failed = 無法取得伺服器的核對結果。

page-fairness-legend-burned = 銷牌
page-fairness-legend-dealt = 按局派出
page-fairness-legend-left = 未派出

page-fairness-page-title = 驗證一靴牌
page-fairness-page-lead = 任選一靴已結束的牌，由您自己的瀏覽器重新洗牌：從種子與切牌一直到最後一張。
page-fairness-page-pick = 某檯的一靴
page-fairness-page-table = 賭檯
page-fairness-page-shoe = 靴
page-fairness-page-none = 此檯尚無結束的靴。
page-fairness-page-no-tables = 沒有賭檯。
page-fairness-page-file = 您手上的記錄
page-fairness-page-drop = 將記錄檔案拖到此處，或
page-fairness-page-choose = 選擇檔案
page-fairness-page-paste = 貼上記錄（JSON）
page-fairness-page-go = 驗證
page-fairness-page-back = 換一靴
page-fairness-page-problems-not_json = 這不是JSON文字。
page-fairness-page-problems-not_a_record = 這是JSON，但不是一靴牌的記錄。
page-fairness-page-problems-version = 這是第{ $place }版記錄，本頁只讀第1版。
page-fairness-page-problems-part = 記錄在「{ $place }」處損壞。

page-fairness-facts-house = 規則
page-fairness-facts-shoe = 靴
page-fairness-facts-rounds = 局數
page-fairness-facts-cards = 用牌
page-fairness-facts-ended = 結束方式

page-fairness-endings-cut-card = { -cut-card }
page-fairness-endings-out-of-cards = 牌已用盡
page-fairness-endings-operator = 管理員
page-fairness-endings-void = 作廢
