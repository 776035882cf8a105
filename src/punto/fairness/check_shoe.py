"""Checks of the shoe: its seals, its commitment, its house, and every card from the burn to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

from punto.errors import HouseError, ImpossibleDeal, OutOfCards
from punto.fairness.commit import commitment, mix_cuts, shoe_order
from punto.fairness.house_text import house_digest, house_toml, read_house_text
from punto.fairness.record import OUT_OF_CARDS, RecordedRound
from punto.fairness.seal import parts, seal_of
from punto.fairness.shuffle import VERSION
from punto.fairness.verification import Case, Check, Failure, checked
from punto.house.loader import house_keys, load_house
from punto.rules.cards import Card, format_cards
from punto.rules.roads import Result
from punto.rules.rounds import deal, decisions, next_side, play
from punto.rules.shoe import Shoe, ShoeRules

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

_NO_ORDER = Failure("the closing", "cannot be checked, because the order of the shoe is not in the record")


def check_seal(case: Case) -> Check:
    """Each part is as it was sealed, after the part before it."""

    def failures() -> Iterator[Failure]:
        before = None
        for place, content, seal in parts(case.record):
            right = seal_of(content) if before is None else seal_of(content, before=before)
            if seal != right:
                after = " after the part before it" if before is not None else ""
                yield Failure(
                    place, f"is not as it was sealed{after}: the seal says {seal[:12]}..., not {right[:12]}..."
                )
            before = seal

    count = len(case.record.rounds) + 2
    return checked("seal", f"the {count} parts of the record are as they were sealed", failures())


def check_commitment(case: Case) -> Check:
    """The revealed seed is the one that was committed."""

    def failures() -> Iterator[Failure]:
        closing, committed = case.record.closing, case.record.header.commitment
        if closing.seed is None:
            yield Failure("the closing", f"the seed was never revealed ({closing.reason or 'no reason is given'})")
        elif (right := commitment(closing.seed)) != committed:
            yield Failure("the header", f"the commitment is {committed}, but that of the revealed seed is {right}")

    return checked("commitment", "the revealed seed is the one that was committed", failures())


def check_house(case: Case) -> Check:
    """The house text is whole, and the header says what it says."""
    header = case.record.header

    def failures() -> Iterator[Failure]:
        if (digest := house_digest(header.house.toml)) != header.house.digest:
            yield Failure("the header", f"the house text has the digest {digest}, not {header.house.digest}")
        try:
            house = read_house_text(header.house.key, header.house.toml)
        except HouseError as error:
            yield from (Failure(f"the house text, line {each.line}", each.message) for each in error.problems)
            return
        said = {"decks": header.decks, "burn": header.burn, "cut_card": header.cut_card, "currency": header.currency}
        shoe = house.shoe
        right = {"decks": shoe.decks, "burn": shoe.burn, "cut_card": shoe.cut_card, "currency": house.currency}
        for key, value in said.items():
            if value != right[key]:
                yield Failure("the header", f"{key} is {_shown(value)}, but the house says {_shown(right[key])}")

    return checked("house", f"the house text is whole; {_origin(case)}", failures())


def _shown(value: object) -> str:
    return str(getattr(value, "code", value))


def _origin(case: Case) -> str:
    text = case.record.header.house
    if text.key not in house_keys():
        return f"{text.key} is a house of its own"
    same = house_toml(load_house(text.key)) == text.toml
    return f"{text.key} is {'just what' if same else 'not what'} this Punto ships under that name"


def check_order(case: Case) -> Check:
    """The order of the shoe, recomputed from the seed and the cuts card by card."""
    header, closing = case.record.header, case.record.closing

    def failures() -> Iterator[Failure]:
        if header.shuffle != VERSION:
            yield Failure("the header", f"shuffle version {header.shuffle} is not known; this Punto knows {VERSION}")
        elif closing.seed is None:
            yield Failure("the closing", "cannot be recomputed, because the seed was never revealed")
        else:
            right = shoe_order(closing.seed, mix_cuts(header.cuts), decks=header.decks)
            differing = _differing(closing.order, right)
            if differing:
                place = differing[0]
                yield Failure(
                    f"card {place + 1} of the shoe",
                    f"{_said(closing.order, place)} in the record, but the seed and the cuts give "
                    f"{_said(right, place)}; {len(differing)} of {len(right)} cards differ",
                )

    return checked("order", f"the seed and the cuts give these {len(closing.order)} cards, one by one", failures())


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
            yield Failure("the header", str(error))
            return
        if len(closing.burned) != burned:
            yield Failure("the closing", f"{len(closing.burned)} cards are burned, but the house burns {burned}")
        if differing := _differing(closing.burned, closing.order[: len(closing.burned)]):
            place = differing[0]
            message = f"{_said(closing.burned, place)} in the record, but {_said(closing.order, place)} in the shoe"
            yield Failure(f"burned card {place + 1}", message)

    return checked("burn", f"{len(closing.burned)} cards were burned, as the house says", failures())


def check_cards(case: Case) -> Check:
    """Each round's cards are exactly the next of the shoe, and no round is missing."""
    rounds, closing = case.record.rounds, case.record.closing

    def failures() -> Iterator[Failure]:
        used, due = len(closing.burned), 1
        for each in rounds:
            place = f"round {each.number}"
            if each.number != due:
                yield Failure(place, f"stands where round {due} is due")
            if each.first_card != used + 1:
                yield Failure(
                    place, f"begins with card {each.first_card} of the shoe, but card {used + 1} was the next"
                )
            if closing.order:
                yield from _cards_failures(each, closing.order)
            used, due = each.first_card - 1 + len(each.cards), each.number + 1
        if not closing.order:
            yield _NO_ORDER
        if closing.rounds != len(rounds):
            yield Failure("the closing", f"counts {closing.rounds} rounds, but the record has {len(rounds)}")
        if closing.cards_used != used:
            yield Failure("the closing", f"counts {closing.cards_used} cards used, but the last one was card {used}")

    count = sum(len(each.cards) for each in rounds)
    return checked(
        "cards", f"the {count} cards of {len(rounds)} rounds are the next of the shoe, none left out", failures()
    )


def _cards_failures(each: RecordedRound, order: tuple[Card, ...]) -> Iterator[Failure]:
    shoe = order[each.first_card - 1 :][: len(each.cards)]
    if differing := _differing(each.cards, shoe):
        place = differing[0]
        yield Failure(
            f"round {each.number}, card {place + 1}",
            f"{_said(each.cards, place)} in the record, but card {each.first_card + place} of the shoe is "
            f"{_said(shoe, place)}",
        )


def check_tableau(case: Case) -> Check:
    """Each round was drawn by the tableau and its result is right; a void round could have begun so."""
    rounds = case.record.rounds

    def failures() -> Iterator[Failure]:
        for each in rounds:
            found = _drawn(each, case) if each.void is None else _begun(each, case)
            yield from (Failure(f"round {each.number}", message) for message in found)

    void = sum(each.void is not None for each in rounds)
    said = f", {void} of them void," if void else ""
    return checked("tableau", f"{len(rounds)} rounds{said} were drawn by the tableau, with these results", failures())


def _drawn(each: RecordedRound, case: Case) -> Iterator[str]:
    try:
        dealt = play(each.cards, decks=case.record.header.decks)
    except ImpossibleDeal as error:
        yield str(error)
        return
    if each.result != (right := str(Result.of_round(dealt))):
        yield f"the result is {each.result or 'missing'} in the record, but {format_cards(each.cards)} is {right}"


def _begun(each: RecordedRound, case: Case) -> Iterator[str]:
    """What is wrong with a void round."""
    if each.result is not None:
        yield f"is void and yet has the result {each.result}"
    for used in range(4, len(each.cards)):
        if next_side(each.cards[:used]) is None:
            why = " ".join(map(str, decisions(each.cards[:used])))
            yield f"card {used + 1}, {each.cards[used]}, must not be drawn. {why}"
            break
    order = case.record.closing.order
    if each.void == OUT_OF_CARDS and order:
        try:
            dealt = deal(iter(order[each.first_card - 1 :]))
        except OutOfCards:
            return
        yield f"is void for want of cards, but the shoe had enough: {dealt}"


def check_end(case: Case) -> Check:
    """The shoe ended where the cut card says, or for a reason that is given.

    A round is the last iff the cut card lies at or before its first card; that holds for a void round too.
    """
    rounds, header, closing = case.record.rounds, case.record.header, case.record.closing
    cut_at = max(0, ShoeRules(decks=header.decks, burn=header.burn, cut_card=header.cut_card).cards - header.cut_card)

    def failures() -> Iterator[Failure]:
        for each, following in pairwise(rounds):
            if each.first_card > cut_at:
                yield Failure(f"round {following.number}", f"was dealt although round {each.number} was the last")
            elif each.void == OUT_OF_CARDS:
                yield Failure(f"round {following.number}", f"was dealt although round {each.number} ran out of cards")
        last = rounds[-1] if rounds else None
        ran_out = last is not None and last.void == OUT_OF_CARDS
        past_the_cut = last is not None and last.first_card > cut_at
        if closing.how == "cut card" and (ran_out or not past_the_cut):
            why = "its cards came to an end" if ran_out else f"the cut card lay behind card {cut_at}"
            yield Failure("the closing", f"says that the cut card ended the shoe, but in the last round {why}")
        if closing.how == "out of cards" and not ran_out:
            yield Failure("the closing", "says that the cards came to an end, but no round was void for it")
        given = closing.how in ("operator", "void")
        if given != (closing.reason is not None):
            wanted = "needs a reason" if given else "needs no reason, but one is given"
            yield Failure("the closing", f"a shoe that ended by {closing.how!r} {wanted}")
        if closing.seed is None and closing.how != "void":
            yield Failure("the closing", "a shoe whose seed was never revealed must be void, with a reason")

    said = closing.how if closing.reason is None else f"{closing.how}, {closing.reason}"
    return checked("end", f"the shoe ended by the rules: {said}", failures())


def _differing(said: Sequence[Card], right: Sequence[Card]) -> list[int]:
    return [place for place, (one, other) in enumerate(zip_longest(said, right)) if one != other]


def _said(cards: Sequence[Card], place: int) -> str:
    return str(cards[place]) if place < len(cards) else "no card"
