"""Card counts: designing one for a bet, by what it earns on real shoes.

What a count is and what it earns is said in `earnings`. Worth is exact at every moment, so that only the shoes are a
sample: tags are sought by the units that they earn on some shoes and judged on others, from the same seed.

How it is checked: against counts that were published, with their conventions beside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations

import numpy as np
import numpy.typing as npt

from punto.errors import PuntoError
from punto.pricing.prices import StakePolicy
from punto.rules.bets import Bet
from punto.rules.cards import RANKS, VALUES
from punto.rules.shoe import ShoeRules
from punto.study.bets import effects_on
from punto.study.bins import worth_by_bin
from punto.study.earnings import COUNTED, TENS_A_RANK, Count, CountStates, Earnings, Floats, Tags
from punto.study.job import Study, study_of_bets
from punto.study.shoes import Small
from punto.words import Text

LEVELS = (1, 2, 3)
_MOST_BIN = 400
_BINS_A_COUNT = 4
"""A true count is sought in quarters."""
_SHOES_A_STEP = 512


class CountStudy:
    """The stored moments of shoes for one bet, on which counts are sought and judged."""

    def __init__(
        self,
        bet: Bet,
        shoe: ShoeRules,
        stakes: StakePolicy,
        *,
        seed: int,
        shoes: int,
        first: int = 0,
        report: Callable[[int, int], None] = lambda _done, _of: None,
    ) -> None:
        study = _with_squares(study_of_bets((bet,), shoe, stakes, seed=seed))
        parts = []
        for begin in range(0, shoes, _SHOES_A_STEP):
            end = min(begin + _SHOES_A_STEP, shoes)
            parts.append(study.moments(first + begin, first + end))
            report(end, shoes)
        # Shoes are dealt side by side: here they come one after the other, each in the order of its rounds.
        numbers = np.concatenate([part.shoe for part in parts]) - first
        order = np.argsort(numbers, kind="stable")
        worth = np.concatenate([part.worth for part in parts])[order]
        self.bet, self.shoe, self.stakes = bet, shoe, stakes
        self.states = CountStates(
            cards=shoe.cards,
            shoes=shoes,
            shoe=numbers[order],
            seen=_seen(np.concatenate([part.left for part in parts])[order], shoe),
            worth=np.ascontiguousarray(worth[:, 0]),
            square=np.ascontiguousarray(worth[:, 1]),
        )

    @property
    def perfect(self) -> float:
        """What perfect play is worth in all shoes."""
        return self.states.perfect

    def earnings(self, count: Count) -> Earnings:
        """What a count earns on these shoes."""
        return self.states.earnings(count)

    def best_trigger(self, tags: Tags, *, running: bool) -> tuple[float, float]:
        """The units that the tags earn with their best trigger, and the trigger."""
        states, scale = self.states, 1 if running else _BINS_A_COUNT
        per_count = np.ones_like(states.decks) if running else states.decks
        asked = np.array(tags, dtype=np.float32)
        by_bin = worth_by_bin(states.seen, per_count, states.worth, asked, np.float32(scale), _MOST_BIN)
        earned = by_bin[::-1].cumsum()[::-1]
        best = int(earned.argmax())
        return float(earned[best]), (best - _MOST_BIN) / scale


def _with_squares(study: Study) -> Study:
    """The study with a second column, for the square of what the bet wins."""
    return replace(
        study,
        bets=study.bets * 2,
        pays=np.ascontiguousarray(np.hstack([study.pays, study.pays**2])),
        pair_pays=np.ascontiguousarray(np.hstack([study.pair_pays, study.pair_pays**2])),
    )


def _seen(left: Small, shoe: ShoeRules) -> Floats:
    """How many cards of each kind that has a tag have been seen at each moment."""
    gone = 4 * shoe.decks - left
    columns = [gone[:, [VALUES[rank] == VALUES[kind] for rank in RANKS]].sum(axis=1) for kind in COUNTED]
    return np.stack(columns, axis=1).astype(np.float32)


def design(
    study: CountStudy,
    *,
    level: int,
    balanced: bool,
    running: bool = False,
    report: Callable[[int, int], None] = lambda _done, _of: None,
) -> Count:
    """The tags of a level, and the trigger, that earn most on the stored shoes.

    A climb from the effects of removal, in several sizes: one tag up and another down, or one alone where the count
    need not stay balanced, as long as that earns more.
    """
    effects = np.array([float(each) for each in effects_on(study.bet, study.shoe, study.stakes)])
    if not effects.any():
        raise PuntoError(Text("study-counting-nothing", bet=study.bet.key))
    starts = list(_starts(effects, level=level, balanced=balanced))
    best: tuple[float, Tags] | None = None
    known: dict[Tags, float] = {}

    def earned(tags: Tags) -> float:
        if tags not in known:
            known[tags] = study.best_trigger(tags, running=running)[0]
        return known[tags]

    for number, start in enumerate(starts):
        report(number, len(starts))
        tags, rising = start, True
        while rising:
            rising = False
            for move in _moves(tags, level=level, balanced=balanced):
                if earned(move) > earned(tags):
                    tags, rising = move, True
                    break
        if best is None or earned(tags) > best[0]:
            best = earned(tags), tags
    assert best is not None
    return Count(best[1], study.best_trigger(best[1], running=running)[1], running)


def _starts(effects: npt.NDArray[np.float64], *, level: int, balanced: bool) -> Iterator[Tags]:
    """The effects of removal as tags, in several sizes; balanced ones for each tag that the ten-valued may have."""
    found = set()
    for size in (0.6, 0.8, 1.0, 1.3, 1.8):
        scaled = np.clip(np.rint(effects * size * level / np.abs(effects).max()), -level, level).astype(int).tolist()
        for ten in range(-level, level + 1) if balanced else [scaled[-1]]:
            tags = (*scaled[:-1], ten)
            if balanced and (settled := _settled(tags, effects, level=level)) is not None:
                found.add(settled)
            elif not balanced and any(tags):
                found.add(tags)
    return iter(sorted(found))


def _settled(tags: Tags, effects: npt.NDArray[np.float64], *, level: int) -> Tags | None:
    """Tags made balanced where it hurts least; None if they cannot be."""
    values = list(tags)
    wrong = sum(values[:-1]) + TENS_A_RANK * values[-1]
    for place in np.argsort(np.abs(effects[:-1])).tolist() * (2 * level):
        step = -1 if wrong > 0 else 1
        if wrong and abs(values[place] + step) <= level:
            values[place] += step
            wrong += step
    return tuple(values) if not wrong and any(values) else None


def _moves(tags: Tags, *, level: int, balanced: bool) -> Iterator[Tags]:
    """The neighbours of some tags."""
    places = range(len(tags) - 1 if balanced else len(tags))
    steps: list[Sequence[tuple[int, int]]] = [((up, 1), (down, -1)) for up, down in permutations(places, 2)]
    if not balanced:
        steps = [((place, step),) for place in places for step in (1, -1)] + steps
    for changes in steps:
        moved = list(tags)
        for place, step in changes:
            moved[place] += step
        if max(map(abs, moved)) <= level and any(moved):
            yield tuple(moved)
