"""Houses of the tests: with time to look at each state, and with shoes that end soon."""

from __future__ import annotations

_TIME = "[time]\nbetting_seconds = 600\npause_seconds = 600\n"

HOUSES = {
    "leisurely-mini": f"""
extends = "dragon-mini"
title = {{ en = "Leisurely Mini", zh-Hans = "悠闲迷你" }}
{_TIME}""",
    "tipping": f"""
extends = "dragon-mini"
title = {{ en = "Tipping", zh-Hans = "小费" }}
tips = true
{_TIME}""",
    "leisurely-midi": f"""
extends = "dragon-midi"
title = {{ en = "Leisurely Midi", zh-Hans = "悠闲中型" }}
{_TIME}
[handling]
offer_seconds = 600
squeeze_seconds = 600
""",
    # To end a shoe at once.
    "brisk-midi": """
extends = "dragon-midi"
title = { en = "Brisk Midi", zh-Hans = "轻快中型" }
[time]
betting_seconds = 600
pause_seconds = 1
""",
    # One deck, and the cut card so far in front that a handful of rounds is a shoe.
    "short-shoes": """
extends = "dragon-mini"
title = { en = "Short shoes", zh-Hans = "短靴" }
[time]
betting_seconds = 600
[shoe]
decks = 1
burn = 4
cut_card = 34
""",
    "owing": """
extends = "atlantic-city-mini"
title = { en = "Owing", zh-Hans = "记佣" }
[time]
betting_seconds = 600
pause_seconds = 1
[shoe]
decks = 1
burn = 4
cut_card = 34
""",
}
