"""The length of a frame says nothing of a hidden face.

Two tables that differ only in cards that lie face down or in the shoe, and in the seed, send frames of the same number
of bytes to everybody. That holds for the one who peels, too: whoever counts the bytes on an encrypted line learns
nothing of what is read there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from punto.rules.cards import RANKS, SUITS, Card
from punto.server.live.document import Audience, audience_of, document_of
from punto.server.live.stage import Stage
from punto.server.protocol import FoldFrame
from punto.server.socket import frames
from punto.table import State, fold
from punto.table.command import Command
from punto.table.event import Event
from punto.table.phases import ShoePhase
from punto.table.sources.committed import Committed
from punto.table.sources.scripted import Scripted
from tests.table.desk import PureDesk, Reply
from tests.table.simulator import Simulation

_WITH_HIDDEN_CARDS = {
    *("BettingClosed", "CardDealt", "CardExposed", "RoundSettled", "BettingOpened", "SlipAccepted"),
    *("PatronSeated", "TablePaused", "TableResumed", "PatronReady", "ShoeBurned", "ShoeCommitted"),
}
_OF_MIDI = {
    *("RoundVoided", "PatronLeft"),
    *("ControlOffered", "ControlPassed", "ControlAccepted", "DealerTookControl", "SqueezeStarted", "CardPeeled"),
}


class _Recorder(PureDesk):
    """A desk that keeps every step: one an event, and one a command, as the server shows them."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[str, State, State]] = []

    def send(self, command: Command) -> Reply:
        before = self.state
        reply = super().send(command)
        self._keep(before, reply.events)
        return reply

    def _keep(self, before: State | None, events: tuple[Event, ...]) -> None:
        first = state = before
        for event in events:
            after = fold([event], state)
            if state is not None and after is not None:
                self.steps.append((type(event).__name__, state, after))
            state = after
        if first is not None and state is not None and len(events) > 1:
            self.steps.append((" ".join(type(event).__name__ for event in events), first, state))


@pytest.mark.parametrize("house", ["ohio-midi", "dragon-mini"])
def test_11_37_the_length_of_every_step_is_the_same_whatever_is_hidden(house: str) -> None:
    desk = _Recorder()
    Simulation(27, house, desk=desk, patrons=3, views_every=1000).run(25)
    kinds: set[str] = set()
    # Of each kind of step the first few of each phase, with something hidden in all of them.
    seen: dict[tuple[str, str], int] = {}
    for kind, before, after in desk.steps:
        key = (kind, after.phase)
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 3:
            kinds.add(kind)
            _compare(kind, before, after)
    assert kinds >= _WITH_HIDDEN_CARDS | (_OF_MIDI if house == "ohio-midi" else set())


def _compare(kind: str, before: State, after: State) -> None:
    for turn in (1, 5, 9):
        twins = (_twin(before, after, turn), _twin(after, after, turn))
        assert twins[1] != after, "something is hidden"
        for audience in _audiences(after):
            lengths = [_lengths(audience, *pair) for pair in ((before, after), twins)]
            assert lengths[0] == lengths[1], f"{kind} for {audience}"


def _lengths(audience: Audience, before: State, after: State) -> tuple[int, int, int]:
    old, new = document_of(before, audience), document_of(after, audience)
    hello = frames.hello(
        server="1", table="t", patron_name="x", audience=audience, now=after.at, sequence=after.sequence, whole=new
    )
    texts = (
        frames.step(before=old, after=new, now=after.at),
        frames.document(new, audience=audience, now=after.at),
        hello,
    )
    step, document, first = (len(text.encode()) for text in texts)
    return step, document, first


def _audiences(state: State) -> Iterator[Audience]:
    yield from (Audience("spectator"), Audience("operator"), Audience("patron"))
    yield from (audience_of(state, "patron", each.patron) for each in state.seats.values())


def _twin(state: State, shown: State, turn: int) -> State:
    """The state with other faces wherever they are hidden in the state that is shown."""
    lying = {place for place, card in enumerate(shown.current.cards) if not card.exposed} if shown.current else set()
    current, shoe = state.current, state.shoe
    if current is not None and shown.current is not None and current.number == shown.current.number:
        cards = (
            replace(card, card=_other(card.card, turn)) if place in lying else card
            for place, card in enumerate(current.cards)
        )
        current = replace(current, cards=tuple(cards))
    if shoe is not None and shoe.phase is not ShoePhase.REVEALED:
        secret = shown.shoe is not None and shown.shoe.number == shoe.number
        secret = secret and shown.shoe is not None and shown.shoe.phase is not ShoePhase.REVEALED
        source = shoe.source
        if secret and isinstance(source, Committed):
            shoe = replace(shoe, source=replace(source, seed=bytes(each ^ 0x55 for each in source.seed)))
        if secret and isinstance(source, Scripted):
            rest = (_other(card, turn) for card in source.order[shoe.used :])
            shoe = replace(shoe, source=replace(source, order=(*source.order[: shoe.used], *rest)))
    return replace(state, current=current, shoe=shoe)


def _other(card: Card, turn: int) -> Card:
    rank = RANKS[(RANKS.index(card.rank) + turn) % len(RANKS)]
    return Card(rank, card.suit and SUITS[(SUITS.index(card.suit) + turn) % len(SUITS)])


class _Watcher:
    """Somebody who is shown folds."""

    def __init__(self, patron: str | None = None) -> None:
        self.patron, self.folds, self.shown = patron, list[str](), 0
        self.role, self.audience = "patron", Audience("patron", "somebody")

    def fold(self, _: int, text: str) -> None:
        self.folds.append(text)

    def wake(self) -> None:
        """It is awake."""


def test_11_37_a_fold_says_nothing_of_the_card() -> None:
    desk = _Recorder()
    Simulation(7, "ohio-midi", desk=desk, patrons=3, views_every=1000).run(25)
    (peeled, *_) = (after for kind, _, after in desk.steps if kind == "CardPeeled")
    assert peeled.current is not None
    place, card = next((at, each) for at, each in enumerate(peeled.current.cards) if each.peeled_by is not None)
    assert card.peeled_by is not None
    texts = set()
    for turn in range(13):
        stage = Stage(_twin(peeled, peeled, turn), clock=lambda: 0)
        sender, watcher = _Watcher(peeled.seats[card.peeled_by].patron), _Watcher()
        made: Any = stage
        made.add(sender)
        made.add(watcher)
        assert made.fold(sender, FoldFrame(type="fold", place=place, grab=[0.0, 0.5], to=[0.25, 0.5]))
        texts.update(watcher.folds)
    assert len(texts) == 1
