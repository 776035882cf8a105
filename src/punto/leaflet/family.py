"""The leaflet of a set: the first game told whole, the others by what they have of their own, and what differs.

A section of another game is compared with the first game's piece by piece: paragraphs, points, rows of tables and
examples that the first game has as well are not told again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from punto.house import House
from punto.house.leaflet_settings import LeafletPlace
from punto.house.sets import HouseSet
from punto.leaflet.contents import Wishes, bound, head_of, said_in, sections_of, tail_of
from punto.leaflet.differences import differ_in_style_alone, difference_table
from punto.leaflet.lessons import families
from punto.leaflet.model import Block, BulletList, Leaflet, LeafletTable, Paragraph, Section, Subheading, TableCell
from punto.leaflet.sections.game import style_said
from punto.leaflet.sections.worked_examples import Settled, example_of, settled_examples
from punto.leaflet.words import Say
from punto.leaflet.wrapping import joined
from punto.words import Language, Text, listed, verbatim

_SAID_ONCE = ("bets", "side", "rounds")
_OF_THE_GAME = ("object",)
"""Sections of which another game says only what it does differently at the table, not how it opens."""


def set_content(family: HouseSet, *, lang: Language, wishes: Wishes | None = None) -> Leaflet:
    """The leaflet of a set in one language."""
    wished, say = wishes or Wishes(), said_in(lang)
    place = wished.place or family.leaflet.place
    first, *others = family.games
    sections = [_whole(family, say)] if others else []
    base = list(sections_of(first.house, say, place, odds=wished.odds))
    if others:
        # What differs has been said; of a leaflet of several games no one table is meant.
        base = [_without(each, Paragraph(say(style_said(first.house)))) for each in base]
    odds = [each for each in base if each.new_sheet]
    sections += [each for each in base if not each.new_sheet]
    known = {section.key: list(section.blocks) for section in base}
    for game in others:
        own, own_odds = _own_sections(first.house, game.house, known, say, place, odds=wished.odds)
        blocks = tuple(_told(game.house, own, say))
        sections.append(Section(f"game-{game.house.key}", say(game.name), blocks))
        for each in own_odds:
            title = say(Text("leaflet-worked-examples-row", bet=game.name, row=verbatim(each.title)))
            odds.append(replace(each, title=title, key=f"odds-{game.house.key}"))
    sections += [replace(each, new_sheet=number == 0) for number, each in enumerate(odds)]
    about = family.about or listed([game.name for game in family.games], "and")
    house = replace(first.house, texts=family.texts, leaflet=family.leaflet)
    return bound(house, tuple(sections), wished, title=family.title, about=about, lang=lang)


def _without(section: Section, block: Block) -> Section:
    return replace(section, blocks=tuple(each for each in section.blocks if each != block))


def _whole(family: HouseSet, say: Say) -> Section:
    """Which games there are, how they are told, and what differs."""
    first, *others = family.games
    names = listed([game.name for game in family.games], "and")
    said = [Text("leaflet-sets-games", names=names)]
    alike = [game.name for game in others if differ_in_style_alone(first.house, game.house)]
    if len(alike) < len(others):
        said.append(Text("leaflet-sets-first-whole", first=first.name))
    if alike:
        said.append(Text("leaflet-sets-style-alone", games=listed(alike, "and"), first=first.name))
    differing = difference_table(family.games, say)
    blocks: tuple[Block, ...] = (Paragraph(joined([say(each) for each in said])),)
    return Section("games", say(Text("leaflet-sets-the-games")), (*blocks, differing) if differing else blocks)


def _told(house: House, own: Sequence[Section], say: Say) -> Iterator[Block]:
    """What a game has of its own, below its name."""
    yield Paragraph(say(house.about))
    for section in own:
        yield Subheading(section.title)
        yield from section.blocks


def _own_sections(
    first: House, house: House, known: dict[str, list[Block]], say: Say, place: LeafletPlace, *, odds: bool
) -> tuple[list[Section], list[Section]]:
    """What another game says that the first does not: of the game, and of its odds.

    A sentence about side bets that one game has said is known to the games after it.
    """
    shown = tuple(example_of(house, each, say) for each in settled_examples(house) if _is_fresh(first, house, each))
    told = [
        *head_of(house, say, place),
        *([Section("examples", say(Text("leaflet-worked-examples-examples")), shown)] if shown else []),
        *tail_of(house, say, place, odds=odds),
    ]
    own = [replace(each, blocks=tuple(_unlike(each.blocks, known.get(each.key, ())))) for each in told]
    for each in own:
        if each.key in _SAID_ONCE:
            known.setdefault(each.key, []).extend(block for block in each.blocks if isinstance(block, Paragraph))
    own = [each for each in own if each.blocks and each.key not in _OF_THE_GAME]
    return [each for each in own if not each.new_sheet], [each for each in own if each.new_sheet]


def _is_fresh(first: House, house: House, settled: Settled) -> bool:
    """Whether an example shows a line of a bet that the first game has not, and that no lesson shows already."""
    lessons = [lesson for each in families(house) for lesson in each.lessons]
    taught = {row for lesson in lessons for row in lesson.rows}
    rows = {bet.row for bet in settled.bets if bet.bet not in first.bets and bet.row is not None}
    return bool(rows - taught) or (bool(rows) and settled.dealt in [lesson.dealt for lesson in lessons])


def _unlike(blocks: Sequence[Block], known: Sequence[Block]) -> Iterator[Block]:
    """The blocks, points and rows that are not known already."""
    for block in blocks:
        if block in known:
            continue
        if isinstance(block, BulletList):
            said = {item for other in known if isinstance(other, BulletList) for item in other.items}
            if items := tuple(item for item in block.items if item not in said):
                yield BulletList(items)
        elif isinstance(block, LeafletTable):
            tables = [other for other in known if isinstance(other, LeafletTable)]
            same = [each for each in tables if (each.title, each.columns) == (block.title, block.columns)]
            told = {group for other in same for group in _groups(other)}
            rows = [row for group in _groups(block) if group not in told for row in group]
            if rows:
                yield replace(block, rows=tuple(rows))
        else:
            yield block


def _groups(table: LeafletTable) -> list[tuple[tuple[TableCell, ...], ...]]:
    """Rows that belong together: one with those below it that go on or are indented."""
    number = 0
    numbered = []
    for row in table.rows:
        goes_on = bool(row) and (not row[0].text or row[0].indented)
        number += not goes_on
        numbered.append((number, row))
    return [tuple(row for _, row in group) for _, group in groupby(numbered, key=lambda each: each[0])]
