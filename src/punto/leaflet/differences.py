"""What differs among the games of a set: aspect by aspect, which games have it which way.

Worked out from the houses; an aspect in which all games agree is not mentioned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from punto.house import House
from punto.house.sets import Game
from punto.leaflet.model import LeafletTable, TableCell, TableColumn
from punto.leaflet.phrases import when_said
from punto.leaflet.words import Say, decks_said, names_of, one_after_another
from punto.rules.bets import Bet, Condition
from punto.words import Text, listed, percent, sentence

Aspect = tuple[Text, Text]
"""What is compared, and how it is at a house."""


def difference_table(games: tuple[Game, ...], say: Say) -> LeafletTable | None:
    """The table of what differs; None when nothing does that the table would tell."""
    rows: list[tuple[TableCell, ...]] = []
    aspects = {game.house.key: dict(_said(game.house, say)) for game in games}
    for aspect in dict.fromkeys(aspect for each in aspects.values() for aspect in each):
        where: dict[str, list[Text]] = {}
        for game in games:
            where.setdefault(aspects[game.house.key].get(aspect, _NONE_SAID), []).append(game.name)
        if len(where) > 1:
            rows.append((TableCell(aspect, weight="strong"),))
            rows += [
                (
                    TableCell(value or say(Text("leaflet-sets-none")), indented=True, weight="plain"),
                    TableCell(say(listed(names, "and"))),
                )
                for value, names in where.items()
            ]
    if not rows:
        return None
    heads = (TableColumn(say(Text("leaflet-sets-how"))), TableColumn(say(Text("leaflet-sets-where"))))
    return LeafletTable(say(Text("leaflet-sets-what-differs")), heads, tuple(rows))


_NONE_SAID = ""


def differ_in_style_alone(one: House, other: House) -> bool:
    """Whether two houses play the same game and only their cards are handled differently.

    >>> differ_in_style_alone(House.load("dragon-mini"), House.load("dragon-midi"))
    True
    >>> differ_in_style_alone(House.load("bclc-mini"), House.load("bclc-midi"))
    False
    """
    names = {"key": one.key, "title": one.title, "about": one.about, "source": one.source}
    like = {"style": one.style, "handling": one.handling, "texts": one.texts, "leaflet": one.leaflet}
    return one.style != other.style and replace(other, **names, **like) == one  # type: ignore[arg-type]


def _said(house: House, say: Say) -> Iterator[tuple[str, str]]:
    for aspect, value in _aspects(house):
        yield say(sentence(aspect)), say(sentence(value))


def _aspects(house: House) -> Iterator[Aspect]:
    mark, charged = house.currency.mark, house.commission
    yield Text("leaflet-sets-handled"), Text(f"leaflet-sets-handled-{house.style}")
    yield Text("leaflet-sets-dealt"), Text(f"leaflet-sets-dealt-{house.handling.dealt.replace(' ', '-')}")
    rate = percent(charged.rate) if house.charges_commission else Text("leaflet-sets-none")
    yield Text("leaflet-money-commission"), rate
    for bet in (bet for bet in house.bets if bet.kind == "main"):
        yield Text("leaflet-sets-bet-pays", bet=bet.name), _pays(bet, rate=rate)
    sides = [_side(bet) for bet in house.bets if bet.kind == "side"]
    yield Text("leaflet-bets-side-bets"), listed(sides, "and") if sides else Text("leaflet-sets-none")
    least, most = house.table_limits
    yield Text("leaflet-money-limits"), Text("range", first=mark(least), last=mark(most))
    yield Text("leaflet-contents-shoe"), decks_said(house.shoe.decks)
    together = house.combinations.main
    yield (
        Text("leaflet-money-bets-go-together"),
        Text("leaflet-sets-any")
        if together is None
        else listed(names_of([bet for bet in house.bets if bet.key in group], "with") for group in together),
    )


_TIE = (Condition("winner", frozenset({"tie"})),)


def _pays(bet: Bet, *, rate: Text) -> Text:
    """What a main bet pays when it wins, line by line."""
    lines = []
    for row in bet.rows:
        if row.pays.is_push and row.when == _TIE:
            continue
        name = "leaflet-sets-line-less" if row.commission else "leaflet-sets-line"
        lines.append(Text(name, when=when_said(row.when), pays=row.pays.words, rate=rate))
    return one_after_another(lines, "leaflet-sets-next-line") if lines else Text("leaflet-sets-none")


def _side(bet: Bet) -> Text:
    name = "leaflet-sets-side" if len(bet.rows) == 1 else "leaflet-sets-side-up-to"
    return Text(name, bet=bet.name, pays=bet.best.words)
