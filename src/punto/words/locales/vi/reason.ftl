reason-misdeal = Chia bài sai.
reason-card-exposed-too-early = Có lá bài bị lật quá sớm.
reason-wrong-card-drawn = Rút sai lá bài.
reason-card-damaged = Có lá bài bị hỏng.
reason-wrong-payout = Trả thưởng sai.
reason-technical-fault = Lỗi kỹ thuật.
reason-emergency = Trường hợp khẩn cấp.
