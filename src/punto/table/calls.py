"""What the dealer says in a round: sentences from the rules' own reasons, made only from cards that lie face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from punto.rules.cards import Card, points
from punto.rules.rounds import DEAL_ORDER, Round, Winner, decisions, next_side, play
from punto.rules.text import Text
from punto.table.phases import Phase
from punto.table.state import State, side_of_next

_FIRST_FOUR = len(DEAL_ORDER)
_PLACE_BETS = Text("Place your bets.", "请下注。")
_LAST_ROUND = Text("This is the last round of the shoe.", "本局为本靴最后一局。")
_NO_MORE_BETS = Text("No more bets.", "停止下注。")
_TOTALS = Text("Player shows {player}, Banker {banker}.", "闲家{player}点，庄家{banker}点。")


def calls(state: State) -> Iterator[Text]:
    """Everything the dealer has said in the current round so far."""
    current = state.current
    if current is None:
        return
    if state.phase is not Phase.BETTING:
        yield from calls_of_round(face_up(state), last=current.last, void=current.void)
        return
    if current.last:
        yield _LAST_ROUND
    yield _PLACE_BETS


def calls_of_round(shown: Sequence[Card], *, last: bool, void: Text | None = None) -> Iterator[Text]:
    """What the dealer has said of a round since betting closed, when these of its cards lie face up, in deal order."""
    if last:
        yield _LAST_ROUND
    yield _NO_MORE_BETS
    if len(shown) >= _FIRST_FOUR:
        yield _TOTALS.format(player=points(shown[0:4:2]), banker=points(shown[1:4:2]))
        yield from (decision.reason for decision in decisions(shown))
        if next_side(shown) is None:
            yield play(shown).call
    if void is not None:
        yield void


def face_up(state: State) -> tuple[Card, ...]:
    """The cards in deal order up to the first that lies face down."""
    cards = state.played.cards
    first_down = next((place for place, each in enumerate(cards) if not each.exposed), len(cards))
    return tuple(each.card for each in cards[:first_down])


def winner_of(state: State) -> Winner | None:
    """Who won the current round, once it is complete and every card lies face up."""
    dealt = _complete(state)
    return dealt.winner if dealt is not None else None


def _complete(state: State) -> Round | None:
    """The current round, once it is complete and every card lies face up."""
    current = state.current
    if current is None or len(current.cards) < _FIRST_FOUR or not current.all_exposed:
        return None
    return play(current.dealt) if side_of_next(current) is None else None
