"""The rules of the game: cards, shoe, tableau, rounds, facts, bets, money and roads, each with its notation.

Pure: no clock, no randomness, no input or output. Nothing here knows of a house.
"""
