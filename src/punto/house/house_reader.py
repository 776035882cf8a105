"""Reading a whole house out of its merged document."""

from __future__ import annotations

from typing import cast, get_args

from punto.errors import NotationError, nearest
from punto.house.bet_reader import BET_KEYS, KEYS_OF_A_WHOLE_BET, read_bet
from punto.house.document import Node
from punto.house.model import (
    Combinations,
    Dealt,
    Handling,
    House,
    Limits,
    Offer,
    Requirement,
    Style,
)
from punto.house.reader import Reader, shown
from punto.rules.commission import COLLECTIONS, Collection, Commission, parse_percent
from punto.rules.money import CURRENCIES, Currency, Favour, Rounding
from punto.rules.shoe import MOST_DECKS, Burn, ShoeRules
from punto.rules.text import Text

_TOP_KEYS = (
    *("extends", "without", "title", "about", "source", "style", "currency", "chips", "seats", "helpline"),
    *("shoe", "time", "limits", "combinations", "commission", "payout", "handling", "bet"),
)
_MOST_CARDS_OF_A_ROUND = 6
_MOST_SECONDS = 3600
_MOST_SEATS = 99
_OFF = "off"


def read_house(reader: Reader, key: str, document: Node) -> House | None:
    """The house of a document that holds everything, its own words and the defaults; None if it has problems."""
    reader.only(document, _TOP_KEYS)
    title = reader.text(reader.required(document, "title", "the name of the house"))
    about = reader.text(reader.required(document, "about", "one sentence about the house"))
    source = reader.string(reader.required(document, "source", "where these rules come from"))
    style = reader.choice(document.get("style"), get_args(Style))
    code = reader.choice(document.get("currency"), CURRENCIES)
    currency = CURRENCIES[code] if code else None
    helpline = reader.text(document.get("helpline"))
    seats = reader.integer(document.get("seats"), least=1, most=_MOST_SEATS)
    chips = _read_chips(reader, document.get("chips"), currency)
    shoe = _read_shoe(reader, _section(reader, document, "shoe", ("decks", "burn", "cut_card")))
    time = _section(reader, document, "time", ("betting_seconds", "pause_seconds"))
    betting, pause = (
        reader.integer(time.get(each), least=1, most=_MOST_SECONDS) for each in ("betting_seconds", "pause_seconds")
    )
    limits = _section(
        reader,
        document,
        "limits",
        ("main", "side", "side_bets_require", "tie_alone", "differential", "side_payout_cap"),
    )
    tie_alone = reader.flag(limits.get("tie_alone"))
    differential = _read_cap(reader, limits.get("differential"), currency)
    side_payout_cap = _read_cap(reader, limits.get("side_payout_cap"), currency)
    offers = _read_offers(reader, document, limits, currency, decks=shoe.decks if shoe else None)
    combinations = _read_combinations(reader, document)
    commission = _read_commission(reader, document, currency)
    payout = _section(reader, document, "payout", ("rounding",))
    payout_rounding = _read_rounding(reader, payout.get("rounding"), currency)
    handling = _read_handling(reader, document)
    if reader.problems:
        return None
    assert title and about and source and style and currency and seats and chips and shoe and betting and pause
    assert tie_alone is not None and commission and payout_rounding and handling
    return House(
        key=key,
        title=title,
        about=about,
        source=source,
        style=cast(Style, style),
        shoe=shoe,
        offers=offers,
        tie_alone=tie_alone,
        combinations=combinations,
        commission=commission,
        payout_rounding=payout_rounding,
        differential=differential,
        side_payout_cap=side_payout_cap,
        handling=handling,
        betting_seconds=betting,
        pause_seconds=pause,
        seats=seats,
        chips=chips,
        currency=currency,
        helpline=helpline,
    )


def _section(reader: Reader, document: Node, key: str, known: tuple[str, ...]) -> Node:
    """A section that the defaults guarantee, with a look at its keys; a house may have written no table there."""
    section = cast(Node, document.get(key))
    reader.only(section, known)
    return section


def _read_chips(reader: Reader, node: Node | None, currency: Currency | None) -> tuple[int, ...] | None:
    chips = [reader.amount(each, currency) for each in reader.array(node, "chip values")]
    if node is not None and node.is_array and not chips:
        reader.problem(node, "must hold at least one chip")
    known = [chip for chip in chips if chip is not None]
    if node is not None and known != sorted(set(known)):
        reader.problem(node, "must rise from the smallest chip to the largest, each once")
    return tuple(known)


def _read_shoe(reader: Reader, table: Node) -> ShoeRules | None:
    decks = reader.integer(table.get("decks"), least=1, most=MOST_DECKS)
    burn = _read_burn(reader, table.get("burn"))
    cut_card = reader.integer(table.get("cut_card"), least=0, most=MOST_DECKS * 52)
    if decks is None or burn is None or cut_card is None:
        return None
    rules = ShoeRules(decks=decks, burn=burn, cut_card=cut_card)
    dealable = rules.cards - rules.most_burned
    if dealable < _MOST_CARDS_OF_A_ROUND:
        reader.problem(
            _written_here(table, "burn", "decks"),
            f"burning {rules.most_burned} of {rules.cards} cards leaves no round, which takes up to six; "
            f"burn at most {rules.cards - _MOST_CARDS_OF_A_ROUND}",
        )
    elif cut_card > dealable:
        reader.problem(
            _written_here(table, "cut_card", "burn", "decks"),
            f"{cut_card} cards behind the cut card are more than the {dealable} of {rules.cards} that the burn leaves",
        )
    return rules


def _read_burn(reader: Reader, node: Node | None) -> Burn | None:
    if node is None:
        return None
    if node.value == "none":
        return 0
    if node.value == "first card":
        return "first card"
    if isinstance(node.value, int) and not isinstance(node.value, bool) and node.value >= 0:
        return node.value
    reader.problem(node, f"must be 'first card', 'none' or a number of cards, not {shown(node)}")
    return None


def _read_cap(reader: Reader, node: Node | None, currency: Currency | None) -> int | None:
    """An amount that may be switched off."""
    if node is None or currency is None or node.value == _OFF:
        return None
    try:
        amount = currency.parse(node.value) if isinstance(node.value, str) else 0
    except NotationError:
        amount = 0
    if not amount:
        reader.problem(node, f"must be {_OFF!r} or an amount such as {currency.format(200000)!r}, not {shown(node)}")
    return amount or None


def _read_offers(
    reader: Reader, document: Node, limits: Node, currency: Currency | None, *, decks: int | None
) -> tuple[Offer, ...]:
    by_kind = {kind: _read_limits(reader, limits.get(kind), currency) for kind in ("main", "side")}
    requirement = reader.choice(limits.get("side_bets_require"), get_args(Requirement))
    bets = document.get("bet")
    if bets is None or not list(bets.elements()):
        reader.problem(document, "the house has no bet; write [[bet]] with a key, such as key = 'player'")
        return ()
    offers: list[Offer] = []
    places: list[Node] = []
    for table in bets.elements():
        reader.only(table, (*BET_KEYS, "from", "requires", "limits"))
        if not any(table.get(key) for key in KEYS_OF_A_WHOLE_BET):
            continue  # Only the name of a bet that the catalogue does not have, as the loader has noted.
        bet = read_bet(reader, table, decks=decks)
        if bet is None:
            continue
        own = table.get("limits")
        stakes = by_kind[bet.kind] if own is None else _read_limits(reader, own, currency, under=by_kind[bet.kind])
        requires_node = table.get("requires")
        if requires_node is not None:
            requires = reader.choice(requires_node, get_args(Requirement))
        else:
            requires = requirement if bet.kind == "side" else "none"
        if requires == "same side" and bet.side == "centre":
            reader.problem(
                requires_node or cast(Node, limits.get("side_bets_require")),
                f"the bet {bet.key!r} lies in the centre and has no side; use 'any main' or 'player or banker'",
            )
            continue
        if stakes is not None and requires is not None:
            offers.append(Offer(bet, stakes, cast(Requirement, requires)))
            places.append(requires_node or limits.get("side_bets_require") or table)
    if len(offers) == len(list(bets.elements())):
        _check_prerequisites_exist(reader, offers, places)
    return tuple(offers)


def _check_prerequisites_exist(reader: Reader, offers: list[Offer], places: list[Node]) -> None:
    """Note side bets that need a main bet which the house does not have."""
    present = {offer.bet.side for offer in offers if offer.bet.kind == "main"}
    for offer, place in zip(offers, places, strict=True):
        if offer.needs_beside and not offer.needs_beside & present:
            reader.problem(
                place,
                f"nobody could bet {offer.bet.key!r}: it needs a main bet ({offer.requires}) that the house lacks; "
                "add that bet, or require 'none'",
            )


def _read_limits(
    reader: Reader, table: Node | None, currency: Currency | None, *, under: Limits | None = None
) -> Limits | None:
    """A minimum, a maximum and an increment that fit together; what is left out comes from `under`."""
    if table is None:
        return None
    reader.only(table, ("minimum", "maximum", "increment"))
    read = {}
    for key in ("minimum", "maximum", "increment"):
        node = table.get(key)
        read[key] = getattr(under, key) if node is None and under is not None else reader.amount(node, currency)
    minimum, maximum, increment = read["minimum"], read["maximum"], read["increment"]
    if minimum is None or maximum is None or increment is None or currency is None:
        return None
    money = currency.format
    if minimum > maximum:
        reader.problem(
            _written_here(table, "minimum", "maximum"),
            f"the minimum {money(minimum)} is above the maximum {money(maximum)}; lower the one or raise the other",
        )
    for key, amount in (("minimum", minimum), ("maximum", maximum)):
        if past := amount % increment:
            right = [money(each) for each in (amount - past, amount - past + increment) if each]
            reader.problem(
                _written_here(table, key, "increment"),
                f"the {key} {money(amount)} is no multiple of the increment {money(increment)}, "
                f"so nobody could bet it; {' or '.join(right)} would be",
            )
    return Limits(minimum=minimum, maximum=maximum, increment=increment)


def _written_here(table: Node, *keys: str) -> Node:
    """Of values that do not fit together, the first that the table's own file gives: it is the one to mend."""
    nodes = [node for key in keys if (node := table.get(key)) is not None]
    return next((node for node in nodes if node.source is table.source), table)


def _read_combinations(reader: Reader, document: Node) -> Combinations:
    table = _section(reader, document, "combinations", ("main", "never_together"))
    bets = document.get("bet")
    # The keys as written, so that a bet with a problem of its own is not called unknown as well.
    kinds = {str(bet.value["key"].value): bet.get("kind") for bet in (bets.elements() if bets else ())}
    main = [key for key, kind in kinds.items() if kind is None or kind.value != "side"]
    node = table.get("main")
    permitted = None
    if node is not None and isinstance(node.value, str) and node.value != "any":
        right = "must be 'any' or an array of arrays of main bets such as [['banker', 'tie'], ['player', 'tie']]"
        reader.problem(node, f"{right}, not {shown(node)}")
    elif node is not None and node.value != "any":
        permitted = _read_sets(reader, node, main, what="main bets")
    never = _read_sets(reader, table.get("never_together"), list(kinds), what="bets")
    return Combinations(main=permitted, never_together=never)


def _read_sets(reader: Reader, node: Node | None, known: list[str], *, what: str) -> tuple[frozenset[str], ...]:
    sets = []
    for group in reader.array(node, f"arrays of {what}"):
        keys = [reader.string(each) for each in reader.array(group, what)]
        for each, key in zip(group.elements(), keys, strict=True):
            if key is not None and known and key not in known:
                reader.problem(each, f"{key!r} is none of the {what} of this house; {nearest(key, known)}")
        sets.append(frozenset(key for key in keys if key is not None))
    return tuple(sets)


def _read_commission(reader: Reader, document: Node, currency: Currency | None) -> Commission | None:
    table = _section(reader, document, "commission", ("rate", "collected", "rounding"))
    rate = reader.parsed(table.get("rate"), parse_percent, like="5%")
    if rate is not None and rate >= 1:
        rate_node = cast(Node, table.get("rate"))
        reader.problem(rate_node, f"must be below 100%, not {shown(rate_node)}")
    node = table.get("collected")
    times = [reader.choice(each, COLLECTIONS) for each in reader.array(node, "times of collection")]
    if node is not None and node.is_array and not times:
        reader.problem(node, f"must name when commission is collected: {', '.join(map(repr, COLLECTIONS))}")
    rounding = _read_rounding(reader, table.get("rounding"), currency)
    if rate is None or rounding is None:
        return None
    collected = tuple(cast(Collection, time) for time in times if time is not None)
    return Commission(rate=rate, rounding=rounding, collected=collected)


def _read_rounding(reader: Reader, table: Node | None, currency: Currency | None) -> Rounding | None:
    if table is None:
        return None
    reader.only(table, ("unit", "favour"))
    unit_node = reader.required(table, "unit", "the unit to which amounts are rounded")
    unit = 1 if unit_node is not None and unit_node.value == "smallest" else reader.amount(unit_node, currency)
    favour = reader.choice(
        reader.required(table, "favour", "who has the rest, 'patron' or 'house', or 'nearest'"), get_args(Favour)
    )
    return Rounding(unit, cast(Favour, favour)) if unit is not None and favour is not None else None


def _read_handling(reader: Reader, document: Node) -> Handling | None:
    table = _section(reader, document, "handling", ("dealt", "squeeze_seconds", "ceding", "may", "may_not"))
    dealt = reader.choice(table.get("dealt"), get_args(Dealt))
    squeeze = reader.integer(table.get("squeeze_seconds"), least=1, most=_MOST_SECONDS)
    ceding = reader.flag(table.get("ceding"))
    may: Text | None = reader.text(table.get("may"))
    may_not: Text | None = reader.text(table.get("may_not"))
    style = document.get("style")
    if style is not None and style.value == "midi" and dealt == "face up":
        place = cast(Node, table.get("dealt"))
        reader.problem(place, "cards that patrons may squeeze must be dealt 'face down' in a midi house")
    if dealt is None or squeeze is None or ceding is None:
        return None
    return Handling(cast(Dealt, dealt), squeeze_seconds=squeeze, ceding=ceding, may=may, may_not=may_not)
