"""Which chips make an amount: cutting out a payout, and colouring up."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house.model import House
from punto.trainer.amounts import paid, settle, stakes, why_paid
from punto.trainer.chips import fewest, makeable
from punto.trainer.examples import example
from punto.trainer.forms import JOINT, CutChips, chips_said, joined
from punto.trainer.model import Note, PosedQuestion, Stack, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_MOST_CHIPS = 16
"""More would be counted in stacks, not cut out."""
_LEAST_AND_MOST_OF_A_VALUE = (4, 12)
_TRIES = 200
_FEWEST = Text("drill-chips-fewest")


def _topics(house: House) -> Iterator[Topic]:
    yield Topic(
        f"{KIND.key}/payout", Text("drill-chips-cut-out-payout"), lambda stream: _payout(house, stream, coins=False)
    )
    if house.charges_commission and not house.commission.owed_until_later:
        title = Text("drill-chips-payout-with-coins")
        yield Topic(f"{KIND.key}/coins", title, lambda stream: _payout(house, stream, coins=True))
    if len(house.chips) > 1:
        yield Topic(f"{KIND.key}/colour_up", Text("drill-chips-colour-up"), lambda stream: _colour_up(house, stream))


def _payout(house: House, stream: Stream, *, coins: bool) -> PosedQuestion | None:
    """A payout of this house; with coins, one that its chips cannot make."""
    chips, mark = _largest_first(house), house.currency.mark
    for _ in range(_TRIES):
        bet = stream.pick([bet for bet in house.bets if bet.kind == "main"] or house.bets)
        dealt = example(house, stream, lambda _: True)
        if dealt is None or bet.row_for(dealt) is None:
            continue
        settled = settle(house, bet, stream.pick(stakes(house, bet)), dealt)
        amount = paid(settled)
        part = makeable(amount, chips)
        ways = fewest(part, chips)
        if part == 0 or (part < amount) != coins or sum(ways[0]) > _MOST_CHIPS:
            continue
        question = Text("drill-chips-paid-which-chips", stake=mark(settled.stake), bet=bet.name, paid=mark(amount))
        how = Text("drill-chips-coins", paid=mark(amount), chips=mark(part), coins=mark(amount - part))
        return _asked(house, part, (Note(how if coins else _FEWEST),), question, reasons=(why_paid(house, settled),))
    return None


def _colour_up(house: House, stream: Stream) -> PosedQuestion | None:
    """Many small chips for few large ones."""
    chips = _largest_first(house)
    for _ in range(_TRIES):
        values = sorted(stream.sample(chips[1:], min(2, len(chips) - 1)), reverse=True)
        low, high = _LEAST_AND_MOST_OF_A_VALUE
        stack = tuple((value, low + stream.below(high - low + 1)) for value in values)
        amount = sum(value * count for value, count in stack)
        ways = fewest(amount, chips)
        if not ways or sum(ways[0]) > min(_MOST_CHIPS, sum(count for _, count in stack) // 2):
            continue
        question = Text("drill-chips-colour-these-chips-up")
        return _asked(house, amount, (Stack(stack),), question, reasons=(_added(house, stack),))
    return None


def _asked(
    house: House, amount: int, scene: tuple[Note | Stack, ...], question: Text, *, reasons: tuple[Text, ...]
) -> PosedQuestion:
    chips = _largest_first(house)
    return PosedQuestion(
        question,
        scene,
        CutChips(chips, house.currency),
        answers=tuple(JOINT.join(map(str, way)) for way in fewest(amount, chips)),
        reasons=(*reasons, _how(house, amount)),
    )


def _how(house: House, amount: int) -> Text:
    """The cut step by step: "$61.00: 2 x $25.00 leaves $11.00, ..."."""
    mark, steps = house.currency.mark, []
    chips, left = _largest_first(house), amount
    for chip, count in zip(chips, fewest(amount, chips)[0], strict=True):
        if count:
            left -= chip * count
            steps.append(Text("drill-chips-leaves", cut=chips_said(count, mark(chip)), rest=mark(left)))
    return Text("drill-chips-steps", whole=mark(amount), steps=joined(steps, "drill-chips-step-by-step"))


def _added(house: House, stack: tuple[tuple[int, int], ...]) -> Text:
    mark = house.currency.mark
    parts = [chips_said(count, mark(value)) for value, count in stack]
    total = mark(sum(value * count for value, count in stack))
    return Text("drill-chips-come-to", sum=joined(parts, "drill-amounts-plus"), total=total)


def _largest_first(house: House) -> tuple[int, ...]:
    return tuple(sorted(house.chips, reverse=True))


KIND = Subject(
    key="chips",
    level=60,
    name=Text("drill-chips-which-chips"),
    short=Text("drill-chips-chips"),
    topics=_topics,
)
