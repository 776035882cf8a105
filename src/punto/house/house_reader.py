"""Reading a whole house out of its merged document."""

from __future__ import annotations

from typing import cast

from punto.errors import nearest
from punto.house import bet_keys
from punto.house import house_keys as keys
from punto.house.bet_reader import read_bet, read_unstated
from punto.house.document import Node
from punto.house.leaflet_settings import read_leaflet_settings
from punto.house.model import Combinations, Dealt, Handling, House, Limits, Offer, Requirement, Style
from punto.house.reader import ValueReader, shown
from punto.house.shape import Key
from punto.house.texts import read_texts
from punto.rules.commission import COLLECTIONS, Collection, Commission, Owed
from punto.rules.money import CURRENCIES, Favour, Rounding
from punto.rules.shoe import MOST_CARDS_OF_A_ROUND, ShoeRules
from punto.words import Text


def read_house(reader: ValueReader, key: str, document: Node) -> House | None:
    """The house of a document that holds everything, its own words and the defaults; None if it has problems."""
    reader.only(document, keys.HOUSE.names)
    title = keys.TITLE.read(reader, document)
    about = keys.ABOUT.read(reader, document)
    source = keys.SOURCE.read(reader, document)
    style = keys.STYLE.read(reader, document)
    code = keys.CURRENCY.read(reader, document)
    currency = reader.currency = CURRENCIES[code] if code else None
    helpline = keys.HELPLINE.read(reader, document)
    seats = keys.SEATS.read(reader, document)
    flags = {each.name: each.read(reader, document) for each in keys.FLAG_KEYS}
    chips = _read_chips(reader, document)
    shoe = _read_shoe(reader, _section(reader, document, keys.SHOE))
    time = _section(reader, document, keys.TIME)
    betting, pause = keys.BETTING.read(reader, time), keys.PAUSE.read(reader, time)
    limits = _section(reader, document, keys.LIMITS)
    tie_alone = keys.TIE_ALONE.read(reader, limits)
    differential = keys.DIFFERENTIAL.read(reader, limits)
    side_payout_cap = keys.SIDE_PAYOUT_CAP.read(reader, limits)
    offers = _read_offers(reader, document, limits, decks=shoe.decks if shoe else None)
    combinations = _read_combinations(reader, document)
    commission = _read_commission(reader, document)
    payout_rounding = _read_rounding(reader, _section(reader, document, keys.PAYOUT))
    handling = _read_handling(reader, document)
    texts = read_texts(reader, document)
    leaflet = read_leaflet_settings(reader, document)
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
        **{name: flag is True for name, flag in flags.items()},
        chips=chips,
        currency=currency,
        helpline=helpline,
        texts=texts,
        leaflet=leaflet,
    )


def _section(reader: ValueReader, document: Node, key: Key[Node]) -> Node:
    """A section that the defaults guarantee, with a look at its keys; a house may have written no table there."""
    return cast(Node, key.read(reader, document))


def _read_chips(reader: ValueReader, document: Node) -> tuple[int, ...]:
    node = keys.CHIPS.node(reader, document)
    chips = keys.CHIPS.form.read(reader, node) or []
    if node is not None and node.is_array and not chips:
        reader.problem(node, Text("error-house-must-hold-least-one-2"))
    known = [chip for chip in chips if chip is not None]
    if node is not None and known != sorted(set(known)):
        reader.problem(node, Text("error-house-must-rise-from-smallest"))
    return tuple(known)


def _read_shoe(reader: ValueReader, table: Node) -> ShoeRules | None:
    decks = keys.DECKS.read(reader, table)
    burn = keys.BURN.read(reader, table)
    cut_card = keys.CUT_CARD.read(reader, table)
    if decks is None or burn is None or cut_card is None:
        return None
    rules = ShoeRules(decks=decks, burn=burn, cut_card=cut_card)
    dealable = rules.cards - rules.most_burned
    if dealable < MOST_CARDS_OF_A_ROUND:
        reader.problem(
            _written_here(table, "burn", "decks"),
            Text(
                "error-house-burning-cards-leaves-no",
                most_burned=rules.most_burned,
                cards=rules.cards,
                cards2=rules.cards - MOST_CARDS_OF_A_ROUND,
            ),
        )
    elif cut_card > dealable:
        reader.problem(
            _written_here(table, "cut_card", "burn", "decks"),
            Text("error-house-cards-behind-cut-card", cut_card=cut_card, dealable=dealable, cards=rules.cards),
        )
    return rules


def _read_offers(reader: ValueReader, document: Node, limits: Node, *, decks: int | None) -> tuple[Offer, ...]:
    by_kind = {each.name: _read_limits(reader, each.node(reader, limits)) for each in (keys.MAIN, keys.SIDE)}
    requirement = keys.SIDE_BETS_REQUIRE.read(reader, limits)
    bets = document.get("bet")
    if bets is None or not list(bets.elements()):
        reader.problem(bets or document, Text("error-house-house-has-no-bet"))
        return ()
    offers: list[Offer] = []
    places: list[Node] = []
    for table in bets.elements():
        bet_keys.OFFER.read(reader, table)
        if not any(table.get(key) for key in bet_keys.KEYS_OF_A_WHOLE_BET):
            continue  # Only the name of a bet that the catalogue does not have, as the loader has noted.
        bet = read_bet(reader, table, decks=decks)
        if bet is None:
            continue
        own = bet_keys.LIMITS.node(reader, table)
        stakes = by_kind[bet.kind] if own is None else _read_limits(reader, own, under=by_kind[bet.kind])
        requires_node = bet_keys.REQUIRES.node(reader, table)
        if requires_node is not None:
            requires = bet_keys.REQUIRES.read(reader, table)
        else:
            requires = requirement if bet.kind == "side" else "none"
        if requires == "same side" and bet.side == "centre":
            reader.problem(
                requires_node or cast(Node, limits.get("side_bets_require")),
                Text("error-house-bet-lies-centre-has", bet=repr(bet.key)),
            )
            continue
        if stakes is not None and requires is not None:
            unstated = read_unstated(reader, bet_keys.UNSTATED.node(reader, table), bet)
            offers.append(Offer(bet, stakes, cast(Requirement, requires), unstated))
            places.append(requires_node or limits.get("side_bets_require") or table)
    if len(offers) == len(list(bets.elements())):
        _check_prerequisites_exist(reader, offers, places)
    return tuple(offers)


def _check_prerequisites_exist(reader: ValueReader, offers: list[Offer], places: list[Node]) -> None:
    """Note side bets that need a main bet which the house does not have."""
    present = {offer.bet.side for offer in offers if offer.bet.kind == "main"}
    for offer, place in zip(offers, places, strict=True):
        if offer.needs_beside and not offer.needs_beside & present:
            reader.problem(
                place,
                Text("error-house-nobody-could-bet-needs", bet=repr(offer.bet.key), requires=offer.requires),
            )


def _read_limits(reader: ValueReader, table: Node | None, *, under: Limits | None = None) -> Limits | None:
    """A minimum, a maximum and an increment that fit together; what is left out comes from `under`."""
    if table is None:
        return None
    bet_keys.STAKES.read(reader, table)

    def stake(key: Key[int]) -> int | None:
        left_out = table.get(key.name) is None and under is not None
        return cast(int, getattr(under, key.name)) if left_out else key.read(reader, table)

    minimum, maximum, increment = stake(bet_keys.MINIMUM), stake(bet_keys.MAXIMUM), stake(bet_keys.INCREMENT)
    currency = reader.currency
    if minimum is None or maximum is None or increment is None or currency is None:
        return None
    money = currency.format
    if minimum > maximum:
        reader.problem(
            _written_here(table, "minimum", "maximum"),
            Text("error-house-minimum-above-maximum-lower", minimum=money(minimum), maximum=money(maximum)),
        )
    for key, amount in (("minimum", minimum), ("maximum", maximum)):
        if past := amount % increment:
            right = [money(each) for each in (amount - past, amount - past + increment) if each]
            reader.problem(
                _written_here(table, key, "increment"),
                Text(
                    "error-house-no-multiple-increment-so",
                    name=key,
                    amount=money(amount),
                    increment=money(increment),
                    right=" or ".join(right),
                ),
            )
    return Limits(minimum=minimum, maximum=maximum, increment=increment)


def _written_here(table: Node, *keys: str) -> Node:
    """Of values that do not fit together, the first that the table's own file gives: it is the one to mend."""
    nodes = [node for key in keys if (node := table.get(key)) is not None]
    return next((node for node in nodes if node.source is table.source), table)


def _read_combinations(reader: ValueReader, document: Node) -> Combinations:
    table = _section(reader, document, keys.COMBINATIONS)
    bets = document.get("bet")
    # The keys as written, so that a bet with a problem of its own is not called unknown as well.
    kinds = {str(bet.value["key"].value): bet.get("kind") for bet in (bets.elements() if bets else ())}
    main = [key for key, kind in kinds.items() if kind is None or kind.value != "side"]
    node = keys.TOGETHER.read(reader, table)
    permitted = None
    if node is not None and isinstance(node.value, str) and node.value != keys.ANY:
        reader.problem(node, Text("error-house-not", right=Text("error-house-must-any-or-arrays"), node=shown(node)))
    elif node is not None and node.value != keys.ANY:
        permitted = _read_sets(reader, node, main, what=Text("error-house-main-bets"))
    never = _read_sets(reader, keys.NEVER_TOGETHER.read(reader, table), list(kinds), what=Text("error-house-bets"))
    return Combinations(main=permitted, never_together=never)


def _read_sets(reader: ValueReader, node: Node | None, known: list[str], *, what: Text) -> tuple[frozenset[str], ...]:
    sets = []
    for group in reader.array(node, Text("error-house-arrays-of", what=what)):
        keys = [reader.string(each) for each in reader.array(group, what)]
        for each, key in zip(group.elements(), keys, strict=True):
            if key is not None and known and key not in known:
                reader.problem(
                    each, Text("error-house-none-this-house", name=repr(key), what=what, name2=nearest(key, known))
                )
        sets.append(frozenset(key for key in keys if key is not None))
    return tuple(sets)


def _read_commission(reader: ValueReader, document: Node) -> Commission | None:
    table = _section(reader, document, keys.COMMISSION)
    rate = keys.RATE.read(reader, table)
    if rate is not None and rate >= 1:
        rate_node = cast(Node, table.get("rate"))
        reader.problem(rate_node, Text("error-house-must-below-100-not", rate_node=shown(rate_node)))
    node = keys.COLLECTED.node(reader, table)
    times = keys.COLLECTED.form.read(reader, node) or []
    if node is not None and node.is_array and not times:
        reader.problem(node, Text("error-house-must-name-when-commission", repr=", ".join(map(repr, COLLECTIONS))))
    owed = keys.OWED.read(reader, table)
    rounding = _read_rounding(reader, table)
    if rate is None or rounding is None or owed is None:
        return None
    collected = tuple(cast(Collection, time) for time in times if time is not None)
    return Commission(rate=rate, rounding=rounding, collected=collected, owed=cast(Owed, owed))


def _read_rounding(reader: ValueReader, section: Node) -> Rounding | None:
    table = keys.ROUNDING.read(reader, section)
    if table is None:
        return None
    unit, favour = keys.UNIT.read(reader, table), keys.FAVOUR.read(reader, table)
    return Rounding(unit, cast(Favour, favour)) if unit is not None and favour is not None else None


def _read_handling(reader: ValueReader, document: Node) -> Handling | None:
    table = _section(reader, document, keys.HANDLING)
    dealt = keys.DEALT.read(reader, table)
    offer, squeeze = keys.OFFER_SECONDS.read(reader, table), keys.SQUEEZE_SECONDS.read(reader, table)
    ceding = keys.CEDING.read(reader, table)
    may, may_not = keys.MAY.read(reader, table), keys.MAY_NOT.read(reader, table)
    style = document.get("style")
    if style is not None and style.value == "midi" and dealt == "face up":
        place = cast(Node, table.get("dealt"))
        reader.problem(place, Text("error-house-cards-patrons-may-squeeze"))
    if dealt is None or offer is None or squeeze is None or ceding is None:
        return None
    return Handling(
        cast(Dealt, dealt),
        offer_seconds=offer,
        squeeze_seconds=squeeze,
        ceding=ceding,
        may=may,
        may_not=may_not,
    )
