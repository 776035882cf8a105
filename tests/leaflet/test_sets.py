"""One leaflet for the games of a set: common once, then each game, and what differs; free texts; a real table."""

from __future__ import annotations

import json
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from punto.cli import main
from punto.errors import HouseError, UnknownName
from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.house.sets import load_set, load_set_or_house, set_keys, set_of
from punto.leaflet import Wishes, leaflet, told
from punto.leaflet.as_pdf import typeset
from punto.leaflet.differences import differ_in_style_alone
from punto.leaflet.logo import read_logo
from punto.leaflet.model import Leaflet
from punto.words import LANGUAGES, Language
from tests.leaflet.statements import statements


@cache
def of_set(key: str, lang: Language = "en") -> Leaflet:
    """The leaflet of a set."""
    return told(load_set(key), lang=lang, wishes=Wishes())


def keys_of(made: Leaflet) -> list[str]:
    return [section.key for section in made.sections]


def test_the_five_leaflets_are_shipped_as_sets_and_tell_every_house() -> None:
    assert set(set_keys()) == {"dragon", "atlantic-city", "bclc", "pairs", "ohio"}
    assert sorted(house.key for key in set_keys() for house in load_set(key).houses) == sorted(house_keys())


@pytest.mark.parametrize("key", ["dragon", "atlantic-city", "ohio"])
def test_midi_tells_only_what_mini_has_not(key: str) -> None:
    made = of_set(key)
    assert keys_of(made)[0] == "games"
    (midi,) = (section for section in made.sections if section.key.startswith("game-"))
    said = "\n".join(statement for statement in statements(made) if statement.startswith(midi.key))
    assert "The patron with the largest bet on Banker" in said
    assert "commission" not in said
    assert "Non-natural" not in said
    whole = " ".join(statements(made))
    assert "Midi-Baccarat differs from Mini-Baccarat only in style" in whole
    assert "What differs | How it is / In" in whole


def test_what_differs_among_the_games_of_bclc_is_told_game_by_game() -> None:
    said = statements(of_set("bclc"))
    differs = [each for each in said if each.startswith("games: What differs")]
    assert any("Banker wins with 6: 1 to 2; otherwise, Banker wins: 1 to 1 | No-Commission" in each for each in differs)
    assert any("Player Pair (11 to 1)" in each and "Midi-Baccarat with" in each for each in differs)
    assert not any("only in style" in each for each in said), "Midi of BCLC has other bets"
    assert [key for key in keys_of(of_set("bclc")) if key.startswith("game-")] == [
        "game-bclc-dragon",
        "game-bclc-ez",
        "game-bclc-midi",
        "game-bclc-no-commission",
    ]


def test_a_claim_about_style_is_a_comparison_of_houses() -> None:
    dragon, bclc = load_set("dragon").houses, [House.load(key) for key in ("bclc-mini", "bclc-midi")]
    assert differ_in_style_alone(*dragon)
    assert not differ_in_style_alone(*bclc)
    assert not differ_in_style_alone(dragon[0], dragon[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_set_says_as_much_in_every_language(lang: Language) -> None:
    for key in set_keys():
        assert keys_of(of_set(key, lang)) == keys_of(of_set(key))
        assert len(statements(of_set(key, lang))) == len(statements(of_set(key)))


def test_houses_of_ones_own_choice_are_told_together() -> None:
    chosen = set_of([House.load("ohio-mini"), House.load("bclc-ez")])
    made = told(chosen, lang="en", wishes=Wishes())
    assert made.cover.title == "Ohio Mini-Baccarat and BCLC EZ Baccarat"
    assert "game-bclc-ez" in keys_of(made)
    assert set_of(load_set("ohio").houses) == load_set("ohio")


def test_a_set_file_is_read_with_every_problem_at_once(tmp_path: Path) -> None:
    file = tmp_path / "family.toml"
    file.write_text('titel = "X"\n[[game]]\nhouse = "bclc-easy"\n[[game]]\nname = "Y"\n', encoding="utf-8")
    with pytest.raises(HouseError) as caught:
        load_set(file)
    said = str(caught.value)
    for problem in ("unknown key 'titel'", "'title' is missing", "there is no house 'bclc-easy'", "'house' is missing"):
        assert problem in said
    with pytest.raises(UnknownName, match="there is no set 'bclk'"):
        load_set("bclk")
    assert load_set_or_house("bclc") == load_set("bclc")
    assert load_set_or_house("bclc-ez") == House.load("bclc-ez")


def test_a_set_may_name_house_files_beside_it(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('extends = "ohio-mini"\ntitle = "Own"\n', encoding="utf-8")
    file = tmp_path / "family.toml"
    file.write_text('title = "Two"\n[[game]]\nhouse = "own"\n[[game]]\nhouse = "ohio-midi"\n', encoding="utf-8")
    assert [str(game.name) for game in load_set(file).games] == ["Own", "Ohio Midi-Baccarat"]


# Free texts.


def test_the_own_words_of_a_house_stand_on_its_leaflet() -> None:
    bclc = of_set("bclc")
    assert bclc.cover.slogan == "Keep it fun. Learn how the games work before you play."
    assert "check out www.bclc.com" in bclc.closing[0]
    assert bclc.closing[-1] == "Edition 07/12"
    text = leaflet(House.load("atlantic-city-midi"), lang="en", fmt="txt").decode()
    assert "Bet with your head. Not over it." in text
    assert "1-800-GAMBLER" in text
    assert "Dragon Bonus® is a registered name." in leaflet(House.load("pairs-mini"), lang="en", fmt="html").decode()


# A real table.


ONLY_ON_A_SCREEN = ("seconds", "sealed", "refused whole", "stood longest", "shown to you")


@pytest.mark.parametrize("key", house_keys())
def test_g26_like_a_leaflet_for_a_real_table_leaves_out_what_only_holds_on_a_screen(key: str) -> None:
    screen, table = (
        " ".join(statements(told(House.load(key), lang="en", wishes=Wishes(place=place))))
        for place in ("screen", "table")
    )
    assert all(words not in table for words in ONLY_ON_A_SCREEN)
    assert "seconds" in screen
    assert "sealed" in screen
    assert 'Once the dealer has called "no more bets"' in table


def test_a_house_may_say_that_its_leaflet_is_for_a_real_table() -> None:
    house = load_house_text('extends = "ohio-mini"\n[leaflet]\nfor = "table"\n')
    assert "sealed" not in leaflet(house, lang="en", fmt="txt").decode()


# How it looks.


def test_a_house_has_its_colours_its_code_and_its_paper() -> None:
    house = load_house_text(
        'extends = "ohio-mini"\n[leaflet]\npaper = "a4"\ncolour = "#5a1020"\naddress = "https://tables.example"\n'
    )
    made = told(house, lang="en", wishes=Wishes())
    assert made.paper == "a4"
    assert made.code is not None
    assert made.code.address == "https://tables.example/learn?house=own-house"
    html = leaflet(house, lang="en", fmt="html").decode()
    assert "--felt: #5a1020" in html
    assert 'aria-label="https://tables.example/learn?house=own-house"' in html
    assert leaflet(house, lang="en", fmt="pdf").startswith(b"%PDF")


@pytest.mark.parametrize(("key", "pages"), [("dragon", 2), ("bclc", 3), ("pairs-mini", 2), ("bclc-ez", 2)])
def test_no_panel_of_a_folded_sheet_is_a_fifth_empty_and_no_type_is_small(key: str, pages: int) -> None:
    for lang in ("en", "zh-Hans"):
        sheets = typeset(told(load_set_or_house(key), lang=lang, wishes=Wishes()))
        assert min(sheets.fills) > 0.8, (lang, sheets.fills)
        plan = json.loads(sheets.plan)["pages"]
        assert len(plan) == pages
        assert min(panel["size"] for page in plan for panel in page["panels"] if panel["pieces"]) >= 8.5


@pytest.mark.parametrize("key", ["dragon", "bclc", "pairs-mini"])
def test_a_card_for_a_rack_has_a_front_and_a_back(key: str) -> None:
    for lang in ("en", "vi"):
        made = told(load_set_or_house(key), lang=lang, wishes=Wishes())
        plan = json.loads(typeset(made, layout="rack").plan)["pages"]
        assert [page["head"] for page in plan] == [True, False]
        assert all(len(page["panels"]) == 1 for page in plan)
        (front,) = plan[0]["panels"]
        assert front["pieces"], "below its title the front begins to tell"


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_the_logo_of_a_house_is_printed_and_shown(ending: str, tmp_path: Path) -> None:
    file = a_logo(tmp_path, ending)
    picture = read_logo(file, shows="Three diamonds")
    wished = Wishes(logo=picture)
    for layout in ("folded", "rack"):
        with_logo, without = (
            typeset(told(House.load("ohio-mini"), lang="en", wishes=wishes), layout=layout)
            for wishes in (wished, Wishes())
        )
        first, plain = (Image.open(BytesIO(each.pictures(dots_per_inch=36)[0])) for each in (with_logo, without))
        assert magenta(first) > 60
        assert magenta(plain) == 0
        assert with_logo.pdf().startswith(b"%PDF")
    html = leaflet(House.load("ohio-mini"), lang="en", fmt="html", wishes=wished).decode()
    assert f'<img class="logo" src="data:image/{"svg+xml" if ending == "svg" else "png"};base64,' in html
    assert 'alt="Three diamonds"' in html


@pytest.mark.parametrize("name", ["bad.svg", "bad.png", "cut.png", "none.png"])
def test_a_logo_that_is_no_picture_is_refused_by_name(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = a_logo(tmp_path, "png").read_bytes()
    for file, data in {"bad.svg": b"<svg><oops", "bad.png": b"no picture", "cut.png": whole[:40]}.items():
        (tmp_path / file).write_bytes(data)
    own = tmp_path / "own.toml"
    own.write_text(f'extends = "ohio-mini"\n[leaflet]\nlogo = "{name}"\n', encoding="utf-8")
    assert main(["leaflet", str(own), "-o", str(tmp_path / "own.html")]) != 0
    assert f"cannot read the logo {tmp_path / name}" in capsys.readouterr().err


def a_logo(folder: Path, ending: str) -> Path:
    """A picture of a colour that no leaflet has."""
    file = folder / f"logo.{ending}"
    if ending == "png":
        Image.new("RGB", (90, 30), (255, 0, 255)).save(file)
    else:
        svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#f0f" d="M0 0h90v30H0z"/></svg>'
        file.write_text(svg, encoding="utf-8")
    return file


def magenta(page: Image.Image) -> int:
    """How many dots are of that colour."""
    counted = page.convert("RGB").getcolors(page.width * page.height) or []
    return sum(count for count, colour in counted if colour == (255, 0, 255))


def test_the_cover_is_where_the_fold_puts_it() -> None:
    made = of_set("pairs")
    folded, reading, rack = (typeset(made, layout=layout).plan for layout in ("folded", "reading", "rack"))
    assert [panel["cover"] for panel in _first_page(folded)] == [False, False, True]
    assert [panel["cover"] for panel in _first_page(reading)] == [True, False, False]
    assert [panel["cover"] for panel in _first_page(rack)] == [False], "its title leaves room for the text"


def _first_page(plan: str) -> list[dict[str, bool]]:
    panels: list[dict[str, bool]] = json.loads(plan)["pages"][0]["panels"]
    return panels
