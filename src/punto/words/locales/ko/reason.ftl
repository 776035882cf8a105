reason-misdeal = 딜링 오류입니다.
reason-card-exposed-too-early = 카드가 너무 일찍 공개되었습니다.
reason-wrong-card-drawn = 잘못된 카드를 뽑았습니다.
reason-card-damaged = 카드가 손상되었습니다.
reason-wrong-payout = 지급이 잘못되었습니다.
reason-technical-fault = 기술적 장애입니다.
reason-emergency = 비상 상황입니다.
