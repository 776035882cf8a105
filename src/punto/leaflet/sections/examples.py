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
from punto.leaflet.model import Example, Line, Paragraph, Section, Tone
from punto.leaflet.search import Wanted, find_round
from punto.leaflet.words import Say, picture, sentence
from punto.rules.bets import Bet, Row
from punto.rules.facts import FACTS
from punto.rules.phrases import row_phrase
from punto.rules.rounds import Hand, Round
from punto.rules.settlement import SettledBet, explain
from punto.rules.tableau import TABLEAU, Side
from punto.rules.text import SIDE_NAMES, Text

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
    intro = Text(
        "Dealt and settled by the rules of this house, in {}. The last figure is what you win or lose.",
        "以下各局均按本厅规则发牌与结算。金额以{}计，末栏为您的输赢。",
    ).format(house.currency.code)
    return Section(
        "examples",
        say(Text("Examples", "实例")),
        (Paragraph(say(intro)), *(_example(house, each, say) for each in settled)),
    )


@lru_cache(maxsize=32)
def settled_examples(house: House) -> tuple[Settled, ...]:
    """A natural, every way in which a main bet on a hand ends, a tie, and each side bet at its best.

    What the natural has shown already is shown again, with third cards, only where there are few examples.
    """
    first, tie = _natural(house), _tie(house)
    main, sides = list(_main_rows(house)), list(_best_of_sides(house))
    if first and len(main) + len(sides) > _FEW:
        main = [each for each in main if each and each.bets[0].row is not first.bets[0].row]
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
    title = Text("A natural for {side}", "{side}例牌").format(side=SIDE_NAMES[bet.side])
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
                dealt = find_round((*bet.facts, *_COMMON), wanted, decks=decks, seed=f"{bet.key}, {row.name.en}")
                yield _settled(house, row_phrase(row), dealt, [offer, *(centre if bet.side == "player" else [])])


def _tie(house: House) -> Settled | None:
    """A tie after the draw: a bet on a hand, one on the tie, and all side bets that may stand beside them."""
    main = [offer for offer in house.offers if offer.bet.kind == "main"]
    hand = [offer for offer in main if offer.bet.side != "centre"][:1]
    centre = [offer for offer in main if offer.bet.side == "centre"]
    side = [offer for offer in house.offers if offer.bet.kind == "side"]
    wanted = [_tied, _player_drew, _banker_drew, _by_players_third, _high]
    dealt = find_round(_COMMON, wanted, decks=house.shoe.decks, seed="tie")
    return _settled(house, Text("A tie", "和局"), dealt, [*hand, *centre, *side[:_MOST_SIDES]])


def _best_of_sides(house: House) -> Iterator[Settled | None]:
    """Each side bet by the row that pays most, with the main bet that it needs."""
    for offer in house.offers:
        bet = offer.bet
        if bet.kind == "side":
            best = max(bet.rows, key=lambda row: row.pays.as_fraction())
            seed = f"{bet.key}, {best.name.en}"
            dealt = find_round(bet.facts, [_by(bet, best)], decks=house.shoe.decks, seed=seed)
            yield _settled(house, _title(bet, best), dealt, [*_needed(house, offer), offer])


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


def _title(bet: Bet, row: Row) -> Text:
    return Text("{}: {}", "{}：{}").format(bet.name, row.name) if len(bet.rows) > 1 else bet.name


def _example(house: House, settled: Settled, say: Say) -> Example:
    dealt = settled.dealt
    reasons = [*(decision.reason for decision in dealt.decisions), dealt.call]
    return Example(
        title=say(sentence(settled.title)),
        hands=(_pictured(dealt, "player", say), _pictured(dealt, "banker", say)),
        steps=tuple(say(reason) for reason in reasons),
        lines=tuple(
            Line(say(each.bet.name), say(explain(each, house.currency, house.commission)), _signed(house, each.net))
            for each in settled.bets
        ),
    )


def _pictured(dealt: Round, side: Side, say: Say) -> model.Hand:
    hand = _hand(dealt, side)
    result = Text("natural {}", "例牌{}点") if hand.natural else Text("{}", "{}点")
    return model.Hand(
        label=say(SIDE_NAMES[side]),
        cards=tuple(picture(card, say) for card in hand.cards),
        result=say(result.format(hand.total)),
        tone=_TONES[side],
        strong=dealt.winner == side,
    )


def _signed(house: House, minor: int) -> str:
    sign = "+" if minor > 0 else "−" if minor < 0 else ""
    return sign + house.currency.format(abs(minor))
