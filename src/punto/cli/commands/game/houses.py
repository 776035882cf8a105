"""`punto houses`: list the houses, or everything about one."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import both_names, number, print_json, table, unwrapped
from punto.cli.parser import Parser
from punto.cli.pay_tables import bets_table, pays_said
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.house import House
from punto.house.describe import describe_house
from punto.house.loader import house_keys
from punto.house.model import Offer
from punto.house.shoe_words import burn_said
from punto.rules.commission import COLLECTION_PHRASES
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, listed, percent, verbatim


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("house", nargs="?", metavar="HOUSE", help=say(Text("cli-houses-house")))


def run(arguments: Namespace) -> int:
    """List the shipped houses, or describe one."""
    if arguments.house is not None:
        house = House.load(arguments.house)
        if arguments.json:
            print_json(describe_house(house))
        else:
            _describe(house, Terminal())
        return 0
    houses = [House.load(key) for key in house_keys()]
    if arguments.json:
        print_json({"houses": [describe_house(house) for house in houses]})
    else:
        _list(houses, Terminal())
    return 0


def _list(houses: list[House], terminal: Terminal) -> None:
    listing = table(
        unwrapped(Text("cli-table-house")),
        Text("cli-table-title"),
        Text("cli-table-style"),
        SIDE_NAMES["banker"],
        number(Text("cli-table-side-bets")),
    )
    for house in houses:
        sides = sum(bet.kind == "side" for bet in house.bets)
        style = Text(f"cli-houses-{house.style}")
        listing.add_row(house.key, *map(say, (house.title, style, _banker_terms(house))), str(sides))
    terminal.print(listing)
    terminal.print(say(Text("cli-houses-more")), style="dim")


def _banker_terms(house: House) -> Text:
    if house.charges_commission:
        return Text("cli-houses-commission", rate=percent(house.commission.rate))
    special = next((row for row in house.offer("banker").bet.rows if str(row.pays) != "1:1"), None)
    if special is None:
        return verbatim("1:1")
    return Text("cli-houses-special", row=special.name, pays=pays_said(special.pays))


def _describe(house: House, terminal: Terminal) -> None:
    terminal.print(Styled(both_names(house.title), "bold"))
    terminal.print(f"{say(house.about)}\n")
    facts = table(Text("cli-table-setting"), Text("cli-table-value"))
    for name, value in _settings(house):
        facts.add_row(say(Text(f"cli-houses-{name}")), say(value))
    terminal.print(facts)
    terminal.print(bets_table(house.bets, {offer.bet.key: _terms(house, offer) for offer in house.offers}))


def _terms(house: House, offer: Offer) -> Text:
    mark, limits = house.currency.mark, offer.limits
    bounds = {"least": mark(limits.minimum), "most": mark(limits.maximum), "step": mark(limits.increment)}
    if offer.requires == "none":
        return Text("cli-houses-limits", **bounds)
    return Text("cli-houses-limits-needing", **bounds, needed=Text(f"cli-houses-{offer.requires.replace(' ', '-')}"))


def _settings(house: House) -> list[tuple[str, Text]]:
    """Every setting by the end of its key, and what it is."""
    names = {offer.bet.key: offer.bet.name for offer in house.offers}

    def joined(groups: tuple[frozenset[str], ...], by: str) -> Text:
        return verbatim(", ".join(by.join(say(names[key]) for key in sorted(group)) for group in groups))

    main, charged = house.combinations.main, house.commission
    times = listed([COLLECTION_PHRASES[time] for time in charged.collected])
    settings = [
        ("source", verbatim(house.source)),
        (
            "style",
            Text(
                "cli-houses-style-is",
                style=Text(f"cli-houses-{house.style}"),
                dealt=Text(f"cli-houses-{house.handling.dealt.replace(' ', '-')}"),
            ),
        ),
        ("shoe", Text("cli-houses-shoe-is", decks=house.shoe.decks, cut=house.shoe.cut_card)),
        ("burn", burn_said(house)),
        (
            "charge",
            Text("cli-houses-charged", rate=percent(charged.rate), times=times)
            if house.charges_commission
            else Text("cli-houses-charge-none"),
        ),
        ("together", Text("cli-houses-together-any") if main is None else joined(main, " + ")),
        ("betting", Text("cli-houses-betting-is", seconds=house.betting_seconds, seats=house.seats)),
        ("chips", verbatim(" ".join(say(house.currency.mark(chip)) for chip in house.chips))),
    ]
    if house.combinations.never_together:
        settings.append(("only-one", joined(house.combinations.never_together, " / ")))
    if house.tie_alone:
        settings.append(("tie-alone", Text("cli-houses-tie-alone-is")))
    if house.style == "midi":
        settings.append(("squeeze", Text("cli-houses-squeeze-is", seconds=house.handling.squeeze_seconds)))
    if house.handling.may:
        settings.append(("may", house.handling.may))
    if house.handling.may_not:
        settings.append(("may-not", house.handling.may_not))
    for name, amount in (("differential", house.differential), ("side-payout-cap", house.side_payout_cap)):
        if amount is not None:
            settings.append((name, house.currency.mark(amount)))
    if house.helpline:
        settings.append(("helpline", house.helpline))
    return settings
