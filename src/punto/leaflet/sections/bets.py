"""The bets, when they win, push and lose, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from punto.house import House
from punto.leaflet.behaviour import mirrored, rows_on, yields_to_earlier
from punto.leaflet.model import Block, LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.phrases import hand_called, when_said
from punto.leaflet.words import Say, names_of, one_after_another, rank_name
from punto.rules.bets import Bet, Condition, Row
from punto.rules.cards import UNSUITED, VALUES
from punto.rules.facts import HAND_FACTS, hand_facts_needed
from punto.rules.phrases import condition_phrase
from punto.words import Text, listed, percent, sentence

_ROWS_OF_A_GROUP = 3
_PAYS = Text("leaflet-bets-pays")
_PAIR_FACTS = frozenset({"pair", "pair_rank", "suited_pair"})
"""Hand facts that speak of a pair, whichever side or round fact asks them."""


def main_bets(house: House, say: Say) -> Section | None:
    """The main bets in one table, and how each ends; None when the house has none."""
    rows = []
    for bet in (bet for bet in house.bets if bet.kind == "main"):
        for number, line in enumerate(_lines(house, bet)):
            name = say(bet.name) if number == 0 else ""
            rows.append(
                (TableCell(name), TableCell(say(sentence(_named(house, line)))), pays_cell(house, bet, line.row, say))
            )
    if not rows:
        return None
    columns = (
        TableColumn(say(Text("leaflet-bets-bet"))),
        TableColumn(say(Text("leaflet-bets-when"))),
        TableColumn(say(_PAYS), "right"),
    )
    return Section(
        "bets",
        say(Text("leaflet-bets-bets-what-they-pay")),
        (
            LeafletTable("", columns, tuple(rows)),
            Paragraph(say(_how_paid(house))),
            _on_a_tie(house, say),
        ),
    )


def _how_paid(house: House) -> Text:
    """What odds are, by what the longest of a main bet mean for its smallest stake."""
    offer = max((offer for offer in house.offers if offer.bet.kind == "main"), key=lambda o: o.bet.best.as_fraction())
    stake, mark = offer.limits.minimum, house.currency.mark
    won = house.payout_rounding.to_patron(offer.bet.best.as_fraction() * stake)
    return Text("leaflet-bets-how-paid", odds=offer.bet.best.words, stake=mark(stake), won=mark(won))


def _on_a_tie(house: House, say: Say) -> Paragraph:
    """What a tie does to the main bets, worked out from their rows."""
    ends: dict[Text, list[Bet]] = {}
    for bet in (bet for bet in house.bets if bet.kind == "main"):
        rows = rows_on(bet, "tie", decks=house.shoe.decks)
        ends.setdefault(_end_said(house, rows), []).append(bet)
    said = [end.given(bets=names_of(bets, "and")) for end, bets in ends.items()]
    if any(bet.kind == "side" for bet in house.bets):
        said.append(Text("leaflet-bets-side-bets-go-by"))
    text = Text("leaflet-bets-on-a-tie", ends=one_after_another(said, "leaflet-bets-ends"))
    return Paragraph(say(text), lead=say(Text("leaflet-bets-if-hands-tie")))


def _end_said(house: House, rows: frozenset[Row | None]) -> Text:
    """How bets end that may end by these rows, but for their names."""
    if rows == {None}:
        return Text("leaflet-bets-tie-loses")
    if None not in rows and all(row.pays.is_push for row in rows if row):
        return Text("leaflet-bets-tie-pushes")
    if len(rows) == 1:
        (row,) = rows
        assert row is not None
        if row.commission:
            return Text("leaflet-bets-tie-wins-less", pays=row.pays.words, rate=percent(house.commission.rate))
        return Text("leaflet-bets-tie-wins", pays=row.pays.words)
    return Text("leaflet-bets-tie-by-table")


def pays_cell(house: House, bet: Bet, row: Row, say: Say) -> TableCell:
    """What a row pays, with its commission, and with a mark where the figure is not the house's own."""
    less = Text("leaflet-bets-less-commission", rate=percent(house.commission.rate))
    pays = row.pays.words
    if row.key in house.offer(bet.key).unstated:
        pays = Text("leaflet-bets-unstated-figure", pays=pays)
    return TableCell(say(pays), detail=say(less) if row.commission else "")


def unstated_note(house: House, bets: list[Bet], say: Say) -> tuple[Paragraph, ...]:
    """What the mark beside a figure means, if any of these bets has one."""
    if not any(house.offer(bet.key).unstated for bet in bets):
        return ()
    own = house.texts.unstated or Text("leaflet-bets-unstated-note")
    return (Paragraph(say(Text("leaflet-bets-unstated", note=own))),)


def _named(house: House, line: _Line) -> Text:
    """When a line pays, with the name of the hand where it has one."""
    hand = hand_called(house, line.row)
    return line.said() if hand is None else Text("leaflet-bets-called", phrase=line.said(), hand=hand)


@dataclass(frozen=True)
class _Line:
    """A row of a pay table, and whether it holds only where no earlier one does."""

    row: Row
    otherwise: bool

    def said(self, when: tuple[Condition, ...] | None = None) -> Text:
        """When it pays, or that these conditions of it hold."""
        phrase = when_said(self.row.when if when is None else when)
        return Text("leaflet-bets-otherwise", phrase=phrase) if self.otherwise else phrase


def _lines(house: House, bet: Bet) -> list[_Line]:
    """The rows of a bet."""
    return list(map(_Line, bet.rows, yields_to_earlier(bet, decks=house.shoe.decks)))


def side_bets(house: House, say: Say) -> Section | None:
    """The side bets with their pay tables; None when the house has none."""
    side = [bet for bet in house.bets if bet.kind == "side"]
    if not side:
        return None
    blocks: list[Block] = [
        Paragraph(say(Text("leaflet-bets-side-bets-optional-they"))),
    ]
    single, several = ([bet for bet in side if (len(bet.rows) == 1) == one] for one in (True, False))
    if single:
        blocks.append(_single_rows(house, single, say))
    blocks += _pay_tables(house, several, say)
    blocks += unstated_note(house, side, say)
    blocks += _terms(side, say)
    return Section("side", say(Text("leaflet-bets-side-bets")), tuple(blocks))


def _pay_tables(house: House, bets: list[Bet], say: Say) -> Iterator[Block]:
    """One table a bet, or one for both sides where Banker's is Player's mirrored."""
    left = list(bets)
    while left:
        bet = left.pop(0)
        twin = next((other for other in left if mirrored(bet, other, decks=house.shoe.decks)), None)
        if twin is not None:
            left.remove(twin)
        yield LeafletTable(
            say(names_of([bet] if twin is None else [bet, twin], "and")),
            (TableColumn(say(Text("leaflet-bets-when"))), TableColumn(say(_PAYS), "right")),
            tuple(_grouped_rows(house, bet, say)),
        )
        if twin is not None:
            yield Paragraph(say(Text("leaflet-bets-these-lines-pays-same", bet=bet.name, twin=twin.name)))


def _grouped_rows(house: House, bet: Bet, say: Say) -> Iterator[tuple[TableCell, ...]]:
    """The rows of a pay table; what several in a row have in common is said once, above them."""
    lines = _lines(house, bet)
    while lines:
        group, varying = _alike(lines)
        if len(group) < _ROWS_OF_A_GROUP:
            line = lines.pop(0)
            yield TableCell(say(sentence(line.row.name)), say(line.said())), pays_cell(house, bet, line.row, say)
            continue
        common = tuple(each for each in group[0].row.when if each.fact != varying)
        yield (TableCell(say(Text("leaflet-bets-group", common=sentence(group[0].said(common))))),)
        for line in group:
            (condition,) = (each for each in line.row.when if each.fact == varying)
            name = TableCell(say(sentence(line.row.name)), say(condition_phrase(condition)), indented=True)
            yield name, pays_cell(house, bet, line.row, say)
        del lines[: len(group)]


def _alike(lines: list[_Line]) -> tuple[list[_Line], str]:
    """The first lines as far as they differ in the values of one fact only, and that fact."""
    first, varying = lines[0], ""
    facts = [condition.fact for condition in first.row.when]
    group = [first]
    for line in lines[1:] if len(facts) > 1 else ():
        if line.otherwise != first.otherwise or [condition.fact for condition in line.row.when] != facts:
            break
        pairs = zip(line.row.when, first.row.when, strict=True)
        differing = [one.fact for one, other in pairs if one != other]
        if len(differing) != 1 or varying not in {"", *differing}:
            break
        (varying,) = differing
        group.append(line)
    return group, varying


def _single_rows(house: House, bets: list[Bet], say: Say) -> LeafletTable:
    """All bets of one line in one table."""
    return LeafletTable(
        "",
        (
            TableColumn(say(Text("leaflet-bets-bet"))),
            TableColumn(say(Text("leaflet-bets-wins-when"))),
            TableColumn(say(_PAYS), "right"),
        ),
        tuple(
            (TableCell(say(bet.name)), TableCell(say(sentence(line.said()))), pays_cell(house, bet, line.row, say))
            for bet in bets
            for line in _lines(house, bet)
        ),
    )


def _terms(bets: list[Bet], say: Say) -> Iterator[Paragraph]:
    """The words of the tables that a newcomer may not know."""
    facts = [fact for bet in bets for fact in bet.facts]
    asked = {key for fact in facts for keys in hand_facts_needed(fact).values() for key in keys}
    if any(fact.key == "margin" for fact in facts):
        text = Text("leaflet-bets-difference-between-two-totals")
        yield Paragraph(say(text), lead=say(Text("leaflet-bets-margin")))
    if asked & _PAIR_FACTS:
        yes, no = _pair_examples()
        text = Text("leaflet-bets-what-a-pair-is", yes=yes, no=no)
        yield Paragraph(say(text), lead=say(Text("leaflet-bets-pair")))


def _pair_examples() -> tuple[Text, Text]:
    """Two pictures that are a pair and two that are not, as the fact has it."""
    pair = HAND_FACTS["pair"].evaluate
    pictures = [card for card in reversed(UNSUITED) if VALUES[card.rank] == 0]
    yes = next((one, other) for one in pictures for other in pictures if pair((one, other)))
    no = next((one, other) for one in pictures for other in pictures if not pair((one, other)))
    said = [listed((rank_name(card.rank) for card in cards), "and") for cards in (yes, no)]
    return said[0], said[1]
