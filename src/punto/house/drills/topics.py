"""What there is to know in a house: the topics of its drills."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from punto.house.drills.stream import Stream
from punto.house.model import House
from punto.rules.bets import Bet, Row
from punto.rules.rounds import Round, Winner
from punto.rules.tableau import TABLEAU
from punto.rules.text import SIDE_NAMES, Text

Kind = Literal["player_draws", "banker_draws", "winner", "payout", "commission"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Fits = Callable[[Round], bool]
"""Whether a round is an example of a topic."""

_VALUES = range(10)
_TOTALS = [total for total in _VALUES if total not in TABLEAU.natural]
"""The two-card totals with which the round goes on."""
_NUMBERS = {4: Text("four", "四"), 5: Text("five", "五"), 6: Text("six", "六")}
_STAKES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 20, 22, 25, 30, 35, 40, 45, 50, 60, 75, 100)
"""In multiples of the least stake."""
_DIFFICULTIES = {
    "whole": Text("commission in whole units", "佣金为整数"),
    "cents": Text("commission with cents", "佣金带小数"),
    "rounded": Text("commission that must be rounded", "佣金须取整"),
}


@dataclass(frozen=True)
class Topic:
    """One thing to know."""

    key: str
    """Stays the same while the house's rules do: learners' scores go by it."""
    kind: Kind
    title: Text
    fits: Fits
    bet: Bet | None = None
    """The bet that is settled, where one is."""
    stakes: tuple[int, ...] = ()
    """The stakes that make the question what it is."""


def topics(house: House) -> tuple[Topic, ...]:
    """Every topic of a house, kind by kind."""
    return (*_player_draws(), *_banker_draws(), *_winner(), *_payout(house), *_commission(house))


def chosen(house: House, *, kinds: Sequence[Kind], count: int, seed: str) -> tuple[Topic, ...]:
    """Some topics of these kinds, the kinds taking turns; fewer if there are not so many."""
    stream = Stream(f"topics/{house.key}/{'+'.join(kinds)}/{seed}")
    every = topics(house)
    by_kind = [[topic for topic in every if topic.kind == kind] for kind in kinds]
    piles = [stream.sample(pile, len(pile)) for pile in by_kind]
    found: list[Topic] = []
    while len(found) < count and any(piles):
        found += [pile.pop() for pile in piles if pile]
    return tuple(found[:count])


def _player_draws() -> Iterator[Topic]:
    def has(total: int) -> Fits:
        return lambda dealt: dealt.player.two_card_total == total and not dealt.banker.natural

    for total in _TOTALS:
        title = Text("Player has {}", "闲家{}点").format(total)
        yield Topic(f"player_draws/{total}", "player_draws", title, has(total))
    yield Topic(
        "player_draws/natural",
        "player_draws",
        Text("Player has a natural", "闲家例牌"),
        lambda dealt: dealt.player.natural,
    )
    yield Topic(
        "player_draws/banker_natural",
        "player_draws",
        Text("Banker has a natural", "庄家例牌"),
        lambda dealt: dealt.banker.natural and dealt.player.two_card_total in TABLEAU.player_draws,
    )


def _banker_draws() -> Iterator[Topic]:
    def after_standing(total: int) -> Fits:
        return lambda dealt: _banker_has(dealt, total) and dealt.player.third is None

    def after_drawing(total: int, values: Sequence[int]) -> Fits:
        return lambda dealt: (
            _banker_has(dealt, total) and dealt.player.third is not None and dealt.player.third.value in values
        )

    for total in _TOTALS:
        title = Text("Player stood, Banker has {}", "闲家不补牌，庄家{}点").format(total)
        yield Topic(f"banker_draws/stood/{total}", "banker_draws", title, after_standing(total))
        if TABLEAU.banker_draws_to[total] in (frozenset(), frozenset(_VALUES)):
            title = Text("Banker has {}, Player drew", "庄家{}点，闲家补了牌").format(total)
            yield Topic(f"banker_draws/{total}", "banker_draws", title, after_drawing(total, _VALUES))
            continue
        said = Text("Banker has {}, Player's third card counts {}", "庄家{}点，闲家第三张牌算{}点")
        for value in _VALUES:
            key = f"banker_draws/{total}/{value}"
            yield Topic(key, "banker_draws", said.format(total, value), after_drawing(total, (value,)))
    yield Topic(
        "banker_draws/natural",
        "banker_draws",
        Text("Player has a natural", "闲家例牌"),
        lambda dealt: dealt.player.natural and not dealt.banker.natural,
    )


def _banker_has(dealt: Round, total: int) -> bool:
    """Whether Banker has this total and no natural ends the round."""
    return dealt.banker.two_card_total == total and not dealt.player.natural


def _winner() -> Iterator[Topic]:
    def ends(winner: Winner, cards: int) -> Fits:
        return lambda dealt: dealt.winner == winner and len(dealt.cards) == cards

    winners: tuple[Winner, ...] = ("player", "banker", "tie")
    for winner in winners:
        said = Text("{side} wins, {} cards", "{side}胜，{}张牌")
        if winner == "tie":
            said = Text("{side}, {} cards", "{side}局，{}张牌")
        for cards, number in _NUMBERS.items():
            title = said.format(number, side=SIDE_NAMES[winner])
            yield Topic(f"winner/{winner}/{cards}", "winner", title, ends(winner, cards))


def _settled_by(bet: Bet, row: Row | None) -> Fits:
    return lambda dealt: bet.row_for(dealt) is row


def _payout(house: House) -> Iterator[Topic]:
    for bet in house.bets:
        for index, row in enumerate((*bet.rows, None)):
            key = f"payout/{bet.key}/{'loses' if row is None else index}"
            title = Text("{}: {}", "{}：{}").format(bet.name, Text("loses", "输") if row is None else row.name)
            yield Topic(key, "payout", title, _settled_by(bet, row), bet, _stakes(house, bet))


def _commission(house: House) -> Iterator[Topic]:
    for bet in house.bets:
        for index, row in enumerate(bet.rows):
            stakes: dict[str, list[int]] = {difficulty: [] for difficulty in _DIFFICULTIES}
            for stake in _stakes(house, bet) if row.commission else ():
                stakes[_difficulty(house, row, stake)].append(stake)
            for difficulty, title in _DIFFICULTIES.items():
                if stakes[difficulty]:
                    key = f"commission/{bet.key}/{index}/{difficulty}"
                    said = Text("{} {}: {}", "{}{}：{}").format(bet.name, row.name, title)
                    yield Topic(key, "commission", said, _settled_by(bet, row), bet, tuple(stakes[difficulty]))


def _difficulty(house: House, row: Row, stake: int) -> str:
    due = house.commission.rate * house.payout_rounding.to_patron(row.pays.as_fraction() * stake)
    if due % house.commission.rounding.unit:
        return "rounded"
    return "cents" if due % 10**house.currency.decimals else "whole"


def _stakes(house: House, bet: Bet) -> tuple[int, ...]:
    """Stakes such as patrons make, within the limits of the house."""
    limits = house.offer(bet.key).limits
    wanted = (limits.minimum * times for times in _STAKES)
    return tuple(stake for stake in wanted if stake <= limits.maximum and stake % limits.increment == 0)
