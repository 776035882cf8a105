reason-misdeal = 发牌有误。
reason-card-exposed-too-early = 有牌过早翻开。
reason-wrong-card-drawn = 补错了牌。
reason-card-damaged = 有牌损坏。
reason-wrong-payout = 派彩有误。
reason-technical-fault = 技术故障。
reason-emergency = 紧急情况。
