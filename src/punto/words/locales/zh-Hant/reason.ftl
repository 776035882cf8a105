reason-misdeal = 發牌有誤。
reason-card-exposed-too-early = 有牌過早翻開。
reason-wrong-card-drawn = 補錯了牌。
reason-card-damaged = 有牌損壞。
reason-wrong-payout = 派彩有誤。
reason-technical-fault = 技術故障。
reason-emergency = 緊急情況。
