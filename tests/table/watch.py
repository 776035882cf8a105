"""An independent watcher of a table: it sees each command's events and the state after them, and says what is wrong.

It keeps its own books, its own list of open bets and its own idea of which faces each seat may know. What it takes
from the code under test is only the rules (what a round pays) and the ledger's auditor, which has its own arithmetic.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from punto.fairness.commit import commitment, shoe_order
from punto.house import House
from punto.house.settle import settle_slips
from punto.ledger import Auditor
from punto.rules.cards import Card, parse_cards
from punto.rules.rounds import Round
from punto.rules.shoe import full_order
from punto.table import OPERATOR, SPECTATOR, Viewer, as_patron, decode, encode, fold, next_deadline, transfers_of, view
from punto.table.events import (
    BettingOpened,
    CardDealt,
    CardExposed,
    CardPeeled,
    Event,
    HouseChanged,
    RoundSettled,
    RoundVoided,
    ShoeBurned,
    ShoeClosed,
    ShoeCommitted,
    ShoeRevealed,
    SlipAccepted,
    SlipWithdrawn,
    TableOpened,
)
from punto.table.phases import ShoePhase
from punto.table.state import State


@dataclass
class Watch:
    """Everything the watcher remembers. `check` raises AssertionError with the reason."""

    auditor: Auditor = field(default_factory=Auditor)
    house: House | None = None
    folded: State | None = None
    open_bets: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: the bets of the current round that have not ended."""
    ended: Counter[str] = field(default_factory=Counter)
    dealt: list[Card] = field(default_factory=list)
    """The cards of this shoe that left it after the burn."""
    counted: tuple[Card, ...] = ()
    """The order of the shoe that was last found complete."""
    seed: bytes = b""
    commitment: str = ""
    places: list[Card] = field(default_factory=list)
    """The cards of the current round."""
    up: set[int] = field(default_factory=set)
    peeled: dict[int, int] = field(default_factory=dict)

    def check(self, events: tuple[Event, ...], state: State | None) -> None:
        """Follow what a command did, and compare with the state after it."""
        for event in events:
            again = decode(json.loads(json.dumps(encode(event))))
            assert again == event, f"the codec changes {event}"
            self._follow(event)
            self.auditor.read(transfers_of(event))
            assert isinstance(again, Event)
            self.folded = fold([again], self.folded)
        assert self.folded == state, "the fold of the events is not the state"
        if state is None:
            return
        wrong = self.auditor.compare(state.book.accounts)
        assert not wrong, wrong
        assert state.book.total == 0
        self._check_cards(state)
        deadline = next_deadline(state)
        assert deadline is None or deadline > state.at, f"something due at {deadline} was left undone at {state.at}"

    def check_codec(self, state: State) -> None:
        """The state itself survives being written and read."""
        assert decode(json.loads(json.dumps(encode(state)))) == state

    def check_views(self, state: State, viewers: list[Viewer] | None = None) -> None:
        """No viewer sees what is not theirs to see."""
        for viewer in viewers or everyone(state):
            self.check_view(state, viewer)

    def check_view(self, state: State, viewer: Viewer) -> None:
        """One viewer's view holds exactly the faces allowed, and does not depend on anything hidden."""
        seen = view(state, viewer)
        data = encode(seen)
        seat = next((each.seat for each in state.seats.values() if as_patron(each.patron) == viewer), None)
        allowed = {place: str(self.places[place]) for place in self.up}
        allowed |= {place: str(self.places[place]) for place, by in self.peeled.items() if by == seat}
        faces = {card["place"]: card["face"] for card in _cards_in(data) if card["face"] is not None}
        assert faces == allowed, f"{viewer} sees {faces} and may see {allowed}"
        assert encode(view(scrambled(state, seat), viewer)) == data, f"{viewer} can tell hidden cards apart"
        text = json.dumps(data)
        if state.shoe is not None and state.shoe.phase is not ShoePhase.REVEALED:
            assert state.shoe.seed.hex() not in text
        for other in state.seats.values():
            if other.seat != seat and viewer != OPERATOR:
                assert json.dumps(other.patron) not in text, f"{viewer} sees the id of {other.patron}"

    def _follow(self, event: Event) -> None:
        match event:
            case TableOpened():
                self.house = event.house
            case HouseChanged():
                self.house = event.after
            case ShoeCommitted():
                self.seed, self.commitment = event.seed, event.commitment
                self.dealt, self.places, self.up, self.peeled = [], [], set(), {}
            case ShoeBurned():
                assert self.house is not None
                self.dealt = list(shoe_order(self.seed, event.cut, decks=self.house.shoe.decks)[: event.burned])
            case ShoeClosed():
                assert not self.open_bets, "the shoe ended with a bet in play"
            case ShoeRevealed():
                self._check_reveal(event)
            case _:
                self._follow_bets(event)
                self._follow_cards(event)

    def _follow_bets(self, event: Event) -> None:
        match event:
            case BettingOpened():
                assert not self.open_bets, "a round opened with a bet of the last in play"
                self.places, self.up, self.peeled = [], set(), {}
            case SlipAccepted():
                self._end(event.seat, "replaced")
                self.open_bets[event.seat] = dict(event.stakes)
            case SlipWithdrawn():
                self._end(event.seat, "withdrawn")
            case RoundSettled():
                self._settled(event)
            case RoundVoided():
                for seat in list(self.open_bets):
                    self._end(seat, "void")

    def _follow_cards(self, event: Event) -> None:
        match event:
            case CardDealt():
                self._dealt(event)
            case CardPeeled():
                self.peeled[event.place] = event.seat
            case CardExposed():
                assert event.place not in self.up, "a card was turned twice"
                self.up.add(event.place)

    def _end(self, seat: int, how: str) -> None:
        self.ended[how] += len(self.open_bets.pop(seat, {}))

    def _dealt(self, event: CardDealt) -> None:
        assert event.place == len(self.places)
        if event.place >= 4:
            assert self.up == set(range(event.place)), "a third card came while a card lay face down"
        self.places.append(event.card)
        self.dealt.append(event.card)
        if event.face_up:
            self.up.add(event.place)

    def _settled(self, event: RoundSettled) -> None:
        assert self.house is not None
        dealt = Round.parse(event.cards)
        assert list(dealt.cards) == self.places
        assert self.up == set(range(len(self.places))), "paid while a card lay face down"
        expected = settle_slips(self.house, dealt, self.open_bets)
        flat = sorted(
            (seat, each.bet.key, each.stake, each.result, each.winnings, each.commission, each.returned, each.net)
            for seat, bets in expected.items()
            for each in bets
        )
        paid = sorted(
            (each.seat, each.bet, each.stake, each.result, each.winnings, each.commission, each.returned, each.net)
            for each in event.bets
        )
        assert paid == flat, f"the rules pay {flat}, the table paid {paid}"
        moved: Counter[str] = Counter()
        for transfer in event.transfers:
            if transfer.kind in ("immediate", "post"):
                moved[transfer.debit] -= transfer.amount
                moved[transfer.credit] += transfer.amount
        for seat in self.open_bets:
            mine = [each for each in event.bets if each.seat == seat]
            account = next(name for name in moved if name.endswith(f"/patron:{mine[0].patron}"))
            assert moved[account] == sum(each.returned - each.stake for each in mine)
        self.ended["settled"] += len(event.bets)
        self.open_bets = {}

    def _check_reveal(self, event: ShoeRevealed) -> None:
        assert event.seed == self.seed
        assert commitment(event.seed) == self.commitment
        assert self.house is not None
        order = shoe_order(event.seed, event.cut, decks=self.house.shoe.decks)
        assert list(order[: len(self.dealt)]) == self.dealt, "the cards dealt are not those of the revealed shoe"

    def _check_cards(self, state: State) -> None:
        shoe = state.shoe.cards if state.shoe else None
        if shoe is None:
            return
        if shoe.order is not self.counted:
            assert Counter(shoe.order) == Counter(full_order(len(shoe.order) // 52)), "cards were lost or added"
            self.counted = shoe.order
        assert list(shoe.order[: shoe.used]) == self.dealt


def everyone(state: State) -> list[Viewer]:
    """Every kind of viewer that the table has."""
    return [SPECTATOR, OPERATOR, as_patron("a stranger"), *(as_patron(each.patron) for each in state.seats.values())]


def _cards_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        if "face" in data:
            yield data
        for each in data.values():
            yield from _cards_in(each)
    elif isinstance(data, list):
        for each in data:
            yield from _cards_in(each)


_OTHER = {card: parse_cards("As" if str(card) != "As" else "9d")[0] for card in full_order(1)}


def scrambled(state: State, seat: int | None) -> State:
    """The same table with everything changed that the seat may not see: cards face down, the shoe, the seed."""
    current, shoe = state.current, state.shoe
    if current is not None:
        cards = tuple(
            each
            if each.exposed or (seat is not None and each.peeled_by == seat)
            else replace(each, card=_OTHER[each.card])
            for each in current.cards
        )
        current = replace(current, cards=cards)
    if shoe is not None and shoe.phase is not ShoePhase.REVEALED:
        shoe = replace(shoe, seed=bytes(32))
        if shoe.cards is not None:
            order = tuple(reversed(shoe.cards.order))
            shoe = replace(shoe, cards=replace(shoe.cards, order=order))
    return replace(state, current=current, shoe=shoe)
