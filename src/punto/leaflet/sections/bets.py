"""The bets, when they win, push and lose, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from punto.house import House
from punto.leaflet.behaviour import mirrored, rows_on, yields_to_earlier
from punto.leaflet.model import Block, Cell, Column, Paragraph, Section, Table
from punto.leaflet.words import BOTH, RANK_NAMES, Say, names_of, sentence, together
from punto.rules.bets import Bet, Condition, Row
from punto.rules.cards import UNSUITED, VALUES
from punto.rules.commission import format_percent
from punto.rules.facts import HAND_FACTS, hand_facts_needed
from punto.rules.phrases import condition_phrase, row_phrase
from punto.rules.text import Text

_ROWS_OF_A_GROUP = 3
_PAYS = Text("Pays", "赔率")
_PAIR_FACTS = frozenset({"pair", "pair_rank", "suited_pair"})
"""Hand facts that speak of a pair, whichever side or round fact asks them."""


def main_bets(house: House, say: Say) -> Section | None:
    """The main bets in one table, and how each ends; None when the house has none."""
    rows = []
    for bet in (bet for bet in house.bets if bet.kind == "main"):
        for number, line in enumerate(_lines(house, bet)):
            name = say(bet.name) if number == 0 else ""
            rows.append((Cell(name), Cell(say(sentence(line.said()))), pays_cell(house, line.row, say)))
    if not rows:
        return None
    columns = (
        Column(say(Text("Bet", "投注"))),
        Column(say(Text("When", "结果"))),
        Column(say(_PAYS), "right"),
    )
    return Section(
        "bets",
        say(Text("Bets and what they pay", "投注与赔率")),
        (
            Table("", columns, tuple(rows)),
            Paragraph(
                say(
                    Text(
                        "A bet that wins is paid at these odds and you keep your stake: {example}. A push returns your "
                        "stake; you neither win nor lose. A bet that meets none of its lines loses.",
                        "赢注按上列赔率派彩，并退回本金：{example}。“退回本金”即不输不赢。不符合表列任何一项者为输。",
                    ).format(example=_odds_example(house))
                )
            ),
            _on_a_tie(house, say),
        ),
    )


def _odds_example(house: House) -> Text:
    """What the longest odds of a main bet mean for its smallest stake."""
    offer = max((offer for offer in house.offers if offer.bet.kind == "main"), key=lambda o: o.bet.best.as_fraction())
    stake, mark = offer.limits.minimum, house.currency.mark
    won = house.payout_rounding.to_patron(offer.bet.best.as_fraction() * stake)
    return Text("{odds} on {stake} wins {won}", "{odds}，投注{stake}赢{won}").format(
        odds=offer.bet.best.words, stake=mark(stake), won=mark(won)
    )


def _on_a_tie(house: House, say: Say) -> Paragraph:
    """What a tie does to the main bets, worked out from their rows."""
    ends: dict[Text, list[Bet]] = {}
    for bet in (bet for bet in house.bets if bet.kind == "main"):
        rows = rows_on(bet, "tie", decks=house.shoe.decks)
        ends.setdefault(_end_said(house, rows), []).append(bet)
    said = [Text("{} bets {}", "{}{}").format(names_of(bets, BOTH), end) for end, bets in ends.items()]
    if any(bet.kind == "side" for bet in house.bets):
        said.append(Text("side bets go by their own tables", "边注按各自赔率表结算"))
    text = Text("; ".join(each.en for each in said) + ".", "；".join(each.zh for each in said) + "。")
    return Paragraph(say(text), lead=say(Text("If the hands tie:", "和局时：")))


def _end_said(house: House, rows: frozenset[Row | None]) -> Text:
    if rows == {None}:
        return Text("lose", "输")
    if None not in rows and all(row.pays.is_push for row in rows if row):
        return Text("push", "退回本金")
    if len(rows) == 1:
        (row,) = rows
        assert row is not None
        less = Text(", {}", "，{}").format(_less_commission(house)) if row.commission else Text("", "")
        return Text("win {}{}", "赢，{}{}").format(row.pays.words, less)
    return Text("go by their table", "按其赔率表结算")


def pays_cell(house: House, row: Row, say: Say) -> Cell:
    """What a row pays, with its commission."""
    return Cell(say(row.pays.words), detail=say(_less_commission(house)) if row.commission else "")


def _less_commission(house: House) -> Text:
    return Text("less {} commission", "扣{}佣金").format(format_percent(house.commission.rate))


@dataclass(frozen=True)
class _Line:
    """A row of a pay table, and whether it holds only where no earlier one does."""

    row: Row
    otherwise: bool

    def said(self, when: tuple[Condition, ...] | None = None) -> Text:
        """When it pays, or that these conditions of it hold."""
        phrase = row_phrase(self.row if when is None else replace(self.row, when=when))
        return Text("otherwise, {}", "其余情况，{}").format(phrase) if self.otherwise else phrase


def _lines(house: House, bet: Bet) -> list[_Line]:
    """The rows of a bet."""
    return list(map(_Line, bet.rows, yields_to_earlier(bet, decks=house.shoe.decks)))


def side_bets(house: House, say: Say) -> Section | None:
    """The side bets with their pay tables; None when the house has none."""
    side = [bet for bet in house.bets if bet.kind == "side"]
    if not side:
        return None
    blocks: list[Block] = [
        Paragraph(
            say(
                Text(
                    "Side bets are optional. They are made like all bets before any card is dealt, and paid or taken "
                    "at the end of the round. A side bet that meets none of its lines loses.",
                    "边注可自由选择，与其他投注一样须在发牌前下注，局终时结算。不符合表列任何一项者为输。",
                )
            )
        ),
    ]
    single, several = ([bet for bet in side if (len(bet.rows) == 1) == one] for one in (True, False))
    if single:
        blocks.append(_single_rows(house, single, say))
    blocks += _pay_tables(house, several, say)
    blocks += _terms(side, say)
    return Section("side", say(Text("Side bets", "边注")), tuple(blocks))


def _pay_tables(house: House, bets: list[Bet], say: Say) -> Iterator[Block]:
    """One table a bet, or one for both sides where Banker's is Player's mirrored."""
    left = list(bets)
    while left:
        bet = left.pop(0)
        twin = next((other for other in left if mirrored(bet, other, decks=house.shoe.decks)), None)
        if twin is not None:
            left.remove(twin)
        yield Table(
            say(names_of([bet] if twin is None else [bet, twin], BOTH)),
            (Column(say(Text("When", "结果"))), Column(say(_PAYS), "right")),
            tuple(_grouped_rows(house, bet, say)),
        )
        if twin is not None:
            text = Text(
                "These are the lines of {bet}; {twin} pays the same, with the hands exchanged.",
                "上表以{bet}为例；{twin}赔率相同，庄闲互换。",
            )
            yield Paragraph(say(text.format(bet=bet.name, twin=twin.name)))


def _grouped_rows(house: House, bet: Bet, say: Say) -> Iterator[tuple[Cell, ...]]:
    """The rows of a pay table; what several in a row have in common is said once, above them."""
    lines = _lines(house, bet)
    while lines:
        group, varying = _alike(lines)
        if len(group) < _ROWS_OF_A_GROUP:
            line = lines.pop(0)
            yield Cell(say(sentence(line.row.name)), say(line.said())), pays_cell(house, line.row, say)
            continue
        common = tuple(each for each in group[0].row.when if each.fact != varying)
        yield (Cell(say(Text("{}:", "{}：").format(sentence(group[0].said(common))))),)
        for line in group:
            (condition,) = (each for each in line.row.when if each.fact == varying)
            name = Cell(say(sentence(line.row.name)), say(condition_phrase(condition)), indented=True)
            yield name, pays_cell(house, line.row, say)
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


def _single_rows(house: House, bets: list[Bet], say: Say) -> Table:
    """All bets of one line in one table."""
    return Table(
        "",
        (
            Column(say(Text("Bet", "投注"))),
            Column(say(Text("Wins when", "赢"))),
            Column(say(_PAYS), "right"),
        ),
        tuple(
            (Cell(say(bet.name)), Cell(say(sentence(line.said()))), pays_cell(house, line.row, say))
            for bet in bets
            for line in _lines(house, bet)
        ),
    )


def _terms(bets: list[Bet], say: Say) -> Iterator[Paragraph]:
    """The words of the tables that a newcomer may not know."""
    facts = [fact for bet in bets for fact in bet.facts]
    asked = {key for fact in facts for keys in hand_facts_needed(fact).values() for key in keys}
    if any(fact.key == "margin" for fact in facts):
        text = Text("the difference between the two totals.", "庄闲两手牌点数之差。")
        yield Paragraph(say(text), lead=say(Text("Margin:", "相差点数：")))
    if asked & _PAIR_FACTS:
        yes, no = _pair_examples()
        text = Text(
            "two cards of exactly the same rank: {yes} are a pair, {no} are not. The first two cards of a hand make "
            "it, whoever wins.",
            "两张牌牌面完全相同：{yes}是对子，{no}不是。只看该手首两张牌，与胜负无关。",
        )
        yield Paragraph(say(text.format(yes=yes, no=no)), lead=say(Text("Pair:", "对子：")))


def _pair_examples() -> tuple[Text, Text]:
    """Two pictures that are a pair and two that are not, as the fact has it."""
    pair = HAND_FACTS["pair"].evaluate
    pictures = [card for card in reversed(UNSUITED) if VALUES[card.rank] == 0]
    yes = next((one, other) for one in pictures for other in pictures if pair((one, other)))
    no = next((one, other) for one in pictures for other in pictures if not pair((one, other)))
    said = [together((RANK_NAMES[card.rank] for card in cards), BOTH) for cards in (yes, no)]
    return said[0], said[1]
