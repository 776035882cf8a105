commission-payout = khi trả thưởng
commission-end-of-shoe = khi hết hộp bài
commission-leaving = khi khách chơi rời bàn
