"""Text, Markdown and HTML: every word of the content comes through, in every language and for every house."""

import ast
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256
from html import unescape
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from punto.house.loader import load_house_text
from punto.leaflet import FORMATS, Leaflet, LeafletFormat, content, html_policy, leaflet
from punto.leaflet.as_html import write_html
from punto.leaflet.as_markdown import write_markdown
from punto.leaflet.as_text import write_text
from punto.leaflet.fonts.faces import face_of
from punto.leaflet.model import CardPicture, HandPicture, Section
from punto.leaflet.wrapping import run_in, width, wrap
from punto.words import LANGUAGES, Language, Text
from tests.leaflet.houses import BARE, EVERY_HOUSE, content_of, house

_NO_TEXT = {"key", "kind", "align", "tone", "suit", "language", "paper", "weight", "look", "code", "logo"}
"""Fields that tell a writer how and not what."""
_CJK = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")


def texts_of(thing: object) -> Iterator[str]:
    """Every text in a leaflet, the names of cards apart, which are read aloud and not written everywhere."""
    if isinstance(thing, str):
        if thing:
            yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from texts_of(each)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            if field.name not in _NO_TEXT and not (isinstance(thing, CardPicture) and field.name == "name"):
                yield from texts_of(getattr(thing, field.name))


def squeezed(text: str) -> str:
    """A text without white space, so that it does not matter where lines end."""
    return re.sub(r"\s+", "", text)


def hands_of(thing: object) -> Iterator[HandPicture]:
    """Every hand of cards in a leaflet."""
    if isinstance(thing, HandPicture):
        yield thing
    elif isinstance(thing, tuple):
        for each in thing:
            yield from hands_of(each)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from hands_of(getattr(thing, field.name))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_every_word_comes_through(key: str, lang: Language) -> None:
    said = content_of(key, lang, odds=True)
    check_text(write_text(said).decode(), said)
    check_markdown(write_markdown(said).decode(), said)
    check_html(write_html(said).decode(), said)


def check_text(made: str, said: Leaflet) -> None:
    """Plain text has every word, in lines of 78 columns."""
    assert max(map(width, made.splitlines())) <= 78
    assert made.endswith("\n")
    assert not re.search(r"[ \t]$", made, re.MULTILINE)
    found = squeezed(made)
    # A cell that was wrapped beside another one does not stand in one piece: of those, the words must be there.
    for text in texts_of(said):
        spaced = face_of(said.language).spaced
        words = text.split() if spaced else [text] if squeezed(text) in found else list(squeezed(text))
        assert all(squeezed(word) in found for word in words), text


def check_markdown(made: str, said: Leaflet) -> None:
    """Markdown has every text whole, and tables in pipes."""
    plain = squeezed(re.sub(r"\\(.)", r"\1", made).replace("**", ""))
    for text in texts_of(said):
        assert squeezed(text) in plain, text
    tables = [line.count("|") - line.count(r"\|") for line in made.splitlines() if line.startswith("|")]
    assert tables
    assert min(tables) >= 3


def check_html(made: str, said: Leaflet) -> None:
    """HTML has every text whole, and every card named."""
    page = page_of(made)
    found = squeezed("".join(page.texts))
    for text in texts_of(said):
        assert squeezed(text).replace("'", "’") in found, text
    assert page.labels == [card.name for hand in hands_of(said) for card in hand.cards]


class _Page(HTMLParser):
    """What a reader of the page meets: texts, names of pictures, and whether every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.labels: list[str] = []
        self.tags: dict[str, list[dict[str, str | None]]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.tags.setdefault(tag, []).append(attributes)
        if tag != "meta":
            self.open.append(tag)
        if label := attributes.get("aria-label"):
            self.labels.append(label)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.setdefault(tag, []).append(dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.texts.append(data)


def page_of(made: str) -> _Page:
    """The parsed page."""
    page = _Page()
    page.feed(made)
    page.close()
    assert page.open == []
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_html_is_one_accessible_file(lang: Language) -> None:
    said = content_of("pairs-mini", lang, odds=True)
    made = write_html(said).decode()
    page = page_of(made)
    (root,) = page.tags["html"]
    assert root == {"lang": lang}
    assert len(page.tags["h1"]) == len(page.tags["main"]) == len(page.tags["title"]) == 1
    assert all(head.get("scope") for head in page.tags["th"])
    assert [head["id"] for head in page.tags["h2"]] == [section.key for section in said.sections]
    assert not {"script", "link", "img", "iframe", "object"} & page.tags.keys()
    assert not re.search(r"https?:|url\(|@import|\son\w+=|\sstyle=", made)
    assert "@media print" in made
    assert "prefers-color-scheme: dark" in made


def test_html_may_be_served_under_its_own_policy() -> None:
    made = leaflet(house("bare"), lang="en", fmt="html").decode()
    (style,) = re.findall(r"<style>(.*?)</style>", made, re.DOTALL)
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert html_policy() == f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:"


@pytest.mark.parametrize("fmt", FORMATS)
def test_the_same_house_gives_the_same_bytes(fmt: LeafletFormat) -> None:
    made = [leaflet(house("bclc-ez"), lang=lang, fmt=fmt) for lang in ("en", "zh-Hans", "en", "zh-Hans")]
    assert made[:2] == made[2:]
    assert made[0] != made[1]


def test_texts_of_a_house_cannot_break_out() -> None:
    nasty = BARE.replace('"A bare house"', """'A <b>|*_bare_*|</b> & "house" `#$`'""").replace("It says", "[It](x) {0}")
    sheet = load_house_text(nasty)
    html, text, markdown = (leaflet(sheet, lang="en", fmt=fmt).decode() for fmt in ("html", "txt", "md"))
    assert str(sheet.title) in text
    assert "<b>|" not in html
    assert str(sheet.title) in unescape(html)
    assert r"# A \<b\>\|\*\_bare\_\*\|\</b\> & " in markdown
    assert leaflet(sheet, lang="en", fmt="pdf").startswith(b"%PDF")


def test_texts_over_several_lines_become_one() -> None:
    sheet = load_house_text(BARE.replace('"It says nothing but its bets."', '"""It says\n   nothing but its bets."""'))
    assert content(sheet, lang="en").cover.about == "It says nothing but its bets."


# Languages.


@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_every_sentence_is_in_the_language_asked_for(key: str) -> None:
    sheet = house(key)
    english = " ".join(texts_of(content_of(key, "en")))
    assert not _CJK.search(english)
    own = [sheet.title, sheet.about, sheet.helpline, *(bet.name for bet in sheet.bets)]
    own += [text for text in vars(sheet.texts).values() if isinstance(text, Text)]
    kept = " ".join(text.in_language("zh-Hans") for text in own if text) + sheet.currency.code + sheet.currency.symbol
    for text in texts_of(content_of(key, "zh-Hans")):
        for word in re.findall(r"[A-Za-z]{2,}", text):
            assert word in kept, f"{word!r} in {text!r} is not Chinese"


def test_all_languages_say_as_much() -> None:
    def shape(section: Section) -> list[object]:
        return [(type(block), len(list(texts_of(block)))) for block in section.blocks]

    for key in EVERY_HOUSE:
        english, *others = (content_of(key, lang) for lang in LANGUAGES)
        for other in others:
            assert [each.key for each in english.sections] == [each.key for each in other.sections]
            assert list(map(shape, english.sections)) == list(map(shape, other.sections))


def test_chinese_uses_the_words_of_the_table() -> None:
    said = "".join(texts_of(content_of("atlantic-city-midi", "zh-Hans")))
    pairs = "".join(texts_of(content_of("bclc-midi", "zh-Hans")))
    for word in ("庄", "闲", "和", "例牌", "限红", "靴", "佣金", "龙宝"):
        assert word in said
    for word in ("庄对", "闲对", "咪牌"):
        assert word in pairs


def test_odds_are_there_on_request_only() -> None:
    def sections(made: Leaflet) -> set[str]:
        return {section.key for section in made.sections}

    without, with_odds = (sections(content_of("bclc-ez", "en", odds=odds)) for odds in (False, True))
    assert with_odds - without == {"odds"}


# Wrapping.


def test_lines_break_between_words_and_between_wide_characters() -> None:
    assert wrap("Banker wins, 8 over 2.", 12) == ["Banker wins,", "8 over 2."]
    assert wrap("庄家点数大于闲家即胜。", 21) == ["庄家点数大于闲家即", "胜。"]
    assert wrap("（闲家）不补牌", 6) == ["（闲", "家）不", "补牌"]
    assert wrap("a" * 25, 10) == ["a" * 10, "a" * 10, "a" * 5]
    assert wrap("", 10) == [""]


def test_a_lead_runs_into_its_text_by_the_habit_of_its_script() -> None:
    assert run_in("Margin:", "the difference.") == "Margin: the difference."
    assert run_in("例牌。", "首两张牌") == "例牌。首两张牌"
    assert run_in("", "text") == "text"


# Who knows what.


@pytest.mark.parametrize(
    "writer",
    ["as_text", "as_markdown", "as_html", "as_pdf", "imposition", "pieces", "panels", "wrapping", "suits", "codes"],
)
def test_a_writer_knows_nothing_of_the_game(writer: str) -> None:
    source = (Path(str(files("punto.leaflet"))) / f"{writer}.py").read_text(encoding="utf-8")
    modules = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom) and node.module}
    ours = {module for module in modules if module.startswith("punto")}
    known = {"fonts.charset", "fonts.faces", "model", "panels", "suits", "wrapping", "as_text"}
    known |= {"codes", "imposition", "logo", "pieces"}
    assert ours <= {"punto.errors", "punto.words", *(f"punto.leaflet.{name}" for name in known)}
    assert not re.search(r"player|banker|baccarat|dragon|commission", source, re.IGNORECASE)


def test_the_printed_template_knows_nothing_of_the_game() -> None:
    source = (Path(str(files("punto.leaflet"))) / "leaflet.typ").read_text(encoding="utf-8")
    assert not re.search(r"player|banker|baccarat|dragon|commission", source, re.IGNORECASE)
