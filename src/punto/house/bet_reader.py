"""Reading a bet, from the catalogue or from a house file, with every problem it can have."""

from __future__ import annotations

from typing import cast, get_args

from punto.errors import nearest
from punto.house.document import Node, with_values
from punto.house.reader import Reader, shown
from punto.rules.bets import Bet, Condition, Kind, Place, Row
from punto.rules.facts import FACTS, Fact, Value
from punto.rules.odds import Odds
from punto.rules.reach import reachable

CATALOGUE = "catalogue/"
"""How the names of the catalogue's files begin in problems."""
BET_KEYS = ("key", "name", "kind", "side", "about", "varies", "rows", "pays")
KEYS_OF_A_WHOLE_BET = ("name", "kind", "side", "rows")
"""What a bet needs besides its key; one that is taken from the catalogue has them from there."""
_ROW_KEYS = ("name", "when", "pays", "commission")


def read_bet(reader: Reader, table: Node, *, decks: int | None) -> Bet | None:
    """The bet of a table that holds all its keys; None after its problems have been noted.

    With `decks`, also checks that every row can match and that the bet can win in such a shoe.
    """
    key = reader.string(reader.required(table, "key", "the bet's name in slips and tables"))
    if key is not None and not (key.isascii() and key.isidentifier() and key == key.lower()):
        reader.problem(cast(Node, table.get("key")), f"must be lower case with underscores, not {key!r}")
    name = reader.text(reader.required(table, "name", "what the bet is called"))
    kind = reader.choice(reader.required(table, "kind", "its kind, 'main' or 'side'"), get_args(Kind))
    side = reader.choice(reader.required(table, "side", "where the bet lies on the felt"), get_args(Place))
    rows = _read_rows(reader, table)
    if rows is not None and decks is not None:
        _check_rows_can_match(reader, table, rows, decks)
    if key is None or name is None or kind is None or side is None or rows is None:
        return None
    about, varies = reader.text(table.get("about")), reader.text(table.get("varies"))
    return Bet(key, name, cast(Kind, kind), cast(Place, side), rows, about=about, varies=varies)


def _read_rows(reader: Reader, table: Node) -> tuple[Row, ...] | None:
    node = reader.required(table, "rows", "when the bet pays and what")
    elements = reader.array(node, "rows")
    if node is not None and node.is_array and not elements:
        reader.problem(node, "must hold at least one row, or the bet always loses")
    repaid = _repaid(reader, table, elements)
    rows = [_read_row(reader, row) for row in repaid]
    whole = [row for row in rows if row is not None]
    return tuple(whole) if whole and len(whole) == len(rows) else None


def _repaid(reader: Reader, table: Node, rows: list[Node]) -> list[Node]:
    """The rows with the odds that the bet's `pays` table puts in their place, by the row's English name."""
    pays = table.get("pays")
    if pays is None:
        return rows
    names = [_english(row) for row in rows]
    known = [name for name in names if name is not None]
    if not pays.is_table:
        reader.only(pays, known)
    for name, node in pays.items():
        if name not in known:
            reader.problem(node, f"the bet has no row {name!r}; {nearest(name, known)}")
    changed = dict(pays.items())
    return [
        with_values(row, {**row.value, "pays": changed[name]}) if name in changed else row
        for row, name in zip(rows, names, strict=True)
    ]


def _english(row: Node) -> str | None:
    name = row.get("name")
    if name is not None and name.is_table:
        name = name.get("en")
    return name.value if name is not None and isinstance(name.value, str) else None


def _read_row(reader: Reader, table: Node) -> Row | None:
    reader.only(table, _ROW_KEYS)
    name = reader.text(reader.required(table, "name", "what the row is called"))
    when = _read_when(reader, reader.required(table, "when", "the facts that must hold"))
    pays = reader.parsed(reader.required(table, "pays", "the odds, such as 8:1, or push"), Odds.parse, like="8:1")
    commission_node = table.get("commission")
    commission = reader.flag(commission_node) if commission_node is not None else False
    if commission and commission_node is not None and pays is not None and pays.is_push:
        reader.problem(commission_node, "a push wins nothing that commission could be charged on; leave it out")
    if name is None or when is None or pays is None or commission is None:
        return None
    return Row(name, when, pays, commission=commission)


def _read_when(reader: Reader, table: Node | None) -> tuple[Condition, ...] | None:
    if table is None:
        return None
    if not table.is_table:
        reader.problem(table, "must be a table of facts, such as { winner = 'banker', banker_total = 6 }")
        return None
    conditions = [_read_condition(reader, key, node) for key, node in table.items()]
    whole = [condition for condition in conditions if condition is not None]
    return tuple(whole) if len(whole) == len(conditions) else None


def _read_condition(reader: Reader, key: str, node: Node) -> Condition | None:
    fact = FACTS.get(key)
    if fact is None:
        reader.problem(node, f"unknown fact {key!r}; {nearest(key, sorted(FACTS))}")
        return None
    if node.is_table:
        wanted = _read_span(reader, fact, node)
    else:
        nodes = list(node.elements()) if node.is_array else [node]
        if not nodes:
            reader.problem(node, f"no value is wanted, so it never holds; {_domain_said(fact)}")
        outside = [each for each in nodes if not _in_domain(each.value, fact)]
        for each in outside:
            reader.problem(each, f"{shown(each)} is not a value of {key}; {_domain_said(fact)}")
        wanted = None if outside or not nodes else frozenset(each.value for each in nodes)
    return None if wanted is None else Condition(key, wanted)


def _read_span(reader: Reader, fact: Fact, node: Node) -> frozenset[Value] | None:
    """The wanted values of `{ min = ..., max = ... }`; either end may be left out."""
    reader.only(node, ("min", "max"))
    numbers = [value for value in fact.domain if isinstance(value, int) and not isinstance(value, bool)]
    if not numbers:
        reader.problem(node, f"{fact.key} has no order, so no min and max; {_domain_said(fact)}")
        return None
    ends: dict[str, int] = {}
    for end, value in node.items():
        if end in ("min", "max"):
            if value.value not in numbers or isinstance(value.value, bool):
                reader.problem(value, f"{shown(value)} is not a value of {fact.key}; {_domain_said(fact)}")
                return None
            ends[end] = value.value
    least, most = ends.get("min", min(numbers)), ends.get("max", max(numbers))
    if least > most:
        reader.problem(node, f"min {least} is above max {most}, so it never holds")
        return None
    return frozenset(value for value in numbers if least <= value <= most)


def _in_domain(value: object, fact: Fact) -> bool:
    # True == 1 in Python: the types must agree as well.
    return any(type(value) is type(known) and value == known for known in fact.domain)


def _domain_said(fact: Fact) -> str:
    shown = [str(value).lower() if isinstance(value, bool) else repr(value) for value in fact.domain]
    return "it may be " + ", ".join(shown)


def _check_rows_can_match(reader: Reader, table: Node, rows: tuple[Row, ...], decks: int) -> None:
    """Note rows that no round reaches, and a bet that no round wins."""
    facts = tuple({c.fact: FACTS[c.fact] for row in rows for c in row.when}.values())
    position = {fact.key: index for index, fact in enumerate(facts)}
    first_matches: set[int] = set()
    shadowed_by: dict[int, set[int]] = {index: set() for index in range(len(rows))}
    for values in reachable(facts, decks=decks):
        matching = [
            index
            for index, row in enumerate(rows)
            if all(values[position[condition.fact]] in condition.wanted for condition in row.when)
        ]
        if matching:
            first_matches.add(matching[0])
            for index in matching[1:]:
                shadowed_by[index].add(matching[0])
    nodes = list(cast(Node, table.get("rows")).elements())
    for index, row in enumerate(rows):
        if index in first_matches:
            continue
        # Rows of the catalogue are as they should be: the fault is in the house that takes them.
        place = table if nodes[index].source.file.startswith(CATALOGUE) else nodes[index]
        never = f"the row {row.name.en!r} can never match"
        if earlier := sorted(shadowed_by[index]):
            names = " or ".join(repr(rows[other].name.en) for other in earlier)
            reader.problem(place, f"{never}: whatever it describes, {names} above it takes; move it up or drop it")
        else:
            shoe = f"a shoe of {decks} deck{'s' if decks > 1 else ''}"
            reader.problem(place, f"{never}: no round from {shoe} meets all its facts together; change or drop it")
    if not any(not rows[index].pays.is_push for index in first_matches):
        reader.problem(table, "can never win: no row that pays is ever reached; add one that some round meets")
