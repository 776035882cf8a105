"""The houses whose leaflets are tested: the shipped ones, and own ones that do what those do not."""

from functools import cache

from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.leaflet import Leaflet, content
from punto.words import Language

BARE = """
title  = { en = "A bare house", zh-Hans = "简厅" }
about  = { en = "It says nothing but its bets.", zh-Hans = "只列投注。" }
source = "nobody"
bet    = [{ key = "player" }, { key = "banker" }, { key = "tie" }]
"""

# Everything that a house can set otherwise, with bets on suits, on both hands at once and on single cards.
GRAND = """
extends  = "ohio-midi"
title.en = "The Grand Peninsula Palace High-Limit Midi-Baccarat"
title.zh-Hans = "大半岛皇宫贵宾厅高额投注中型百家乐"
about    = { en = "Everything at once.", zh-Hans = "应有尽有。" }
source   = "nobody"
currency = "MOP"
chips    = ["100.00", "1000.00", "10000.00"]
seats    = 9
helpline = { en = "Help: 2832 3998.", zh-Hans = "求助热线：2832 3998。" }
[shoe]
decks    = 6
burn     = 3
cut_card = 52
[time]
betting_seconds = 35
[limits]
main              = { minimum = "300.00", maximum = "3000000.00", increment = "100.00" }
side              = { minimum = "100.00", maximum = "50000.00", increment = "100.00" }
side_bets_require = "same side"
tie_alone         = true
differential      = "2000000.00"
side_payout_cap   = "9000.00"
[combinations]
never_together = [["player", "banker"], ["dragon_7", "panda_8"]]
[commission]
rate      = "4.5%"
collected = ["leaving"]
rounding  = { unit = "0.50", favour = "house" }
[payout]
rounding = { unit = "0.10", favour = "nearest" }
[handling]
squeeze_seconds = 45
ceding          = false
may_not         = { en = "tear the cards", zh-Hans = "撕牌" }
[[bet]]
key = "player_pair"
[[bet]]
key = "banker_pair"
[[bet]]
key = "either_perfect_pair"
requires = "any main"
[[bet]]
key = "quik"
requires = "none"
[[bet]]
key = "player_perfect_pair"
[[bet]]
key = "dragon_7"
[[bet]]
key = "panda_8"
[[bet]]
key = "three_card_9_over_1"
requires = "none"
"""

# One deck, no decimals, a Banker that is charged on some wins only, and a Tie that is no bet.
SMALL = """
title    = { en = "One deck in Osaka", zh-Hans = "大阪单副牌厅" }
about    = { en = "A short shoe.", zh-Hans = "短靴。" }
source   = "nobody"
currency = "JPY"
chips    = ["100", "1000"]
seats    = 1
[shoe]
decks    = 1
burn     = "none"
cut_card = 6
[limits]
main = { minimum = "500", maximum = "50000", increment = "100" }
[payout]
rounding = { unit = "10", favour = "house" }
[[bet]]
key = "player"
[[bet]]
key  = "banker"
rows = [
  { name = { en = "wins with 6", zh-Hans = "6点胜" }, when = { winner = "banker", banker_total = 6 }, pays = "1:2" },
  { name = { en = "wins", zh-Hans = "胜" }, when = { winner = "banker" }, pays = "1:1", commission = true },
  { name = { en = "tie", zh-Hans = "和局" }, when = { winner = "tie" }, pays = "push" },
]
"""

OWN = {"bare": BARE, "grand": GRAND, "small": SMALL}
EVERY_HOUSE = (*house_keys(), *OWN)


@cache
def house(key: str) -> House:
    """A shipped house, or one of the own ones above."""
    return load_house_text(OWN[key], key=key) if key in OWN else House.load(key)


@cache
def content_of(key: str, lang: Language, *, odds: bool = False) -> Leaflet:
    """The content of its leaflet, made once."""
    return content(house(key), lang=lang, odds=odds)
