commission-payout = 지급할 때
commission-end-of-shoe = 슈가 끝날 때
commission-leaving = 손님이 자리를 떠날 때
