"""The commands: for people and as JSON, with exit code 2 and one clear message on bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from punto import __version__
from punto.cli import main
from punto.cli.entry import commands
from punto.errors import PuntoError, UnknownName
from punto.exact import odds
from punto.house import House
from punto.house.catalogue import entries
from punto.house.loader import house_keys
from tests.golden.playthrough import path_of, seed_of

BROKEN = Path(__file__).parent.parent / "house" / "broken"
EXAMPLE = ("settle", "dragon-mini", "--cards", "5s 6h Kd Kc 7h 2d")
BETS = ("--bet", "banker=20", "--bet", "dragon_bonus_banker=5")


@dataclass(frozen=True)
class Ran:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def capture(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> pytest.CaptureFixture[str]:
    """Captured output, as wide as a large terminal."""
    monkeypatch.setenv("COLUMNS", "160")
    return capsys


def run(capture: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    try:
        code = main(arguments)
    except SystemExit as exit_:
        code = int(exit_.code or 0)
    out, err = capture.readouterr()
    return Ran(code, out, err)


def good(capture: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    ran = run(capture, *arguments)
    assert (ran.code, ran.err) == (0, "")
    return ran


# --- settle


def test_settle_json_is_that_of_the_issue(capture: pytest.CaptureFixture[str]) -> None:
    answer = good(capture, *EXAMPLE, *BETS, "--json").json
    assert list(answer)[:6] == ["house", "player", "banker", "winner", "bets", "reasons"]
    assert answer["house"] == "dragon-mini"
    assert answer["player"] == {"cards": ["5s", "Kd", "7h"], "total": 2}
    assert answer["banker"] == {"cards": ["6h", "Kc", "2d"], "total": 8}
    assert answer["winner"] == "banker"
    keys = ["bet", "stake", "result", "row", "pays", "commission", "returned", "net"]
    assert all(list(bet)[:8] == keys for bet in answer["bets"])
    assert [[bet[key] for key in keys] for bet in answer["bets"]] == [
        ["banker", "20.00", "win", "wins", "1:1", "1.00", "39.00", "19.00"],
        ["dragon_bonus_banker", "5.00", "win", "non-natural win by 6", "4:1", "0.00", "25.00", "20.00"],
    ]
    assert answer["reasons"] == [
        "Player has 5 and draws on 0 to 5.",
        "Banker has 6 and draws to a Player third card of 6 or 7; it was a 7.",
    ]


def test_settle_json_says_more_than_the_issue_and_nothing_else(capture: pytest.CaptureFixture[str]) -> None:
    answer = good(capture, *EXAMPLE, *BETS, "--json").json
    assert list(answer)[6:] == ["staked", "returned", "net"]
    assert (answer["staked"], answer["returned"], answer["net"]) == ("25.00", "64.00", "39.00")
    assert all(list(bet)[8:] == ["explanation"] for bet in answer["bets"])


def test_settle_json_of_a_push_and_of_a_loss(capture: pytest.CaptureFixture[str]) -> None:
    bets = ("--bet", "player=20", "--bet", "tie=5", "--bet", "dragon_bonus_player=5")
    answer = good(capture, "settle", "dragon-mini", "--cards", "4 4 K K K", *bets, "--json").json
    assert [(bet["result"], bet["row"], bet["pays"], bet["returned"], bet["net"]) for bet in answer["bets"]] == [
        ("push", "tie", "push", "20.00", "0.00"),
        ("win", "tie", "8:1", "45.00", "40.00"),
        ("lose", None, None, "0.00", "-5.00"),
    ]


def test_settle_json_counts_commission_that_is_owed(capture: pytest.CaptureFixture[str]) -> None:
    answer = good(
        capture, "settle", "atlantic-city-mini", "--cards", "5 6 K K 7 2", "--bet", "banker=20", "--json"
    ).json
    (bet,) = answer["bets"]
    assert (bet["commission"], bet["returned"], bet["net"]) == ("1.00", "40.00", "19.00")


def test_settle_for_people(capture: pytest.CaptureFixture[str]) -> None:
    shown = good(capture, *EXAMPLE, *BETS).out
    for said in (
        "Dragon Bonus Mini-Baccarat",
        "5♠ K♦ 7♥",
        "6♥ K♣ 2♦",
        "Player has 5 and draws on 0 to 5.",
        "Banker wins, 8 over 2.",
        "non-natural win by 6",
        "Banker: 20.00 at 1 to 1 wins 20.00, less 5% commission of 1.00: 19.00.",
    ):
        assert said in shown


def test_settle_for_people_speaks_of_commission_owed(capture: pytest.CaptureFixture[str]) -> None:
    shown = good(capture, "settle", "atlantic-city-mini", "--cards", "5 6 K K 7 2", "--bet", "banker=20").out
    assert "$1.00 of commission is owed and counted in the net." in shown


def test_settle_fits_a_narrow_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = good(capsys, *EXAMPLE, *BETS).out
    assert "commission" in shown
    assert "…" not in shown


@pytest.mark.parametrize(
    ("bets", "code", "message"),
    [
        ((), "empty_slip", "The slip holds no bet."),
        (("bankr=20",), "unknown_bet", "Dragon Bonus Mini-Baccarat has no bet “bankr”; did you mean 'banker'?"),
        (("banker=0",), "stake_not_positive", "A stake on Banker must be more than nothing."),
        (("banker=4",), "below_minimum", "Banker takes at least $5.00; $4.00 was bet."),
        (("banker=5001",), "above_maximum", "Banker takes at most $5,000.00; $5,001.00 was bet."),
        (("banker=5.50",), "off_increment", "Banker is bet in steps of $1.00; $5.50 is no multiple of that."),
        (
            ("dragon_bonus_banker=5",),
            "prerequisite_missing",
            "Banker Dragon Bonus needs a bet on Player, Banker or Tie in the same round.",
        ),
    ],
)
def test_a_refused_slip(capture: pytest.CaptureFixture[str], bets: tuple[str, ...], code: str, message: str) -> None:
    arguments = [*EXAMPLE, *(part for bet in bets for part in ("--bet", bet))]
    ran = run(capture, *arguments, "--json")
    assert (ran.code, ran.err) == (2, "")
    assert list(ran.json) == ["refused"]
    assert list(ran.json["refused"])[:2] == ["code", "message"]
    assert (ran.json["refused"]["code"], ran.json["refused"]["message"]) == (code, message)
    for_people = run(capture, *arguments)
    assert for_people == Ran(2, "", f"punto: slip refused ({code}): {message}\n")


# --- bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "the following arguments are required: COMMAND; see 'punto --help'"),
        (("play",), "there is no command 'play'; did you mean 'replay'"),
        (("settle",), "the following arguments are required: HOUSE, --cards; see 'punto settle --help'"),
        (("settle", "dragon-maxi", "--cards", "9 3 K K"), "there is no house 'dragon-maxi'; did you mean 'dragon-mi"),
        (("settle", "nowhere.toml", "--cards", "9 3 K K"), "nowhere.toml:1: the file: cannot be read: No such file"),
        (("settle", "ohio-mini", "--cards", "9 3 K X"), "card 4 of '9 3 K X': 'X' is not a card; write a rank"),
        (("settle", "ohio-mini", "--cards", "9 3 K"), "a round has at least four cards; 3 given: 9 3 K"),
        (("settle", "ohio-mini", "--cards", "9 3 K K 5"), "card 5, 5, must not be drawn. Player has a natural 9"),
        (("settle", "ohio-mini", "--cards", "5 5 K K"), "Player's third card is missing. Player has 5 and draws"),
        (
            ("settle", "ohio-mini", "--cards", "9s 9s 9s 9s 9s 9s 9s 9s 9s"),
            "9 x 9s: a shoe of 8 decks holds 8",
        ),
        (("settle", "ohio-mini", "--cards", "9 3 K K", "--bet", "banker"), "--bet 'banker' is not a bet and its stake"),
        (("settle", "ohio-mini", "--cards", "9 3 K K", "--bet", "tie=$5"), "'$5' is not an amount of money; write it"),
        (
            ("settle", "ohio-mini", "--cards", "9 3 K K", "--bet", "tie=5", "--bet", "tie=6"),
            "--bet tie stands twice; give the whole stake once",
        ),
        (("houses", "nowhere"), "there is no house 'nowhere'; known are: atlantic-city-midi, atlantic-city-mini"),
        (("bets", "panda8"), "there is no bet in the catalogue 'panda8'; did you mean 'panda_8'"),
        (("deal", "ohio-mini"), "the following arguments are required: --shoe; see 'punto deal --help'"),
        (("deal", "ohio-mini", "--shoe", "x", "--rounds", "0"), "argument --rounds: '0' is not a whole number above 0"),
        (("deal", "ohio-mini", "--shoe", "x", "--rounds", "-3"), "argument --rounds: '-3' is not a whole number"),
        (("roads", "BPX"), "results: 'X' at position 3 is not a result; write B, P or T"),
        (("check",), "the following arguments are required: FILE"),
    ],
)
def test_bad_input_gives_exit_code_2_and_one_message(
    capture: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    ran = run(capture, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"punto: {message}")
    assert ran.err.count("\n") == 1


def test_bad_input_as_json(capture: pytest.CaptureFixture[str]) -> None:
    ran = run(capture, "settle", "ohio-mini", "--cards", "9 3 K", "--json")
    assert (ran.code, ran.err) == (2, "")
    assert ran.json == {"error": {"message": "a round has at least four cards; 3 given: 9 3 K", "problems": []}}


def test_a_broken_house_is_reported_with_every_problem(
    capture: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BROKEN)
    expected = Path("many-problems.problems").read_text(encoding="utf-8").splitlines()
    ran = run(capture, "settle", "many-problems.toml", "--cards", "9 3 K K")
    assert (ran.code, ran.out, ran.err.splitlines()) == (2, "", [f"punto: {expected[0]}", *expected[1:]])
    problems = run(capture, "houses", "many-problems.toml", "--json").json["error"]["problems"]
    assert [f"{p['file']}:{p['line']}: {p['key']}: {p['message']}" for p in problems] == expected


def test_a_bet_on_suits_needs_suits(capture: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'extends = "bclc-midi"\ntitle = "Own"\nabout = "Own"\n[[bet]]\nkey = "player_perfect_pair"', encoding="utf-8"
    )
    slip = ("--bet", "player_perfect_pair=5")
    ran = run(capture, "settle", str(own), "--cards", "4 3 4 K", *slip)
    message = "a bet looks at suits, and 4 has none; write it with its suit, such as 4s"
    assert ran == Ran(2, "", f"punto: {message}\n")
    bets = good(capture, "settle", str(own), "--cards", "4s 3 4s K", *slip, "--json").json["bets"]
    assert [bet["row"] for bet in bets] == ["perfect pair"]


# --- houses and bets


def test_houses_lists_them_all(capture: pytest.CaptureFixture[str]) -> None:
    shown = good(capture, "houses").out
    assert all(key in shown for key in house_keys())
    assert "three-card 7: push" in shown
    listed = good(capture, "houses", "--json").json
    assert list(listed) == ["houses"]
    assert [house["house"] for house in listed["houses"]] == list(house_keys())


@pytest.mark.parametrize("key", house_keys())
def test_houses_tells_everything_about_one(capture: pytest.CaptureFixture[str], key: str) -> None:
    about = good(capture, "houses", key, "--json").json
    assert about["house"] == key
    assert {"title", "source", "style", "shoe", "bets", "commission", "chips", "currency"} <= set(about)
    shown = good(capture, "houses", key).out
    for text in (about["title"]["en"], about["source"], *(b["name"]["en"] for b in about["bets"])):
        assert text in shown
    in_chinese = good(capture, "houses", key, "--lang", "zh-Hans").out
    assert f"{about['title']['zh-Hans']} · {about['title']['en']}" in in_chinese


def test_bets_lists_the_catalogue(capture: pytest.CaptureFixture[str]) -> None:
    listed = good(capture, "bets", "--json").json["bets"]
    assert [bet["bet"] for bet in listed] == list(entries())
    assert all({"family", "name", "rows", "about", "varies"} <= set(bet) for bet in listed)
    shown = good(capture, "bets").out
    assert all(key in shown for key in entries())
    assert f"{len(entries())} bets." in shown


def test_bets_tells_everything_about_one(capture: pytest.CaptureFixture[str]) -> None:
    about = good(capture, "bets", "panda_8", "--json").json
    assert about["bet"] == "panda_8"
    assert about["rows"][0]["pays"] == "25:1"
    shown = good(capture, "bets", "panda_8").out
    assert "Panda 8" in shown
    assert "Player wins, Player totals 8 and Player has 3 cards" in shown


# --- check


def write_good(folder: Path, title: str = "Own") -> Path:
    path = folder / "own.toml"
    path.write_text(f'extends = "ohio-mini"\ntitle = "{title}"\nabout = "Own"', encoding="utf-8")
    return path


def test_check_of_a_good_file(capture: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write_good(tmp_path)
    assert "own.toml: house, Own, 5 bets" in good(capture, "check", str(path)).out.replace("\n", "")
    assert good(capture, "check", str(path), "--json").json == {
        "files": [{"file": str(path), "kind": "house", "ok": True, "problems": [], "warnings": []}]
    }


def test_check_of_several_files_names_the_problems_of_each(
    capture: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(BROKEN)
    names = ["only-pushes.toml", "problem-in-the-parent.toml", "README"]
    ran = run(capture, "check", *names, str(write_good(tmp_path)), "--json")
    assert ran.code == 2
    files = ran.json["files"]
    assert [file["ok"] for file in files] == [False, False, False, True]
    assert list(files[0]["problems"][0]) == ["file", "line", "key", "message"]
    found = [f"{p['file']}:{p['line']}: {p['key']}: {p['message']}" for p in files[1]["problems"]]
    assert found == Path("problem-in-the-parent.problems").read_text(encoding="utf-8").splitlines()
    assert (
        files[2]["problems"][0]["message"] == "must be a file of a house, of bets or of a plan: its name ends in .toml"
    )


def test_check_for_people(capture: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(BROKEN)
    ran = run(capture, "check", "no-bets.toml", "problem-in-the-parent.toml")
    assert (ran.code, ran.err) == (2, "")
    assert "✗ no-bets.toml: house, 1 problem\n" in ran.out
    assert "write [[bet]] with a key, such as key = 'player'" in ran.out, "brackets are no markup"
    assert "✗ problem-in-the-parent.toml: house, 2 problems\n" in ran.out
    assert "parent.toml:7" in ran.out, "a problem of another file is named with its file"


def test_brackets_in_the_texts_of_a_house_are_printed_as_they_are(
    capture: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = str(write_good(tmp_path, title="[/b] Brackets [red] :smile:"))
    title = "[/b] Brackets [red] :smile:"
    assert title in good(capture, "check", path).out.replace("\n", " ").replace("  ", " ")
    assert title in good(capture, "houses", path).out
    assert title in good(capture, "settle", path, "--cards", "9 3 K K", "--bet", "tie=5").out
    assert title in good(capture, "deal", path, "--shoe", "[/x]", "--rounds", "1").out


# --- deal


@pytest.mark.parametrize("key", ["dragon-mini", "bclc-ez"])
def test_deal_is_the_golden_shoe(capture: pytest.CaptureFixture[str], key: str) -> None:
    answer = good(capture, "deal", key, "--shoe", seed_of(key), "--json").json
    written = path_of(key).read_text(encoding="utf-8").splitlines()
    assert [f"round {each['number']}: {each['cards']}" for each in answer["rounds"]] == [
        line for line in written if line.startswith("round ")
    ]
    assert f"burned   {' '.join(answer['burned'])}" in written
    assert f"results        {''.join(each['result'] for each in answer['rounds'])}" in written
    assert f"big eye boy    {answer['roads']['big_eye_boy']}" in written
    assert answer["seed"] == seed_of(key)


def test_deal_statistics_add_up(capture: pytest.CaptureFixture[str]) -> None:
    answer = good(capture, "deal", "ohio-mini", "--shoe", "2026", "--json").json
    numbers, rounds = answer["statistics"], answer["rounds"]
    assert numbers["rounds"] == len(rounds) == numbers["banker"] + numbers["player"] + numbers["tie"]
    assert numbers["cards_dealt"] == sum(len(each["cards"].split()) for each in rounds)
    assert numbers["cards_burned"] == len(answer["burned"])
    assert numbers["cards_dealt"] + numbers["cards_burned"] + numbers["cards_left"] == 416
    assert numbers["naturals"] == sum("n" in each["result"] for each in rounds)
    assert numbers["player_pairs"] == sum("p" in each["result"] for each in rounds)
    letters = "".join(each["result"][0] for each in rounds).replace("T", "")
    assert "B" * numbers["longest_run"] in letters or "P" * numbers["longest_run"] in letters
    assert not any(letter * (numbers["longest_run"] + 1) in letters for letter in "BP")


def test_deal_stops_after_so_many_rounds(capture: pytest.CaptureFixture[str]) -> None:
    whole = good(capture, "deal", "ohio-mini", "--shoe", "2026", "--json").json["rounds"]
    part = good(capture, "deal", "ohio-mini", "--shoe", "2026", "--rounds", "5", "--json").json["rounds"]
    assert part == whole[:5]
    assert good(capture, "deal", "ohio-mini", "--shoe", "2026", "--rounds", "9999", "--json").json["rounds"] == whole
    assert good(capture, "deal", "ohio-mini", "--shoe", "2027", "--json").json["rounds"] != whole


def test_deal_for_people(capture: pytest.CaptureFixture[str]) -> None:
    shown = good(capture, "deal", "ohio-mini", "--shoe", "2026").out
    for said in (
        "shoe '2026': 416 cards, cut card before 403",
        "Burned:",
        "Bead Plate",
        "Cockroach Pig",
        "longest run",
    ):
        assert said in shown


# --- roads


def test_roads_json_is_that_of_the_issue(capture: pytest.CaptureFixture[str]) -> None:
    answer = good(capture, "roads", "BTTPBBT", "--json").json
    assert answer["big_road"] == [
        [{"result": "B", "ties": 2}],
        [{"result": "P", "ties": 0}],
        [{"result": "B", "ties": 0}, {"result": "B", "ties": 1}],
    ]
    assert (answer["big_eye_boy"], answer["small_road"], answer["cockroach_pig"]) == ("RB", "B", "")
    assert answer["ask"] == {
        "B": {"big_eye_boy": "R", "small_road": "R", "cockroach_pig": None},
        "P": {"big_eye_boy": "B", "small_road": "B", "cockroach_pig": None},
    }


@pytest.mark.parametrize("results", ["BBPPPBPBB", "B Pn T, Bbp", ""])
def test_roads_for_people(capture: pytest.CaptureFixture[str], results: str) -> None:
    shown = good(capture, "roads", results).out
    for title in ("Bead Plate", "Big Road", "Big Eye Boy", "Small Road", "Cockroach Pig", "If the next round"):
        assert title in shown


# --- the command itself


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_help_loads_no_more_than_it_needs() -> None:
    ran = python(
        "import sys\n"
        "from punto.cli import main\n"
        "try:\n"
        "    main(['--help'])\n"
        "except SystemExit as exit:\n"
        "    assert not exit.code\n"
        "print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    assert ran.returncode == 0
    assert ran.stdout.startswith("usage: punto")
    loaded = set(ran.stderr.split())
    assert {name for name in loaded if name.startswith("punto.")} <= {
        "punto.cli",
        "punto.cli.guard",
        "punto.cli.help_formatter",
        "punto.cli.language",
        "punto.cli.entry",
        "punto.cli.parser",
        "punto.errors",
        "punto.words",
        "punto.words.catalogue",
        "punto.words.figures",
        "punto.words.text",
    }
    assert not {name.partition(".")[0] for name in loaded} & {
        "babel",
        "dask",
        "distributed",
        "fluent",
        "matplotlib",
        "numba",
        "numpy",
        "rich",
        "tomllib",
    }


HEAVY = frozenset(
    {"dask", "distributed", "matplotlib", "numba", "numpy", "reportlab", "rich", "scipy", "sqlalchemy", "starlette"}
)


@pytest.mark.parametrize("arguments", [("settle", "bclc-mini", "--cards", "9 8 K K", "--bet", "tie=5"), ("houses",)])
def test_17_what_needs_no_arithmetic_starts_without_it(arguments: tuple[str, ...]) -> None:
    ran = python(
        f"import sys\nfrom punto.cli import main\nassert main({list(arguments)}) == 0\n"
        "print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    assert ran.returncode == 0
    assert not {name.partition(".")[0] for name in ran.stderr.split()} & HEAVY


def test_17_the_help_of_every_command_loads_no_more_than_it_needs() -> None:
    ran = python(
        "import sys\nfrom punto.cli.entry import command_parser, commands\n"
        "for each in commands().values():\n    command_parser(each).format_help()\n"
        "print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    assert ran.returncode == 0
    assert not {name.partition(".")[0] for name in ran.stderr.split()} & HEAVY


def test_17_the_help_names_every_command_with_what_it_does(capture: pytest.CaptureFixture[str]) -> None:
    said = good(capture, "--help").out.splitlines()
    listed = {line.split()[0]: line.split(maxsplit=1)[1] for line in said if line.startswith("  ")}
    for each in commands().values():
        assert listed[each.name] == each.help != ""
        assert (each.load().__doc__ or "").startswith(f"`punto {each.name}`: {each.help}.")


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_has_help_and_json(capture: pytest.CaptureFixture[str], command: str) -> None:
    ran = good(capture, command, "--help")
    assert ran.out.startswith(f"usage: punto {command}")
    assert "--json" in ran.out


def test_version(capture: pytest.CaptureFixture[str]) -> None:
    assert good(capture, "--version").out == f"punto {__version__}\n"


def test_the_package_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "punto", "roads", "BPX"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("punto: results: 'X' at position 3 ")


@pytest.mark.parametrize("arguments", [("houses", "--json"), ("deal", "ohio-mini", "--shoe", "x")])
def test_a_reader_who_has_seen_enough_is_no_error(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "punto", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait()


# --- issue 11, numbers 22 and 23


@pytest.mark.parametrize("key", ["BCLC-EZ", "Bclc-Ez"])
def test_11_23_a_house_is_named_in_any_case(capture: pytest.CaptureFixture[str], key: str) -> None:
    assert good(capture, "houses", key, "--json").json["house"] == "bclc-ez"


def test_11_23_a_wrong_house_name_has_near_misses_in_any_case(capture: pytest.CaptureFixture[str]) -> None:
    assert "did you mean 'bclc-ez'" in run(capture, "odds", "BCL-EZ").err


def test_11_22_a_bet_that_is_not_priced_is_refused_with_the_nearest() -> None:
    table = odds(House.load("bclc-ez"))
    with pytest.raises(UnknownName, match=r"^there is no bet 'dragon7'; did you mean 'dragon_7'\?$") as caught:
        table["dragon7"]
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, PuntoError)


def test_11_23_removed_cards_without_suits_make_a_short_headline(capture: pytest.CaptureFixture[str]) -> None:
    shown = good(capture, "odds", "dragon-mini", "--removed", "8 8").out
    assert shown.splitlines()[0] == "Dragon Bonus Mini-Baccarat: 8 decks - 8 8, 414 cards"


def test_11_23_many_removed_cards_are_told_by_rank(capture: pytest.CaptureFixture[str]) -> None:
    removed = " ".join(["As 2h 3d"] * 3 + ["4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"] * 2)
    shown = good(capture, "odds", "bclc-ez", "--removed", removed).out.splitlines()[0]
    assert shown == ("BCLC EZ Baccarat: A=29 2=29 3=29 4=30 5=30 6=30 7=30 8=30 9=30 T=30 J=30 Q=30 K=30, 387 cards")


@pytest.mark.parametrize(
    ("houses", "last"),
    [
        (("bclc-mini", "bclc-ez"), "* the houses differ"),
        (("bclc-mini", "bclc-midi"), "The houses do not differ in the bets that they share."),
    ],
)
def test_11_23_compare_explains_a_star_only_where_one_is(
    capture: pytest.CaptureFixture[str], houses: tuple[str, ...], last: str
) -> None:
    shown = good(capture, "compare", *houses).out
    assert shown.splitlines()[-1] == last
    assert (" *" in shown.removesuffix(last + "\n")) == last.startswith("*")


def test_11_23_a_single_bet_has_effects_of_removal(capture: pytest.CaptureFixture[str]) -> None:
    of_bet = good(capture, "bet", "dragon_7", "--effects", "--json").json
    of_house = good(capture, "odds", "bclc-ez", "--bet", "dragon_7", "--effects", "--json").json
    assert of_bet["effects_exact"] == of_house["effects_exact"]
    assert "What removing one card does" in good(capture, "bet", "dragon_7", "--effects").out


def test_11_23_a_bet_without_variance_has_no_correlation(capture: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = '[{ name = "any", when = { winner = ["player", "banker", "tie"] }, pays = "1:1" }]'
    own = tmp_path / "sure.toml"
    own.write_text(
        'extends = "bclc-mini"\ntitle = "Sure"\n[[bet]]\nkey = "sure"\nname = "Sure"\nkind = "side"\n'
        f'side = "centre"\nrows = {rows}\n',
        encoding="utf-8",
    )
    assert set(good(capture, "odds", str(own), "--json").json["correlation"]["sure"].values()) == {None}
    *_, line = [line for line in good(capture, "odds", str(own)).out.splitlines() if line.startswith(" 4 Sure")]
    assert line.split()[1:] == ["Sure", "-", "-", "-", "-"]


def test_11_23_and_24_the_catalogue_lists_edges_sources_and_synonyms(capture: pytest.CaptureFixture[str]) -> None:
    listed = {bet["bet"]: bet for bet in good(capture, "bets", "--json").json["bets"]}
    assert set(listed) == set(entries())
    assert round(listed["dragon_7"]["edge_percent"], 6) == 7.611334
    assert listed["player_odd"]["confirmed"] is None
    assert listed["tiger_7"]["same_as"] == "dragon_7"
    lines = {line.split()[0]: line for line in good(capture, "bets").out.splitlines() if line.strip()}
    assert "7.6113" in lines["dragon_7"]
    assert "(= dragon_7)" in lines["tiger_7"]
    for key, bet in listed.items():
        assert lines[key].rstrip().endswith("?") == (bet["confirmed"] is None), key


def test_11_24_one_bet_says_whether_its_pays_are_confirmed(capture: pytest.CaptureFixture[str]) -> None:
    assert "Unconfirmed: no source that we know" in good(capture, "bets", "player_odd").out
    assert "Pays confirmed by: 58 Pa. Code" in good(capture, "bets", "golden_talons_player").out
    assert "Unconfirmed: no source that we know" in good(capture, "bet", "player_odd").out
    assert "Pays confirmed by: 58 Pa. Code" in good(capture, "bet", "golden_talons_player").out


def test_11_24_facts_are_listed_with_their_values(capture: pytest.CaptureFixture[str]) -> None:
    facts = {each["fact"]: each for each in good(capture, "facts", "--json").json["facts"]}
    assert facts["nines"]["values"] == [0, 1, 2, 3, 4]
    assert facts["player_first_suit"] == {
        "fact": "player_first_suit",
        "values": ["spades", "hearts", "diamonds", "clubs"],
        "suits": True,
        "says": {
            "en": "the suit of Player's first card is ...",
            "ko": "플레이어 첫 번째 카드 무늬가 ...",
            "vi": "lá đầu tiên của Nhà Con thuộc chất ...",
            "zh-Hans": "闲家首张牌花色为...",
            "zh-Hant": "閒家首張牌花色為...",
        },
    }
    assert all(key in good(capture, "facts").out for key in facts)
