"""Worked examples: rounds that were found, dealt and settled by the rules, with stakes from the house's limits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from punto.house import House
from punto.house.model import Offer
from punto.house.settle import settle_slip
from punto.house.slip import Slip, refusal_of
from punto.leaflet import model
from punto.leaflet.behaviour import rows_on
from punto.leaflet.lessons import families, telling
from punto.leaflet.model import Example, Paragraph, ReckoningLine, Section, Tone
from punto.leaflet.phrases import hand_called, when_said
from punto.leaflet.search import Wanted, find_round
from punto.leaflet.words import Say, picture
from punto.rules.bets import Bet, Row
from punto.rules.facts import FACTS
from punto.rules.rounds import Hand, Round
from punto.rules.settlement import SettledBet, explain
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import TABLEAU, Side
from punto.words import Text, clause, sentence

_TIMES_THE_LEAST = {"main": 4, "side": 5}
"""How many times the least stake an example bets, so that a table from five up bets twenty."""

_FEW = 3
_MOST_SIDES = 4
"""So many side bets at most are made in one example."""
_COMMON = (FACTS["winner"], FACTS["cards"], FACTS["natural"])
"""What wishes for a round look at beside the facts of its bets."""

_TONES: dict[Side, Tone] = {"player": "blue", "banker": "red"}


@dataclass(frozen=True)
class Settled:
    """One example: a round, what was bet, and how it was settled."""

    title: Text
    dealt: Round
    slip: Slip
    bets: tuple[SettledBet, ...]


def examples(house: House, settled: Sequence[Settled], say: Say) -> Section:
    """All worked examples as a section."""
    intro = Text("leaflet-worked-examples-dealt-settled-by-rules", code=house.currency.code)
    return Section(
        "examples",
        say(Text("leaflet-worked-examples-examples")),
        (Paragraph(say(intro)), *(example_of(house, each, say) for each in settled)),
    )


@lru_cache(maxsize=32)
def settled_examples(house: House) -> tuple[Settled, ...]:
    """A natural, every way in which a main bet on a hand ends, a tie, and each side bet that has but one line.

    What the natural has shown already is shown again, with third cards, only where there are few examples. Side bets
    of several lines are taught round by round (`lessons.py`), and one of their rounds is shown here with its cards.
    """
    first, tie = _natural(house), _tie(house)
    main, sides = list(_main_rows(house)), list(_sides(house))
    if first and len(main) + len(sides) > _FEW:
        main = [each for each in main if each and each.bets[0].row is not first.bets[0].row]
    shown = {bet.row for each in main if each for bet in each.bets if bet.row}
    sides = [each for each in sides if each and not {bet.row for bet in each.bets if bet.row} <= shown]
    return tuple(each for each in (first, *main, tie, *sides) if each is not None)


def _natural(house: House) -> Settled | None:
    """A natural wins for the first main bet on a hand, made with the side bets on that hand."""
    offer = next((each for each in house.offers if each.bet.kind == "main" and each.bet.side != "centre"), None)
    if offer is None:
        return None
    bet = offer.bet

    def wins_with_a_natural(dealt: Round) -> bool:
        return dealt.winner == bet.side and _hand(dealt, bet.side).natural

    dealt = find_round((*bet.facts, *_COMMON), [wins_with_a_natural], decks=house.shoe.decks, seed="natural")
    beside = [each for each in house.offers if each.bet.kind == "side" and each.bet.side == bet.side]
    title = Text("leaflet-worked-examples-natural-for", side=SIDE_NAMES[bet.side])
    return _settled(house, title, dealt, [offer, *beside[:_MOST_SIDES]])


def _main_rows(house: House) -> Iterator[Settled | None]:
    """Every row by which a main bet ends when the hands do not tie, with third cards where it can be.

    Where Player wins, Banker had to stand by Player's third card; where Banker wins, it drew to it.
    """
    decks = house.shoe.decks
    centre = [offer for offer in house.offers if offer.bet.kind == "main" and offer.bet.side == "centre"]
    for offer in (offer for offer in house.offers if offer.bet.kind == "main"):
        bet = offer.bet
        untied = rows_on(bet, "player", decks=decks) | rows_on(bet, "banker", decks=decks)
        bankers = _banker_drew if bet.side == "banker" else _banker_stood
        for row in bet.rows:
            if row in untied:
                wanted = [_by(bet, row), _no_tie, _player_drew, bankers, _by_players_third, _high]
                dealt = find_round((*bet.facts, *_COMMON), wanted, decks=decks, seed=f"{bet.key}, {row.key}")
                hand = hand_called(house, row)
                if hand is not None:
                    # The round that the hand has its name from shows both bets.
                    on_it = [each for each in house.offers if each.bet.name == hand]
                    title = Text("leaflet-worked-examples-called", hand=hand, phrase=when_said(row.when))
                    yield _settled(house, title, dealt, [offer, *on_it])
                else:
                    title = when_said(row.when)
                    yield _settled(house, title, dealt, [offer, *(centre if bet.side == "player" else [])])


def _tie(house: House) -> Settled | None:
    """A tie after the draw: a bet on a hand, one on the tie, and all side bets that may stand beside them."""
    main = [offer for offer in house.offers if offer.bet.kind == "main"]
    hand = [offer for offer in main if offer.bet.side != "centre"][:1]
    centre = [offer for offer in main if offer.bet.side == "centre"]
    side = [offer for offer in house.offers if offer.bet.kind == "side"]
    wanted = [_tied, _player_drew, _banker_drew, _by_players_third, _high]
    dealt = find_round(_COMMON, wanted, decks=house.shoe.decks, seed="tie")
    return _settled(house, Text("leaflet-worked-examples-tie"), dealt, [*hand, *centre, *side[:_MOST_SIDES]])


def _sides(house: House) -> Iterator[Settled | None]:
    """Each side bet of one line when it wins, and one telling round of each that has several; with what they need."""
    for offer in house.offers:
        bet = offer.bet
        if bet.kind == "side" and len(bet.rows) == 1:
            (row,) = bet.rows
            dealt = find_round(bet.facts, [_by(bet, row)], decks=house.shoe.decks, seed=f"{bet.key}, {row.key}")
            yield _settled(house, bet.name, dealt, [*_needed(house, offer), offer])
    for family in families(house):
        lesson = telling(family)
        if lesson is not None:
            offers = [house.offer(bet.key) for bet in family.bets]
            # The bet that wins comes first, where only one of them may be made.
            offers.sort(key=lambda each: each.bet.row_for(lesson.dealt) is None)
            title = Text("leaflet-worked-examples-row", bet=offers[0].bet.name, row=clause(lesson.dealt.call))
            yield _settled(house, title, lesson.dealt, [*_needed(house, offers[0]), *offers])


def _by(bet: Bet, row: Row) -> Wanted:
    return lambda dealt: bet.row_for(dealt) is row


def _tied(dealt: Round) -> bool:
    return dealt.winner == "tie"


def _no_tie(dealt: Round) -> bool:
    return dealt.winner != "tie"


def _player_drew(dealt: Round) -> bool:
    return dealt.player.third is not None


def _banker_drew(dealt: Round) -> bool:
    return dealt.banker.third is not None


def _banker_stood(dealt: Round) -> bool:
    return dealt.banker.third is None


def _by_players_third(dealt: Round) -> bool:
    """Whether Banker's total is one that draws to some third cards of Player's and not to others."""
    draws_to = TABLEAU.banker_draws_to
    return 0 < len(draws_to[dealt.banker.two_card_total]) < len(draws_to[0])


def _high(dealt: Round) -> bool:
    """Whether the round was decided by totals that one remembers."""
    return max(dealt.player.total, dealt.banker.total) > 5


def _hand(dealt: Round, side: str) -> Hand:
    return dealt.player if side == "player" else dealt.banker


def _needed(house: House, offer: Offer) -> Sequence[Offer]:
    """The main bet that a side bet needs beside it, on its own side where that will do."""
    beside = [each for each in house.offers if each.bet.kind == "main" and each.bet.side in offer.needs_beside]
    same = [each for each in beside if each.bet.side == offer.bet.side != "centre"]
    return [*same, *beside][:1]


def _settled(house: House, title: Text, dealt: Round | None, offers: Sequence[Offer]) -> Settled | None:
    """The round settled for as many of these bets as the house takes together, in this order."""
    if dealt is None:
        return None
    slip: dict[str, int] = {}
    for offer in offers:
        more = {**slip, offer.bet.key: _stake(offer)}
        if refusal_of(house, more) is None:
            slip = more
    return Settled(title, dealt, slip, settle_slip(house, dealt, slip)) if slip else None


def _stake(offer: Offer) -> int:
    """A few times the least that the bet takes, in whole steps and within its limits."""
    limits = offer.limits
    steps = -(-limits.minimum * _TIMES_THE_LEAST[offer.bet.kind] // limits.increment)
    return min(steps, limits.maximum // limits.increment) * limits.increment


def example_of(house: House, settled: Settled, say: Say) -> Example:
    """An example as it is shown."""
    dealt = settled.dealt
    reasons = [*(decision.reason for decision in dealt.decisions), dealt.call]
    return Example(
        title=say(sentence(settled.title)),
        hands=(_pictured(dealt, "player", say), _pictured(dealt, "banker", say)),
        steps=tuple(say(reason) for reason in reasons),
        lines=tuple(
            ReckoningLine(
                say(Text("leaflet-worked-examples-bet", bet=each.bet.name)),
                say(explain(each, house.currency, house.commission)),
                _signed(house, each.net, say),
            )
            for each in settled.bets
        ),
    )


def _pictured(dealt: Round, side: Side, say: Say) -> model.HandPicture:
    hand = _hand(dealt, side)
    result = Text("leaflet-worked-examples-natural") if hand.natural else Text("leaflet-worked-examples-total")
    return model.HandPicture(
        label=say(SIDE_NAMES[side]),
        cards=tuple(picture(card, say) for card in hand.cards),
        result=say(result.given(total=hand.total)),
        tone=_TONES[side],
        strong=dealt.winner == side,
    )


def _signed(house: House, minor: int, say: Say) -> str:
    sign = "+" if minor > 0 else "−" if minor < 0 else ""
    return sign + say(house.currency.amount(abs(minor)))
