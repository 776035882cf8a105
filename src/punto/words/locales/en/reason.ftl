reason-misdeal = Misdeal.
reason-card-exposed-too-early = A card was exposed too early.
reason-wrong-card-drawn = A wrong card was drawn.
reason-card-damaged = A card is damaged.
reason-wrong-payout = A wrong payout.
reason-technical-fault = A technical fault.
reason-emergency = An emergency.
