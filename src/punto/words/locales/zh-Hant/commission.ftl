commission-payout = 派彩時收取
commission-end-of-shoe = 每靴結束時收取
commission-leaving = 客人離檯時收取
