"""`punto houses`: the houses, or everything about one."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.text import Text

from punto.cli.bets import bets_table
from punto.cli.output import console, print_json, table
from punto.house import House
from punto.house.describe import describe_house
from punto.house.loader import house_keys
from punto.house.model import Offer
from punto.rules.commission import COLLECTION_PHRASES, format_percent

_BURN_WORDS = {"first card": "the first card and as many as it counts", 0: "nothing"}


def run(arguments: Namespace) -> int:
    """List the shipped houses, or describe one."""
    if arguments.house is not None:
        house = House.load(arguments.house)
        if arguments.json:
            print_json(describe_house(house))
        else:
            _describe(house, console())
        return 0
    houses = [House.load(key) for key in house_keys()]
    if arguments.json:
        print_json({"houses": [describe_house(house) for house in houses]})
    else:
        _list(houses, console())
    return 0


def _list(houses: list[House], terminal: Console) -> None:
    listing = table("house", "title", "style", "Banker", "side bets", right=("side bets",), whole=("house",))
    for house in houses:
        sides = sum(bet.kind == "side" for bet in house.bets)
        listing.add_row(house.key, house.title.en, house.style, _banker_terms(house), str(sides))
    terminal.print(listing)
    terminal.print("Everything about one: punto houses HOUSE", style="dim")


def _banker_terms(house: House) -> str:
    if house.charges_commission:
        return f"{format_percent(house.commission.rate)} commission"
    special = next((row for row in house.offer("banker").bet.rows if str(row.pays) != "1:1"), None)
    return f"{special.name.en}: {special.pays}" if special else "1:1"


def _describe(house: House, terminal: Console) -> None:
    terminal.print(Text.assemble((house.title.en, "bold"), f" · {house.title.zh}\n{house.about.en}\n"))
    facts = table("setting", "value")
    for name, value in _settings(house):
        facts.add_row(name, value)
    terminal.print(facts)
    terminal.print(bets_table(house.bets, {offer.bet.key: _terms(house, offer) for offer in house.offers}))


def _terms(house: House, offer: Offer) -> str:
    mark, limits = house.currency.mark, offer.limits
    stakes = f"{mark(limits.minimum)} to {mark(limits.maximum)} in steps of {mark(limits.increment)}"
    return f"{stakes}{'' if offer.requires == 'none' else f'; needs {offer.requires}'}"


def _settings(house: House) -> list[tuple[str, str]]:
    names = {offer.bet.key: offer.bet.name.en for offer in house.offers}

    def joined(groups: tuple[frozenset[str], ...], by: str) -> str:
        return ", ".join(by.join(names[key] for key in sorted(group)) for group in groups)

    burn = house.shoe.burn
    commission = "none"
    if house.charges_commission:
        times = " or ".join(COLLECTION_PHRASES[time].en for time in house.commission.collected)
        commission = f"{format_percent(house.commission.rate)}, {times}"
    main = house.combinations.main
    settings = [
        ("source", house.source),
        ("style", f"{house.style}, cards dealt {house.handling.dealt}"),
        ("shoe", f"{house.shoe.decks} decks, {house.shoe.cut_card} cards behind the cut card"),
        ("burn", _BURN_WORDS.get(burn, f"{burn} cards")),
        ("commission", commission),
        ("main bets together", "any" if main is None else joined(main, " + ")),
        ("betting", f"{house.betting_seconds} seconds, {house.seats} seats"),
        ("chips", " ".join(house.currency.mark(chip) for chip in house.chips)),
    ]
    if house.combinations.never_together:
        settings.append(("only one of", joined(house.combinations.never_together, " / ")))
    if house.tie_alone:
        settings.append(("Tie alone", "must meet the main minimum; beside Player or Banker one step is enough"))
    if house.style == "midi":
        settings.append(("squeeze", f"{house.handling.squeeze_seconds} seconds, then the dealer exposes"))
    if house.handling.may:
        settings.append(("patrons may", house.handling.may.en))
    if house.handling.may_not:
        settings.append(("patrons may not", house.handling.may_not.en))
    for name, amount in (("differential", house.differential), ("side payout cap", house.side_payout_cap)):
        if amount is not None:
            settings.append((name, house.currency.mark(amount)))
    if house.helpline:
        settings.append(("helpline", house.helpline.en))
    return settings
