"""A house compiled to small tables, and the one way to turn counts of rounds into prices.

`compiled` merges the hands that no bet tells apart; the engines count rounds by class; `price` does the rest.
"""
