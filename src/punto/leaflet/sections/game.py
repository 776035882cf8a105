"""What the game is about, what the cards count, and how a round is dealt."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house import House
from punto.house.leaflet_settings import LeafletPlace
from punto.house.model import Dealt, Style
from punto.leaflet.behaviour import rows_on
from punto.leaflet.model import (
    Block,
    BulletList,
    HandPicture,
    HandPictures,
    LeafletTable,
    Paragraph,
    Section,
    TableCell,
    TableColumn,
)
from punto.leaflet.sections.odds import winners
from punto.leaflet.words import Say, decks_said, names_of, picture, rank_name
from punto.leaflet.wrapping import joined
from punto.rules.cards import RANKS, VALUES, Card, parse_cards, points
from punto.rules.facts import FACTS, HAND_FACTS
from punto.rules.rounds import DEAL_ORDER, play
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import Side
from punto.words import Text, listed, numbers

_STYLES: dict[Style, Text] = {
    "mini": Text("leaflet-game-styles-mini"),
    "midi": Text("leaflet-game-styles-midi"),
}
_BETS_CLOSE: dict[LeafletPlace, Text] = {
    "screen": Text("leaflet-game-make-your-bets-before"),
    "table": Text("leaflet-game-bets-before-at-table"),
}
_DEALT: dict[tuple[Style, Dealt], Text] = {
    ("mini", "face up"): Text("leaflet-game-dealt-mini-face-up"),
    ("mini", "face down"): Text("leaflet-game-dealt-mini-face-down"),
    ("midi", "face up"): Text("leaflet-game-dealt-midi-face-up"),
    ("midi", "face down"): Text("leaflet-game-dealt-midi-face-down"),
}
_SUMS = ("4 3", "7 8", "K 6 5", "2 3 5")
"""Hands whose points are worked out: below ten, above ten, with a picture, and exactly ten."""
_SUITS = "dchs"

_TIPS = Text("leaflet-game-tips")


def style_said(house: House) -> Text:
    """Which style the table plays, and what that means for the cards."""
    return _STYLES[house.style]


def the_game(house: House, say: Say) -> Section:
    """The object, the style of the table, who plays and with what."""
    totals = HAND_FACTS["total"].domain
    main = [bet for bet in house.bets if bet.kind == "main"] or house.bets
    return Section(
        "object",
        say(Text("leaflet-game-object-game")),
        (
            Paragraph(say(house.texts.welcome or Text("leaflet-game-opening"))),
            Paragraph(say(Text("leaflet-game-only-two-hands-dealt", most=totals[-1], main=names_of(main)))),
            *_why_banker(house, say),
            Paragraph(say(style_said(house))),
            Paragraph(
                say(
                    Text(
                        "leaflet-game-table-seats-up-patrons",
                        seats=house.seats,
                        decks=decks_said(house.shoe.decks),
                        cards=house.shoe.cards,
                    )
                )
            ),
            *((Paragraph(say(_TIPS)),) if house.tips else ()),
        ),
    )


def _why_banker(house: House, say: Say) -> Iterator[Paragraph]:
    """That Banker wins more often, by the exact odds, and what the house does about it."""
    hands = [house.by_key.get(key) for key in ("player", "banker")]
    if None in hands or house.offer("banker").bet.kind != "main":
        return
    rows = [row for row in rows_on(house.offer("banker").bet, "banker", decks=house.shoe.decks) if row]
    said = [Text("leaflet-game-banker-more-often", **winners(house.shoe.decks))]
    if any(row.commission for row in rows):
        said.append(Text("leaflet-game-banker-charged"))
    elif any(row.pays.as_fraction() < 1 for row in rows):
        said.append(Text("leaflet-game-banker-paid-less"))
    yield Paragraph(joined([say(each) for each in said]))


def card_values(house: House, say: Say) -> Section:
    """What each card counts, and how a hand is added up."""
    totals = HAND_FACTS["total"].domain
    face = [rank for rank in RANKS if rank == str(VALUES[rank])]
    rows = [
        (numbers(VALUES[rank] for rank in face), Text("leaflet-game-their-face-value")),
    ]
    for value in sorted({VALUES[rank] for rank in RANKS if rank not in face}, reverse=True):
        ranks = [rank_name(rank) for rank in RANKS if rank not in face and VALUES[rank] == value]
        rows.append((listed(ranks, "and"), Text("leaflet-game-points", value=value)))
    return Section(
        "values",
        say(Text("leaflet-game-what-cards-count")),
        (
            LeafletTable(
                "",
                (TableColumn(say(Text("leaflet-game-card"))), TableColumn(say(Text("leaflet-game-counts")))),
                tuple((TableCell(say(card)), TableCell(say(counts))) for card, counts in rows),
            ),
            Paragraph(say(Text("leaflet-game-add-up-cards-hand", least=totals[0], most=totals[-1]))),
            *_counting(house, say),
        ),
    )


def _counting(house: House, say: Say) -> Iterator[Block]:
    """Hands added up; where one is a whole round, with what the dealer calls."""
    sums = []
    for number, text in enumerate(house.leaflet.counting or _SUMS):
        parts = [_dressed(parse_cards(part), number + other) for other, part in enumerate(text.split("/"))]
        if len(parts) == 1:
            sums.append(_sum(parts[0], say))
            continue
        sides: tuple[Side, ...] = ("player", "banker")
        labels = [say(SIDE_NAMES[side]) for side in sides]
        yield HandPictures(tuple(_sum(cards, say, label) for cards, label in zip(parts, labels, strict=True)))
        player, banker = parts
        dealt = play((player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]))
        yield Paragraph(say(dealt.call))
    if sums:
        yield HandPictures(tuple(sums))


def _dressed(cards: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Cards without suits in some that differ from hand to hand."""
    return tuple(
        Card(card.rank, card.suit or _SUITS[(number + place) % len(_SUITS)]) for place, card in enumerate(cards)
    )


def _sum(cards: tuple[Card, ...], say: Say, label: str = "") -> HandPicture:
    whole = sum(card.value for card in cards)
    added = " + ".join(str(card.value) for card in cards) + f" = {whole}"
    counts = points(cards)
    if counts == whole:
        result = Text("leaflet-game-added", added=added)
    else:
        result = Text("leaflet-game-added-counts", added=added, counts=counts)
    return HandPicture(label, tuple(picture(card, say) for card in cards), say(result))


def the_deal(house: House, say: Say, *, place: LeafletPlace) -> Section:
    """From the first bet to the last card."""
    of_round, of_hand = FACTS["cards"].domain, HAND_FACTS["cards"].domain
    player, banker = (
        listed(
            [Text("leaflet-game-place", place=place) for place, each in enumerate(DEAL_ORDER, 1) if each == side], "and"
        )
        for side in ("player", "banker")
    )
    steps = (
        _BETS_CLOSE[place].given(seconds=house.betting_seconds),
        _DEALT[house.style, house.handling.dealt].given(player=player, banker=banker),
        Text("leaflet-game-each-hand-has-cards", two=of_hand[0], least=of_round[0], most=of_round[-1]),
        Text("leaflet-game-totals-compared-hand-closest", most=HAND_FACTS["total"].domain[-1]),
    )
    return Section(
        "deal", say(Text("leaflet-game-how-round-dealt")), (BulletList(tuple(Paragraph(say(step)) for step in steps)),)
    )
