"""A house compiled to small tables.

`compiled` merges the hands that no bet tells apart; the engines count rounds by class; `punto.pricing` does the rest.
"""
