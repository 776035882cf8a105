"""Does the dealer take these bets? By the house's limits, steps, combinations and prerequisites."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.house.model import House
from punto.house.slip import RefusalCode, refusal_of
from punto.trainer.amounts import stakes
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import PosedQuestion, Seat, SeatsInPlay, Stake, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text, sentence

_REASONS = {
    RefusalCode.BELOW_MINIMUM: Text("drill-slips-below-minimum"),
    RefusalCode.ABOVE_MAXIMUM: Text("drill-slips-above-maximum"),
    RefusalCode.OFF_INCREMENT: Text("drill-slips-off-increment"),
    RefusalCode.TIE_ALONE_BELOW_MINIMUM: Text("drill-slips-tie-alone-below-minimum"),
    RefusalCode.COMBINATION_NOT_PERMITTED: Text("drill-slips-combination-not-permitted"),
    RefusalCode.BETS_NEVER_TOGETHER: Text("drill-slips-bets-never-together"),
    RefusalCode.PREREQUISITE_MISSING: Text("drill-slips-prerequisite-missing"),
}
_TAKEN = Choice("taken", Text("drill-slips-taken"))
_TRIES = 600
_MOST_BETS = 3
_OTHERS = 3


def _topics(house: House) -> Iterator[Topic]:
    yield Topic(f"{KIND.key}/taken", Text("drill-slips-slip-taken"), _asking(house, None))
    for code in _possible(house):
        yield Topic(f"{KIND.key}/{code.value}", sentence(_REASONS[code]), _asking(house, code))


def _possible(house: House) -> Iterator[RefusalCode]:
    """The refusals that can come up in this house."""
    limits = [offer.limits for offer in house.offers]
    can = {
        RefusalCode.BELOW_MINIMUM: any(each.minimum > each.increment for each in limits),
        RefusalCode.ABOVE_MAXIMUM: True,
        RefusalCode.OFF_INCREMENT: any(each.increment > 1 for each in limits),
        RefusalCode.COMBINATION_NOT_PERMITTED: house.combinations.main is not None,
        RefusalCode.BETS_NEVER_TOGETHER: bool(house.combinations.never_together),
        RefusalCode.PREREQUISITE_MISSING: any(offer.needs_beside for offer in house.offers),
    }
    return (code for code, there in can.items() if there)


def _asking(house: House, wanted: RefusalCode | None) -> Callable[[Stream], PosedQuestion | None]:
    def ask(stream: Stream) -> PosedQuestion | None:
        for _ in range(_TRIES):
            slip = _slip(house, stream, wanted)
            refusal = refusal_of(house, slip)
            if (None if refusal is None else refusal.code) == wanted:
                break
        else:
            return None
        others = [code for code in _possible(house) if code != wanted]
        codes = stream.sample(others, min(_OTHERS, len(others))) + ([wanted] if wanted else [])
        refusals = [
            Choice(code.value, Text("drill-slips-refused", reason=_REASONS[code])) for code in _REASONS if code in codes
        ]
        fine = Text("drill-slips-every-limit-rule-house")
        layout = SeatsInPlay(
            (
                Seat(
                    1 + stream.below(house.seats),
                    tuple(Stake(house.offer(key).bet.name, stake) for key, stake in slip.items()),
                ),
            )
        )
        return PosedQuestion(
            Text("drill-slips-does-dealer-take-these"),
            (layout,),
            Choose((_TAKEN, *refusals)),
            answers=("taken" if wanted is None else wanted.value,),
            reasons=(fine if refusal is None else refusal.message,),
        )

    return ask


def _slip(house: House, stream: Stream, wanted: RefusalCode | None) -> dict[str, int]:
    """Bets at random; one of them with a stake that may break what is asked for."""
    bets = stream.sample(house.bets, 1 + stream.below(min(_MOST_BETS, len(house.bets))))
    slip = {bet.key: stream.pick(stakes(house, bet)) for bet in bets}
    key = stream.pick(list(slip))
    limits = house.offer(key).limits
    match wanted:
        case RefusalCode.BELOW_MINIMUM:
            slip[key] = limits.increment * (1 + stream.below(max(1, limits.minimum // limits.increment - 1)))
        case RefusalCode.ABOVE_MAXIMUM:
            slip[key] = limits.maximum + limits.increment * (1 + stream.below(4))
        case RefusalCode.OFF_INCREMENT:
            slip[key] += max(1, limits.increment // 2)
    return slip


KIND = Subject(
    key="slips",
    level=45,
    name=Text("drill-slips-does-dealer-take"),
    short=Text("drill-slips-bets-taken"),
    topics=_topics,
)
