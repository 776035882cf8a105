"""What does the dealer say now?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.house.model import House
from punto.rules.calls import LAST_ROUND, NO_MORE_BETS, PLACE_BETS, call_of_totals, calls_before_close, calls_of_round
from punto.rules.rounds import Hand, Round, Winner
from punto.rules.sides import SIDE_NAMES
from punto.trainer.describe import quoted
from punto.trainer.examples import both_counted, example
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import Note, PosedQuestion, ShownHands, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

Ask = Callable[[Stream], PosedQuestion | None]

_QUESTION = Text("drill-call-question")
_OTHERS = 3
"""How many wrong calls stand beside the right one."""
_ROUNDS = 12
"""How many other rounds are dealt to hear other calls."""
_FIRST_FOUR = 4


def _topics(house: House) -> Iterator[Topic]:
    def topic(name: str, title: Text, ask: Ask) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, ask)

    yield topic("open", Text("drill-call-round-begins"), _before_the_deal("open"))
    yield topic("last", Text("drill-call-last-round-begins"), _before_the_deal("last"))
    yield topic("close", Text("drill-call-time-for-bets-up"), _before_the_deal("close"))
    yield topic("totals", Text("drill-call-four-cards-lie-face"), _totals(house))
    winners: tuple[Winner, ...] = ("player", "banker", "tie")
    for winner in winners:
        title = Text("drill-call-round-over", side=SIDE_NAMES[winner])
        yield topic(f"result/{winner}", title, _result(house, winner))


def _before_the_deal(moment: str) -> Ask:
    """The calls that need no cards: the first one the dealer has not made yet."""
    opening, closing = tuple(calls_before_close(last=moment == "last")), tuple(calls_of_round((), last=False))
    said = {
        "open": (
            Text("drill-call-new-round-begins"),
            opening[0],
            Text("drill-call-round-begins-with-call"),
        ),
        "last": (
            Text("drill-call-cut-card-came-out"),
            opening[0],
            Text("drill-call-after-round-which-cut"),
        ),
        "close": (
            Text("drill-call-bets-lie-felt-time"),
            closing[0],
            Text("drill-call-betting-closes-before-first"),
        ),
    }
    happens, right, why = said[moment]

    def ask(stream: Stream) -> PosedQuestion:
        wrong = [call for call in (PLACE_BETS, LAST_ROUND, NO_MORE_BETS) if call != right]
        return _asked(stream, right, wrong, Note(happens), reasons=(why,))

    return ask


def _totals(house: House) -> Ask:
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, lambda _: True)
        if dealt is None:
            return None
        right = list(calls_of_round(dealt.cards[:_FIRST_FOUR], last=False))[1]
        player, banker = dealt.player.two_card_total, dealt.banker.two_card_total
        # One card forgotten, hands mistaken for each other, a total off by one.
        first = [dealt.player.cards[0].value, dealt.banker.cards[0].value]
        near = [((player + 1) % 10, banker), (player, (banker + 9) % 10), ((player + 9) % 10, banker)]
        pairs = [(banker, player), (first[0], banker), (player, first[1]), *near]
        wrong = [call_of_totals(player=one, banker=other) for one, other in pairs]
        two = Hand(dealt.player.cards[:2]), Hand(dealt.banker.cards[:2])
        return _asked(
            stream,
            right,
            wrong,
            ShownHands(two[0].cards, two[1].cards),
            reasons=both_counted(*two),
        )

    return ask


def _result(house: House, winner: Winner) -> Ask:
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, lambda dealt: dealt.winner == winner)
        if dealt is None:
            return None
        *_, right = calls_of_round(dealt.cards, last=False)
        others = (example(house, stream, lambda _: True) for _ in range(_ROUNDS))
        mirrored = Round(dealt.banker, dealt.player, dealt.decisions)
        wrong = [mirrored.call, *(other.call for other in others if other is not None)]
        return _asked(
            stream,
            right,
            wrong,
            ShownHands(dealt.player.cards, dealt.banker.cards),
            reasons=both_counted(dealt.player, dealt.banker),
        )

    return ask


def _asked(
    stream: Stream, right: Text, wrong: list[Text], part: ShownHands | Note, *, reasons: tuple[Text, ...]
) -> PosedQuestion:
    """The right call among others, in any order."""
    others = [call for call in dict.fromkeys(wrong) if call != right][:_OTHERS]
    calls = stream.sample([right, *others], 1 + len(others))
    choices = tuple(Choice(str(place), quoted(call)) for place, call in enumerate(calls, start=1))
    return PosedQuestion(_QUESTION, (part,), Choose(choices), answers=(str(calls.index(right) + 1),), reasons=reasons)


KIND = Subject(
    key="call",
    level=35,
    name=Text("drill-call-what-does-dealer-say"),
    short=Text("drill-call-calls"),
    topics=_topics,
)
