commission-payout = at payout
commission-end-of-shoe = at the end of the shoe
commission-leaving = when the patron leaves
