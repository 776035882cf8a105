commission-payout = 派彩时收取
commission-end-of-shoe = 每靴结束时收取
commission-leaving = 客人离桌时收取
