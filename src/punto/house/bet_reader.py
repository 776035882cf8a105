"""Reading a bet, from the catalogue or from a house file, with every problem it can have."""

from __future__ import annotations

from typing import cast

from punto.errors import nearest
from punto.house import bet_keys as keys
from punto.house.document import Node, with_values
from punto.house.reader import ValueReader, slug
from punto.rules.bets import Bet, BetKind, FeltSide, Row
from punto.rules.proof import COPIES_THAT_MATTER, rows_matching_together
from punto.words import ENGLISH, Text, listed

CATALOGUE = "catalogue/"
"""How the names of the catalogue's files begin in problems."""


def read_bet(reader: ValueReader, table: Node, *, decks: int | None) -> Bet | None:
    """The bet of a table that holds all its keys; None after its problems have been noted.

    With `decks`, also checks that every row can match and that the bet can win in such a shoe.
    """
    key = keys.KEY.read(reader, table)
    name = keys.NAME.read(reader, table)
    kind = keys.KIND.read(reader, table)
    side = keys.SIDE.read(reader, table)
    rows = _read_rows(reader, table)
    if rows is not None and decks is not None:
        _check_rows_can_match(reader, table, rows, decks)
    if key is None or name is None or kind is None or side is None or rows is None:
        return None
    about, varies = keys.ABOUT.read(reader, table), keys.VARIES.read(reader, table)
    return Bet(key, name, cast(BetKind, kind), cast(FeltSide, side), rows, about=about, varies=varies)


def _read_rows(reader: ValueReader, table: Node) -> tuple[Row, ...] | None:
    node = keys.ROWS.node(reader, table)
    elements = reader.array(node, Text("error-house-rows"))
    if node is not None and node.is_array and not elements:
        reader.problem(node, Text("error-house-must-hold-least-one"))
    repaid = _repaid(reader, table, elements)
    rows = [_read_row(reader, row) for row in repaid]
    whole = [row for row in rows if row is not None]
    return tuple(whole) if whole and len(whole) == len(rows) else None


def _repaid(reader: ValueReader, table: Node, rows: list[Node]) -> list[Node]:
    """The rows with the odds that the bet's `pays` table puts in their place, by the row's English name."""
    pays = keys.PAID.read(reader, table)
    if pays is None:
        return rows
    names = [_english(row) for row in rows]
    known = [name for name in names if name is not None]
    if not pays.is_table:
        reader.only(pays, known)
    for name, node in pays.items():
        if name not in known:
            reader.problem(node, Text("error-house-bet-has-no-row", name=repr(name), name2=nearest(name, known)))
    changed = dict(pays.items())
    return [
        with_values(row, {**row.value, "pays": changed[name]}) if name in changed else row
        for row, name in zip(rows, names, strict=True)
    ]


def read_unstated(reader: ValueReader, node: Node | None, bet: Bet) -> frozenset[str]:
    """The keys of the rows whose odds are not the house's own, named as they are in `rows`."""
    keys = {name: row.key for row in bet.rows for name in (row.key, str(row.name))}
    found = []
    for each in reader.array(node, Text("error-house-names-of-rows")):
        name = reader.string(each)
        key = None if name is None else keys.get(name) or keys.get(slug(name))
        if name is not None and key is None:
            known = [str(row.name) for row in bet.rows]
            reader.problem(each, Text("error-house-bet-has-no-row", name=repr(name), name2=nearest(name, known)))
        found.append(key)
    return frozenset(key for key in found if key is not None)


def _english(row: Node) -> str | None:
    name = row.get("name")
    if name is not None and name.is_table:
        name = name.get(ENGLISH) or next((each for _, each in name.items()), None)
    return name.value if name is not None and isinstance(name.value, str) else None


def _read_row(reader: ValueReader, table: Node) -> Row | None:
    keys.ROW.read(reader, table)
    name = keys.NAME_OF_ROW.read(reader, table)
    when = keys.WHEN.read(reader, table)
    pays = keys.PAYS.read(reader, table)
    commission_node = table.get("commission")
    commission = keys.COMMISSION.read(reader, table) if commission_node is not None else False
    if commission and commission_node is not None and pays is not None and pays.is_push:
        reader.problem(commission_node, Text("error-house-push-wins-nothing-commission"))
    hand_node = table.get("hand")
    hand = keys.HAND.read(reader, table)
    if name is None or when is None or pays is None or commission is None or (hand is None and hand_node is not None):
        return None
    return Row(name, when, pays, commission=commission, hand=hand)


def _check_rows_can_match(reader: ValueReader, table: Node, rows: tuple[Row, ...], decks: int) -> None:
    """Note rows that no round reaches, and a bet that no round wins."""
    nodes = list(cast(Node, table.get("rows")).elements())
    if decks >= COPIES_THAT_MATTER and all(node.source.file.startswith(CATALOGUE) for node in nodes):
        # The rows of the catalogue are proved by a test, and not again at every start.
        together: set[tuple[int, ...]] = {(index,) for index in range(len(rows))}
    else:
        together = rows_matching_together(rows, decks=decks)
    first_matches = {matching[0] for matching in together if matching}
    shadowed_by = {index: {matching[0] for matching in together if index in matching[1:]} for index in range(len(rows))}
    for index, row in enumerate(rows):
        if index in first_matches:
            continue
        # Rows of the catalogue are as they should be: the fault is in the house that takes them.
        place = table if nodes[index].source.file.startswith(CATALOGUE) else nodes[index]
        never = repr(str(row.name))
        if earlier := sorted(shadowed_by[index]):
            names = listed([repr(str(rows[other].name)) for other in earlier])
            reader.problem(place, Text("error-house-row-shadowed", row=never, names=names))
        else:
            reader.problem(place, Text("error-house-row-never-met", row=never, decks=decks))
    if not any(not rows[index].pays.is_push for index in first_matches):
        reader.problem(table, Text("error-house-can-never-win-no"))
