"""A topic dealt with cards: the question, what may be answered, what is right and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from punto.house.drills.stream import Stream
from punto.house.drills.topics import Topic
from punto.house.model import House
from punto.rules.cards import Card
from punto.rules.rounds import Hand, Round, deal
from punto.rules.settlement import SettledBet, explain, settle_bet, settle_row
from punto.rules.tableau import Side
from punto.rules.text import SIDE_NAMES, Text

_MOST_CARDS = 6
_TRIES = 40_000
_AMOUNTS = 4
"""How many amounts are offered to choose from."""
_SLIPS_OF_COMMISSION = (Fraction(1, 2), Fraction(4, 5), Fraction(6, 5), Fraction(3, 2), Fraction(2), Fraction(10))
"""What one might charge by mistake, as parts of what is right."""
_TRIES_OF_A_WHOLE_SHOE = 1000
_DRAWS = Text("Draws", "补牌")
_STANDS = Text("Stands", "不补牌")
_LOSES = Text("Nothing: the stake is lost", "不派彩，输掉本金")
_PUSHES = Text("Nothing: the stake comes back", "不派彩，退回本金")
_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@dataclass(frozen=True)
class Choice:
    """Something that may be answered."""

    key: str
    text: Text


@dataclass(frozen=True)
class Drill:
    """A question with its answer. The cards are those that lie on the table when it is asked."""

    topic: Topic
    question: Text
    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    choices: tuple[Choice, ...]
    answer: str
    """The key of the right choice."""
    reasons: tuple[Text, ...]
    """Why it is right, in the words of the rules."""
    stake: int | None = None
    """In minor units, where a bet is settled."""


def drill(house: House, topic: Topic, *, seed: str) -> Drill | None:
    """The drill of a topic for a seed; None when no round of this kind was found, because it is so rare."""
    stream = Stream(f"drill/{house.key}/{topic.key}/{seed}")
    dealt = _example(house, topic, stream)
    if dealt is None:
        return None
    match topic.kind:
        case "player_draws" | "banker_draws":
            return _draws(topic, dealt)
        case "winner":
            return _winner(topic, dealt)
        case "payout":
            return _payout(house, topic, dealt, stream)
        case "commission":
            return _commission(house, topic, dealt, stream)


def _example(house: House, topic: Topic, stream: Stream) -> Round | None:
    for number in range(_TRIES):
        cards = stream.cards(_MOST_CARDS, decks=house.shoe.decks, narrow=number >= _TRIES_OF_A_WHOLE_SHOE)
        dealt = deal(iter(cards))
        if topic.fits(dealt):
            return dealt
    return None


def _draws(topic: Topic, dealt: Round) -> Drill:
    side: Side = "player" if topic.kind == "player_draws" else "banker"
    decision = next(each for each in dealt.decisions if each.side == side)
    return Drill(
        topic,
        Text("Does {} draw a third card?", "{}是否补第三张牌？").format(SIDE_NAMES[side]),
        player=dealt.player.cards[:2] if side == "player" else dealt.player.cards,
        banker=dealt.banker.cards[:2],
        choices=(Choice("draws", _DRAWS), Choice("stands", _STANDS)),
        answer="draws" if decision.draws else "stands",
        reasons=(decision.reason,),
    )


def _winner(topic: Topic, dealt: Round) -> Drill:
    return Drill(
        topic,
        Text("Who wins?", "哪一方胜？"),
        player=dealt.player.cards,
        banker=dealt.banker.cards,
        choices=tuple(Choice(side, SIDE_NAMES[side]) for side in ("player", "banker", "tie")),
        answer=dealt.winner,
        reasons=(_counted("player", dealt.player), _counted("banker", dealt.banker), dealt.call),
    )


def _counted(side: Side, hand: Hand) -> Text:
    """How a hand comes to its total: "Player: 5 + K + 7 counts 2"."""
    cards = " + ".join(
        ("10" if card.rank == "T" else card.rank) + _SYMBOLS.get(card.suit or "", "") for card in hand.cards
    )
    total = sum(card.value for card in hand.cards)
    if total == hand.total:
        return Text("{}: {} counts {}.", "{}：{}，共{}点。").format(SIDE_NAMES[side], cards, total)
    said = Text("{}: {} makes {}, which counts {}.", "{}：{}，合计{}，算{}点。")
    return said.format(SIDE_NAMES[side], cards, total, hand.total)


def _payout(house: House, topic: Topic, dealt: Round, stream: Stream) -> Drill:
    settled = _settled(house, topic, dealt, stream)
    paid = settled.returned - settled.stake
    fixed = (Choice("lose", _LOSES), Choice("push", _PUSHES))
    likely = [_paid(house, settled, index) for index in range(len(settled.bet.rows))]
    amounts = _amounts([paid if settled.result == "win" else 0, *likely, *_slips_of_the_mind(house, settled)], stream)
    said = Text("{} on {}. What does the dealer pay?", "{}下注{}。派彩多少？")
    return Drill(
        topic,
        said.format(house.currency.mark(settled.stake), settled.bet.name),
        player=dealt.player.cards,
        banker=dealt.banker.cards,
        choices=(*fixed, *(Choice(str(amount), _money(house, amount)) for amount in amounts)),
        answer=str(paid) if settled.result == "win" else settled.result,
        reasons=(dealt.call, explain(settled, house.currency, house.commission)),
        stake=settled.stake,
    )


def _commission(house: House, topic: Topic, dealt: Round, stream: Stream) -> Drill:
    settled = _settled(house, topic, dealt, stream)
    charged = settled.commission
    slips = [int(charged * factor) for factor in _SLIPS_OF_COMMISSION]
    amounts = _amounts([charged, *slips, settled.winnings - charged], stream)
    said = Text(
        "{stake} on {bet} wins {won}. How much commission does the house charge?",
        "{stake}下注{bet}，赢{won}。收取多少佣金？",
    )
    mark = house.currency.mark
    return Drill(
        topic,
        said.format(stake=mark(settled.stake), bet=settled.bet.name, won=mark(settled.winnings)),
        player=dealt.player.cards,
        banker=dealt.banker.cards,
        choices=tuple(Choice(str(amount), _money(house, amount)) for amount in amounts),
        answer=str(charged),
        reasons=(explain(settled, house.currency, house.commission),),
        stake=settled.stake,
    )


def _settled(house: House, topic: Topic, dealt: Round, stream: Stream) -> SettledBet:
    assert topic.bet is not None, f"{topic.key} is about no bet"
    stake = stream.pick(topic.stakes)
    return settle_bet(topic.bet, stake, dealt, commission=house.commission, payout_rounding=house.payout_rounding)


def _paid(house: House, settled: SettledBet, index: int) -> int:
    """What the stake would have been paid by another row."""
    row = settled.bet.rows[index]
    other = settle_row(
        settled.bet, settled.stake, row, commission=house.commission, payout_rounding=house.payout_rounding
    )
    return other.returned - other.stake


def _slips_of_the_mind(house: House, settled: SettledBet) -> Iterator[int]:
    """What one might pay by mistake: with the stake, without commission, with commission where there is none."""
    best = settled.bet.best.as_fraction()
    won = settled.winnings or int(best * settled.stake)
    yield won + settled.stake
    yield won
    yield won - int(house.commission.rate * won)
    yield from (settled.stake, 2 * won, won // 2)


def _amounts(wanted: list[int], stream: Stream) -> list[int]:
    """The first amount, which is right if it is one, among others, in rising order; none is nothing."""
    distinct = [amount for amount in dict.fromkeys(wanted) if amount > 0]
    right, others = distinct[:1], distinct[1:]
    return sorted(right + stream.sample(others, min(_AMOUNTS - 1, len(others))))


def _money(house: House, amount: int) -> Text:
    said = house.currency.mark(amount)
    return Text(said, said)
