"""The printed leaflet: one folded sheet a house, nothing cut off, every character in an embedded font."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import ContentStream

from punto.errors import NotationError
from punto.house.loader import load_house_text
from punto.leaflet import leaflet
from punto.leaflet.as_pdf import Sheets, typeset
from punto.leaflet.fonts.charset import characters_by_font, of_headings, printable
from punto.leaflet.fonts.faces import face_of
from punto.leaflet.panels import Piece, share_out
from punto.rules.money import CURRENCIES
from punto.words import LANGUAGES, Language
from tests.leaflet.houses import BARE, EVERY_HOUSE, OWN, content_of
from tests.leaflet.test_formats import squeezed, texts_of

FONTS = Path(str(files("punto.leaflet"))) / "fonts"
PAGES = {("grand", lang): 3 for lang in LANGUAGES} | {("pairs-mini", "vi"): 3}
"""Leaflets that need more than one sheet's two pages."""


@cache
def sheets_of(key: str, lang: Language, *, odds: bool = False) -> Sheets:
    """The leaflet of a house, typeset once."""
    return typeset(content_of(key, lang, odds=odds))


@cache
def reader_of(key: str, lang: Language, *, odds: bool = False) -> PdfReader:
    """The leaflet of a house, opened."""
    return PdfReader(BytesIO(sheets_of(key, lang, odds=odds).pdf()))


def fonts_of(reader: PdfReader) -> dict[str, Any]:
    """The fonts of all pages by name."""
    found = {}
    for page in reader.pages:
        resources: Any = page["/Resources"]
        for font in resources["/Font"].values():
            found[font.get_object()["/BaseFont"]] = font.get_object()
    return found


def glyphs_of(reader: PdfReader) -> set[int]:
    """The numbers of all glyphs that are drawn; every font of such a file has two bytes a glyph."""
    found: set[int] = set()
    for page in reader.pages:
        stream = ContentStream(page.get_contents(), reader)
        for operands, operator in stream.operations:
            if operator not in {b"Tj", b"TJ"}:
                continue
            parts = operands[0] if operator == b"TJ" else operands
            for part in parts:
                raw = getattr(part, "original_bytes", part if isinstance(part, bytes) else b"")
                found |= {int.from_bytes(raw[at : at + 2], "big") for at in range(0, len(raw), 2)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", EVERY_HOUSE)
def test_a_leaflet_is_one_sheet_with_its_fonts_and_all_its_text_within_the_panels(key: str, lang: Language) -> None:
    reader = reader_of(key, lang)
    assert len(reader.pages) == PAGES.get((key, lang), 2)
    for name, font in fonts_of(reader).items():
        assert font["/Subtype"] == "/Type0", name
        assert font["/Encoding"] == "/Identity-H", name
        assert "/ToUnicode" in font, name
        (descendant,) = font["/DescendantFonts"]
        descriptor = descendant.get_object()["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & descriptor.keys(), f"{name} is not embedded"
    assert 0 not in glyphs_of(reader), "a character has no glyph"
    # A font may draw a letter and its accent apart, and so they are extracted.
    found = normalize("NFC", squeezed("".join(page.extract_text() for page in reader.pages)))
    assert "\ufffd" not in found
    said = content_of(key, lang)
    for text in texts_of(said):
        if text != said.cover.kicker:  # It is set in capitals.
            assert squeezed(text).replace("'", "’") in found, text
    check_gutters(sheets_of(key, lang))
    check_headings(reader, [section.title for section in said.sections])


def check_headings(reader: PdfReader, titles: list[str]) -> None:
    """No page ends with a heading; that no panel does, the pieces see to, of which a heading is never one."""
    for page in reader.pages:
        lines = [squeezed(line) for line in page.extract_text().splitlines() if squeezed(line)]
        assert lines[-1] not in map(squeezed, titles)


def test_a_missing_glyph_would_be_noticed() -> None:
    assert glyphs_of(reader_of("bare", "zh-Hans")) > {1, 2, 3}


def test_the_odds_stand_on_a_page_of_their_own() -> None:
    plain, with_odds = (reader_of("pairs-mini", "en", odds=odds) for odds in (False, True))
    assert len(with_odds.pages) == len(plain.pages) + 1
    last = with_odds.pages[-1].extract_text()
    assert last.startswith("The exact odds")
    assert "14.3596%" in last
    assert "4,998,398,275,503,360" in last


def test_the_file_is_tagged_titled_and_undated() -> None:
    reader = reader_of("bclc-ez", "zh-Hans")
    assert reader.metadata is not None
    assert reader.metadata.title == "BCLC免佣EZ百家乐 – 玩法说明"
    assert {"/CreationDate", "/ModDate"}.isdisjoint(reader.metadata)
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == "zh-CN"
    assert root["/MarkInfo"]["/Marked"]
    assert [mark.title for mark in reader.outline if not isinstance(mark, list)][:2] == ["游戏目标", "牌面点数"]


def test_the_sheet_is_what_is_printed_on_where_the_house_is() -> None:
    widths = {key: round(float(reader_of(key, "en").pages[0].mediabox.width)) for key in ("bclc-ez", "grand")}
    assert widths == {"bclc-ez": 792, "grand": 842}


# Pictures of the pages.


def gutters_of(page: Image.Image) -> list[tuple[int, int, int, int]]:
    """The margins beside and below the panels of a page at 72 dots an inch, but for the marks of the folds."""
    panel = page.width / 3
    edges = [(number * panel, number * panel + 14) for number in range(3)]
    edges += [((number + 1) * panel - 14, (number + 1) * panel) for number in range(3)]
    sides = [(round(left) + 1, 8, round(right) - 1, page.height - 8) for left, right in edges]
    return [*sides, (2, page.height - 12, page.width - 2, page.height - 8)]


def check_gutters(sheets: Sheets) -> None:
    """Nothing is printed in the margins, but for the cover."""
    for number, made in enumerate(sheets.pictures(dots_per_inch=72)):
        page = Image.open(BytesIO(made)).convert("L")
        # Folded in three, the cover is the right panel of the outside.
        covered = round(page.width * 2 / 3) - 2 if number == 0 else page.width
        for left, top, right, bottom in gutters_of(page):
            if left < covered:
                area = page.crop((left, top, min(right, covered), bottom))
                assert area.getextrema()[0] == 255, f"page {number + 1}: {left, top, right, bottom}"


def test_a_text_over_the_edge_would_be_noticed() -> None:
    page = Image.new("L", (792, 612), 255)
    page.putpixel((264 + 264 - 5, 300), 0)
    assert any(page.crop(box).getextrema()[0] == 0 for box in gutters_of(page))


# Fonts.


@pytest.mark.parametrize("family", characters_by_font())
@pytest.mark.parametrize("weight", ["400Regular", "600SemiBold"])
def test_a_font_has_the_characters_that_are_promised(family: str, weight: str) -> None:
    font = TTFont(FONTS / f"{family}_{weight}.ttf")
    there = set(map(chr, font.getBestCmap()))
    if weight == "400Regular":
        assert there >= characters_by_font()[family]
    elif family == "NotoSansHK":
        # The signs of our own words when it was cut; the newest may fall back to the regular weight.
        assert characters_by_font()["NotoSans"] & characters_by_font()[family] <= there <= characters_by_font()[family]
    else:
        assert there >= of_headings(family)
    assert font["OS/2"].usWeightClass == int(weight[:3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_13_the_fonts_of_a_language_have_every_sign_of_its_leaflets(language: Language) -> None:
    catalogues = Path(str(files("punto.words"))).joinpath("locales", language)
    said = "".join(each.read_text(encoding="utf-8") for each in catalogues.glob("leaflet-*.ftl"))
    own = characters_by_font()[face_of(language).family.replace(" ", "")]
    assert set(said) - own - {"\n"} == set()


def test_the_fonts_are_small_and_come_with_their_licence() -> None:
    assert sum(path.stat().st_size for path in FONTS.glob("*.ttf")) < 7_000_000
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8")


def test_rare_characters_fall_back_to_the_lighter_font() -> None:
    rare = sorted(characters_by_font()["NotoSansSC"] - of_headings("NotoSansSC"))
    assert len(rare) == 3008
    reader = PdfReader(
        BytesIO(leaflet(load_house_text(BARE.replace("简厅", rare[7] + rare[99])), lang="zh-Hans", fmt="pdf"))
    )
    assert 0 not in glyphs_of(reader)
    assert rare[7] + rare[99] in reader.pages[0].extract_text()


def test_the_marks_of_all_currencies_and_the_letters_of_europe_can_be_printed() -> None:
    letters = "".join(map(chr, range(0x100, 0x180))) + "".join(currency.symbol for currency in CURRENCIES.values())
    assert all(map(printable, letters))
    reader = PdfReader(BytesIO(leaflet(load_house_text(BARE.replace("It says", letters)), lang="en", fmt="pdf")))
    assert 0 not in glyphs_of(reader)


def test_a_character_that_no_font_has_is_refused_and_named() -> None:
    sheet = load_house_text(BARE.replace("A bare house", "บ้าน 🂡"))
    with pytest.raises(NotationError, match="lack น บ า ้ 🂡, which the house uses"):
        leaflet(sheet, lang="en", fmt="pdf")
    assert "บ้าน 🂡" in leaflet(sheet, lang="en", fmt="html").decode()


def test_a_text_longer_than_a_panel_is_refused() -> None:
    sheet = load_house_text(OWN["grand"].replace("tear the cards", "tear the cards, " * 400))
    with pytest.raises(NotationError, match="too long for a panel"):
        leaflet(sheet, lang="en", fmt="pdf")


# Panels.

pieces = st.lists(st.builds(Piece, st.floats(1, 60), st.floats(0, 10), st.sampled_from([0.0, 0.02, 0.08])), max_size=20)


@given(pieces, st.integers(1, 6))
def test_panels_hold_all_pieces_in_order_and_none_is_overfull(given_pieces: list[Piece], panels: int) -> None:
    shared = share_out(given_pieces, panels=panels, height=100)
    if shared is None:
        assert sum(each.height + each.gap for each in given_pieces) > 100
        return
    assert len(shared.panels) == panels
    assert [number for panel in shared.panels for number in panel] == list(range(len(given_pieces)))
    filled = [len(panel) > 0 for panel in shared.panels]
    assert filled == sorted(filled, reverse=True), "what is empty comes last"
    for panel in shared.panels:
        gaps = sum(given_pieces[number].gap for number in panel if number != panel.start)
        assert sum(given_pieces[number].height for number in panel) + gaps <= 100


def test_a_heading_stays_with_its_section() -> None:
    heading, text, other = Piece(30, 5, 0.0), Piece(40, 5, 0.08), Piece(50, 5, 0.0)
    shared = share_out([other, heading, text], panels=2, height=100)
    assert shared is not None
    assert shared.panels == (range(1), range(1, 3))
