"""Checks of the shoe: its seals, its commitment, its house, and every card from the burn to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

from punto.errors import HouseError, ImpossibleDeal, OutOfCards
from punto.fairness.commit import commitment, mix_cuts, shoe_order
from punto.fairness.record import OUT_OF_CARDS, RecordedRound
from punto.fairness.seal import CLOSING, HEADER, parts, place_of_round, seal_of
from punto.fairness.shuffle import VERSION
from punto.fairness.verification import Case, Check, Failure, checked
from punto.house.house_writer import house_digest, house_toml, read_house_text
from punto.house.loader import house_keys, load_house
from punto.rules.cards import Card, format_cards
from punto.rules.rounds import deal, decisions, next_side, play
from punto.rules.scoreboard import RoadEntry
from punto.rules.shoe import Shoe, ShoeRules
from punto.words import NOTHING, Text

__all__ = [
    "check_burn",
    "check_cards",
    "check_commitment",
    "check_end",
    "check_house",
    "check_order",
    "check_seal",
    "check_tableau",
]

_NO_ORDER = Failure(CLOSING, Text("error-fairness-cannot-checked-because-order"))


def check_seal(case: Case) -> Check:
    """Each part is as it was sealed, after the part before it."""

    def failures() -> Iterator[Failure]:
        before = None
        for place, content, seal in parts(case.record):
            right = seal_of(content) if before is None else seal_of(content, before=before)
            if seal != right:
                after = Text("error-fairness-after-part-before") if before is not None else NOTHING
                yield Failure(
                    place, Text("error-fairness-not-as-sealed-seal", after=after, seal=seal[:12], right=right[:12])
                )
            before = seal

    count = len(case.record.rounds) + 2
    return checked("seal", Text("verify-seal", parts=count), failures())


def check_commitment(case: Case) -> Check:
    """The revealed seed is the one that was committed."""

    def failures() -> Iterator[Failure]:
        closing, committed = case.record.closing, case.record.header.commitment
        if closing.seed is None:
            reason = closing.reason or Text("error-fairness-no-reason")
            yield Failure(CLOSING, Text("error-fairness-seed-never-revealed", value=reason))
        elif (right := commitment(closing.seed)) != committed:
            yield Failure(HEADER, Text("error-fairness-commitment-but-revealed-seed", committed=committed, right=right))

    return checked("commitment", Text("verify-commitment"), failures())


def check_house(case: Case) -> Check:
    """The house text is whole, and the header says what it says."""
    header = case.record.header

    def failures() -> Iterator[Failure]:
        if (digest := house_digest(header.house.toml)) != header.house.digest:
            yield Failure(
                HEADER, Text("error-fairness-house-text-has-digest", digest=digest, digest2=header.house.digest)
            )
        try:
            house = read_house_text(header.house.key, header.house.toml)
        except HouseError as error:
            yield from (Failure(Text("verify-house-line", line=each.line), each.message) for each in error.problems)
            return
        said = {"decks": header.decks, "burn": header.burn, "cut_card": header.cut_card, "currency": header.currency}
        shoe = house.shoe
        right = {"decks": shoe.decks, "burn": shoe.burn, "cut_card": shoe.cut_card, "currency": house.currency}
        for key, value in said.items():
            if value != right[key]:
                yield Failure(
                    HEADER,
                    Text("error-fairness-but-house-says", name=key, value=_shown(value), right=_shown(right[key])),
                )

    return checked("house", _origin(case), failures())


def _shown(value: object) -> str:
    return str(getattr(value, "code", value))


def _origin(case: Case) -> Text:
    text = case.record.header.house
    if text.key not in house_keys():
        return Text("verify-own-house", house=text.key)
    same = house_toml(load_house(text.key)) == text.toml
    return Text("verify-shipped-house" if same else "verify-changed-house", house=text.key)


def check_order(case: Case) -> Check:
    """The order of the shoe, recomputed from the seed and the cuts card by card."""
    header, closing = case.record.header, case.record.closing

    def failures() -> Iterator[Failure]:
        if header.shuffle != VERSION:
            yield Failure(
                HEADER, Text("error-fairness-shuffle-version-not-known", shuffle=header.shuffle, version=VERSION)
            )
        elif closing.seed is None:
            yield Failure(CLOSING, Text("error-fairness-cannot-recomputed-because-seed"))
        else:
            right = shoe_order(closing.seed, mix_cuts(header.cuts), decks=header.decks)
            differing = _differing(closing.order, right)
            if differing:
                place = differing[0]
                yield Failure(
                    Text("verify-shoe-card", card=place + 1),
                    Text(
                        "error-fairness-record-but-seed-cuts",
                        order=_said(closing.order, place),
                        right=_said(right, place),
                        differing=len(differing),
                        right2=len(right),
                    ),
                )

    return checked("order", Text("verify-order", cards=len(closing.order)), failures())


def check_burn(case: Case) -> Check:
    """The burned cards are the first of the shoe, as many as the house burns."""
    header, closing = case.record.header, case.record.closing

    def failures() -> Iterator[Failure]:
        if not closing.order:
            yield _NO_ORDER
            return
        rules = ShoeRules(decks=header.decks, burn=header.burn, cut_card=header.cut_card)
        try:
            burned = Shoe.of(closing.order, rules).burned
        except ImpossibleDeal as error:
            yield Failure(HEADER, error.text)
            return
        if len(closing.burned) != burned:
            yield Failure(
                CLOSING, Text("error-fairness-cards-burned-but-house", burned=len(closing.burned), burned2=burned)
            )
        if differing := _differing(closing.burned, closing.order[: len(closing.burned)]):
            place = differing[0]
            burned_card, right = _said(closing.burned, place), _said(closing.order, place)
            yield Failure(
                Text("verify-burned-card", card=place + 1),
                Text("error-fairness-burned-card", burned=burned_card, right=right),
            )

    return checked("burn", Text("verify-burn", cards=len(closing.burned)), failures())


def check_cards(case: Case) -> Check:
    """Each round's cards are exactly the next of the shoe, and no round is missing."""
    rounds, closing = case.record.rounds, case.record.closing

    def failures() -> Iterator[Failure]:
        used, due = len(closing.burned), 1
        for each in rounds:
            place = place_of_round(each.number)
            if each.number != due:
                yield Failure(place, Text("error-fairness-stands-where-round-due", due=due))
            if each.first_card != used + 1:
                yield Failure(
                    place, Text("error-fairness-begins-with-card-shoe", first_card=each.first_card, used=used + 1)
                )
            if closing.order:
                yield from _cards_failures(each, closing.order)
            used, due = each.first_card - 1 + len(each.cards), each.number + 1
        if not closing.order:
            yield _NO_ORDER
        if closing.rounds != len(rounds):
            yield Failure(
                CLOSING,
                Text("error-fairness-counts-rounds-but-record", rounds=closing.rounds, rounds2=len(rounds)),
            )
        if closing.cards_used != used:
            yield Failure(
                CLOSING, Text("error-fairness-counts-cards-used-but", cards_used=closing.cards_used, used=used)
            )

    count = sum(len(each.cards) for each in rounds)
    return checked("cards", Text("verify-cards", cards=count, rounds=len(rounds)), failures())


def _cards_failures(each: RecordedRound, order: tuple[Card, ...]) -> Iterator[Failure]:
    shoe = order[each.first_card - 1 :][: len(each.cards)]
    if differing := _differing(each.cards, shoe):
        place = differing[0]
        yield Failure(
            Text("verify-round-card", number=each.number, card=place + 1),
            Text(
                "error-fairness-record-but-card-shoe",
                cards=_said(each.cards, place),
                first_card=each.first_card + place,
                shoe=_said(shoe, place),
            ),
        )


def check_tableau(case: Case) -> Check:
    """Each round was drawn by the tableau and its result is right; a void round could have begun so."""
    rounds = case.record.rounds

    def failures() -> Iterator[Failure]:
        for each in rounds:
            found = _drawn(each, case) if each.void is None else _begun(each, case)
            yield from (Failure(place_of_round(each.number), message) for message in found)

    void = sum(each.void is not None for each in rounds)
    return checked("tableau", Text("verify-tableau", rounds=len(rounds), void=void), failures())


def _drawn(each: RecordedRound, case: Case) -> Iterator[Text]:
    try:
        dealt = play(each.cards, decks=case.record.header.decks)
    except ImpossibleDeal as error:
        yield error.text
        return
    if each.result != (right := str(RoadEntry.of_round(dealt))):
        cards = format_cards(each.cards)
        if each.result is None:
            yield Text("error-fairness-no-result", cards=cards, right=right)
        else:
            yield Text("error-fairness-other-result", result=each.result, cards=cards, right=right)


def _begun(each: RecordedRound, case: Case) -> Iterator[Text]:
    """What is wrong with a void round."""
    if each.result is not None:
        yield Text("error-fairness-void-with-result", result=each.result)
    for used in range(4, len(each.cards)):
        if next_side(each.cards[:used]) is None:
            player, banker = (each.reason for each in decisions(each.cards[:used]))
            card = str(each.cards[used])
            yield Text("error-fairness-not-to-be-drawn", place=used + 1, card=card, player=player, banker=banker)
            break
    order = case.record.closing.order
    if each.void == OUT_OF_CARDS and order:
        try:
            dealt = deal(iter(order[each.first_card - 1 :]))
        except OutOfCards:
            return
        yield Text("error-fairness-enough-cards", dealt=str(dealt))


def check_end(case: Case) -> Check:
    """The shoe ended where the cut card says, or for a reason that is given.

    A round is the last iff the cut card lies at or before its first card; that holds for a void round too.
    """
    rounds, header, closing = case.record.rounds, case.record.header, case.record.closing
    cut_at = max(0, ShoeRules(decks=header.decks, burn=header.burn, cut_card=header.cut_card).cards - header.cut_card)

    def failures() -> Iterator[Failure]:
        for each, following in pairwise(rounds):
            if each.first_card > cut_at:
                yield Failure(
                    place_of_round(following.number),
                    Text("error-fairness-dealt-although-round-last", number=each.number),
                )
            elif each.void == OUT_OF_CARDS:
                yield Failure(
                    place_of_round(following.number),
                    Text("error-fairness-dealt-although-round-ran", number=each.number),
                )
        last = rounds[-1] if rounds else None
        ran_out = last is not None and last.void == OUT_OF_CARDS
        past_the_cut = last is not None and last.first_card > cut_at
        if closing.how == "cut card" and (ran_out or not past_the_cut):
            lay = Text("error-fairness-cut-card-lay-behind", card=str(cut_at))
            why = Text("error-fairness-cards-came-to-end") if ran_out else lay
            yield Failure(CLOSING, Text("error-fairness-says-cut-card-ended", why=why))
        if closing.how == "out of cards" and not ran_out:
            yield Failure(CLOSING, Text("error-fairness-says-cards-came-end"))
        given = closing.how in ("operator", "void")
        if given != (closing.reason is not None):
            wanted = Text("error-fairness-needs-reason" if given else "error-fairness-needs-no-reason")
            yield Failure(CLOSING, Text("error-fairness-shoe-ended-by", how=repr(closing.how), wanted=wanted))
        if closing.seed is None and closing.how != "void":
            yield Failure(CLOSING, Text("error-fairness-shoe-whose-seed-never"))

    how = Text("verify-how", how=closing.how.replace(" ", "-"))
    said = Text("verify-end", how=how)
    if closing.reason is not None:
        said = Text("verify-end-because", how=how, reason=closing.reason)
    return checked("end", said, failures())


def _differing(said: Sequence[Card], right: Sequence[Card]) -> list[int]:
    return [place for place, (one, other) in enumerate(zip_longest(said, right)) if one != other]


def _said(cards: Sequence[Card], place: int) -> Text | str:
    return str(cards[place]) if place < len(cards) else Text("error-fairness-no-card")
