"""An independent watcher of a table: it sees each command's events and the state after them, and says what is wrong.

It keeps its own books, its own list of open bets and its own idea of which faces each seat may know. What it takes
from the code under test is only the rules (what a round pays) and the ledger's auditor, which has its own arithmetic.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from punto.fairness.commit import Cut, commitment, mix_cuts, shoe_order
from punto.house import House
from punto.house.settle import settle_slips
from punto.ledger import Auditor
from punto.rules.cards import Card, parse_cards
from punto.rules.rounds import Round
from punto.rules.shoe import full_order
from punto.table import (
    OPERATOR,
    SPECTATOR,
    State,
    Viewer,
    as_patron,
    canonical,
    decode_event,
    decode_state,
    encode,
    fold,
    next_deadline,
    plain,
    transfers_of,
    view,
)
from punto.table.acts.betting import SlipAccepted, SlipWithdrawn
from punto.table.acts.commission import CommissionChosen, CommissionPaid
from punto.table.acts.operating import HouseChanged, TableOpened
from punto.table.acts.seating import PatronLeft
from punto.table.acts.shoe import ShoeCommitted, ShoeCut, ShoeScripted
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import CommissionCollected, ShoeBurned, ShoeClosed, ShoeRevealed
from punto.table.dealer.turning import CardExposed, CardPeeled
from punto.table.dealer.window import BettingOpened
from punto.table.event import Event
from punto.table.phases import ShoePhase
from punto.table.sources.committed import Committed
from punto.table.sources.scripted import Scripted


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
    written: tuple[Card, ...] = ()
    """The order of the shoe, if it was written down."""
    seed: bytes = b""
    cuts: list[Cut] = field(default_factory=list)
    commitment: str = ""
    places: list[Card] = field(default_factory=list)
    """The cards of the current round."""
    up: set[int] = field(default_factory=set)
    peeled: dict[int, int] = field(default_factory=dict)
    owed: Counter[str] = field(default_factory=Counter)
    """By patron: the commission that was charged and not collected."""
    later: dict[int, bool] = field(default_factory=dict)
    """By seat: whether its patron chose to owe commission."""

    def check(self, events: tuple[Event, ...], state: State | None) -> None:
        """Follow what a command did, and compare with the state after it."""
        for event in events:
            again = decode_event(canonical(event))
            assert again == event, f"the codec changes {event}"
            self._follow(event)
            self.auditor.read(transfers_of(event))
            self.folded = fold([again], self.folded)
        assert self.folded == state, "the fold of the events is not the state"
        if state is None:
            return
        wrong = self.auditor.compare(state.book.accounts)
        assert not wrong, wrong
        assert state.book.total == 0
        self._check_debts(state)
        self._check_cards(state)
        deadline = next_deadline(state)
        assert deadline is None or deadline > state.at, f"something due at {deadline} was left undone at {state.at}"

    def check_codec(self, state: State) -> None:
        """The state itself survives being written and read."""
        assert decode_state(encode(state)) == state

    def check_views(self, state: State, viewers: list[Viewer] | None = None) -> None:
        """No viewer sees what is not theirs to see."""
        for viewer in viewers or everyone(state):
            self.check_view(state, viewer)

    def check_view(self, state: State, viewer: Viewer) -> None:
        """One viewer's view holds exactly the faces allowed, and does not depend on anything hidden."""
        seen = view(state, viewer)
        data = plain(seen)
        seat = next((each.seat for each in state.seats.values() if as_patron(each.patron) == viewer), None)
        allowed = {place: str(self.places[place]) for place in self.up}
        allowed |= {place: str(self.places[place]) for place, by in self.peeled.items() if by == seat}
        faces = {card["place"]: card["face"] for card in _cards_in(data) if card["face"] is not None}
        assert faces == allowed, f"{viewer} sees {faces} and may see {allowed}"
        assert plain(view(scrambled(state, seat), viewer)) == data, f"{viewer} can tell hidden cards apart"
        text = json.dumps(data)
        if state.shoe is not None and state.shoe.phase is not ShoePhase.REVEALED:
            assert not isinstance(state.shoe.source, Committed) or state.shoe.source.seed.hex() not in text
        for other in state.seats.values():
            if other.seat != seat and viewer != OPERATOR:
                assert json.dumps(other.patron) not in text, f"{viewer} sees the id of {other.patron}"

    def _follow(self, event: Event) -> None:
        match event:
            case TableOpened():
                self.house = event.house.house
            case HouseChanged():
                self.house = event.after.house
            case ShoeCommitted():
                self.seed, self.commitment, self.cuts, self.written = event.seed, event.commitment, [], ()
                self.dealt, self.places, self.up, self.peeled = [], [], set(), {}
            case ShoeScripted():
                self.seed, self.commitment, self.cuts, self.written = b"", "", [], event.order
                self.dealt, self.places, self.up, self.peeled = [], [], set(), {}
            case ShoeCut():
                self.cuts.append(Cut(f"seat {event.seat}", event.entropy))
            case ShoeBurned():
                assert self.house is not None
                order = self.written or shoe_order(self.seed, mix_cuts(self.cuts), decks=self.house.shoe.decks)
                self.dealt = list(order[: event.burned])
            case ShoeClosed():
                assert not self.open_bets, "the shoe ended with a bet in play"
            case ShoeRevealed():
                self._check_reveal(event)
            case _:
                self._follow_bets(event)
                self._follow_cards(event)
                self._follow_debts(event)

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
        expected = settle_slips(self.house, dealt, self.open_bets, later=self.later)
        flat = sorted(
            (seat, each.bet.key, each.stake, each.result, each.winnings, each.commission, each.returned, each.net)
            for seat, bets in expected.items()
            for each in bets
        )
        paid = sorted(
            (slip.seat, each.bet, each.stake, each.result, each.winnings, each.commission, each.returned, each.net)
            for slip in event.slips
            for each in slip.bets
        )
        assert paid == flat, f"the rules pay {flat}, the table paid {paid}"
        moved: Counter[str] = Counter()
        for transfer in event.transfers:
            if transfer.kind in ("immediate", "post"):
                moved[transfer.debit] -= transfer.amount
                moved[transfer.credit] += transfer.amount
        for slip in event.slips:
            account = next(name for name in moved if name.endswith(f"/patron:{slip.patron}"))
            assert moved[account] == sum(each.returned - each.stake for each in slip.bets)
        self.ended["settled"] += sum(len(slip.bets) for slip in event.slips)
        self.open_bets = {}

    def _follow_debts(self, event: Event) -> None:
        match event:
            case CommissionChosen():
                self.later[event.seat] = event.later
            case RoundSettled():
                for slip in event.slips:
                    self.owed[slip.patron] += sum(bet.commission for bet in slip.bets if bet.owed)
            case CommissionPaid():
                self.owed[event.patron] -= event.amount
            case CommissionCollected():
                assert self.folded is not None
                for seat, amount in event.collected:
                    self.owed[self.folded.seats[seat].patron] -= amount
            case PatronLeft():
                assert self.owed.pop(event.patron, 0) == event.commission + event.unpaid
                self.later.pop(event.seat, None)

    def _check_debts(self, state: State) -> None:
        """Each patron owes what was charged and not collected; what is held is held for them, and nothing else is."""
        for seated in state.seats.values():
            assert seated.owes == self.owed[seated.patron], f"{seated.patron} owes {seated.owes}"
            staked = state.open_round.slips[seated.seat].total if state.has_stake(seated.seat) else 0
            held = 0 if seated.owed is None else seated.owed.amount
            assert state.money_of(seated.patron).debits_pending == held + staked
            assert seated.marked >= 0

    def _check_reveal(self, event: ShoeRevealed) -> None:
        assert event.seed == self.seed
        assert commitment(event.seed) == self.commitment
        assert self.house is not None
        order = shoe_order(event.seed, event.cut, decks=self.house.shoe.decks)
        assert list(order[: len(self.dealt)]) == self.dealt, "the cards dealt are not those of the revealed shoe"

    def _check_cards(self, state: State) -> None:
        shoe = state.shoe
        if shoe is None or not shoe.size:
            return
        order = shoe.source.order
        if order is not self.counted and not self.written:
            assert Counter(order) == Counter(full_order(len(order) // 52)), "cards were lost or added"
            self.counted = order
        assert list(order[: shoe.used]) == self.dealt


def everyone(state: State) -> list[Viewer]:
    """Every kind of viewer that the table has."""
    return [SPECTATOR, OPERATOR, as_patron("a stranger"), *(as_patron(each.patron) for each in state.seats.values())]


def _cards_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        if "face" in data:
            yield data
        for each in data.values():
            yield from _cards_in(each)
    elif isinstance(data, list | tuple):
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
        source = shoe.source
        other = replace(source, seed=bytes(32)) if isinstance(source, Committed) else Scripted(order=source.order[::-1])
        shoe = replace(shoe, source=other)
    return replace(state, current=current, shoe=shoe)
