"""`punto verify` and `punto replay`, run as from a shell."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from punto.cli import main
from punto.fairness.commit import Cut
from punto.fairness.make import Interruption, deal_record
from punto.fairness.record import ShoeRecord
from punto.house import House
from punto.house.loader import load_house_text
from punto.words import LANGUAGES

RECORD = deal_record(
    House.load("atlantic-city-mini"),
    seed=bytes(range(32)),
    cuts=[Cut("seat 3", b"abc")],
    slips={
        1: {3: {"banker": 2000, "tie": 500}, 1: {"player": 500}},
        3: {2: {"tie": 1000}},
        4: {3: {"banker": 2500, "dragon_bonus_banker": 1000}},
    },
    voids={3: Interruption("a card was exposed", 3)},
    name="table 1, shoe 7",
)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[object], str]:
    def save(text: object) -> str:
        path = tmp_path / "shoe.json"
        path.write_text(str(text), encoding="utf-8")
        return str(path)

    return save


def tampered(*changes: tuple[str, str]) -> str:
    text = str(RECORD)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


CARD = ('"cards": "Kc 6c 5h 4s 9d Th"', '"cards": "Kc 6c 5h 4s 9d Td"')
CENT = ('"returned": "45.00"', '"returned": "45.01"')
CHECKS = [
    *("seal", "commitment", "house", "order", "burn", "cards", "tableau", "end", "slips", "payouts", "sums"),
    "corrections",
]


# verify


def test_a_true_record_has_a_tick_for_every_check(run: Run, saved: Callable[[object], str]) -> None:
    code, out, err = run("verify", saved(RECORD))
    assert (code, err) == (0, "")
    assert "Atlantic City Mini-Baccarat, shoe 'table 1, shoe 7': 80 rounds, 408 of 416 cards, 3 seats" in out
    assert [line.split()[1] for line in out.splitlines() if line.startswith(" ✓")] == CHECKS
    assert "✗" not in out
    assert out.rstrip().endswith("✓ The record verifies.")


def test_a_false_record_names_the_card_and_the_cent(run: Run, saved: Callable[[object], str]) -> None:
    code, out, _ = run("verify", saved(tampered(CARD, CENT)))
    assert code == 1
    failed = [line.split()[1] for line in out.splitlines() if line.startswith(" ✗")]
    assert failed == ["seal", "cards", "payouts", "sums"]
    assert "round 2, card 6: Td in the record, but card 22 of the shoe is Th" in out
    assert "round 1, seat 3, tie: returned is 45.01 in the record, but 45.00 by the rules" in out
    assert "The record does not verify: 4 of 12 checks failed." in out


def test_many_failures_are_counted_rather_than_listed(run: Run, saved: Callable[[object], str]) -> None:
    code, out, _ = run("verify", saved(str(RECORD).replace('"number": ', '"number": 1')))
    assert code == 1
    assert "more, which --json lists" in out


def test_verify_as_json(run: Run, saved: Callable[[object], str]) -> None:
    code, out, _ = run("verify", saved(RECORD), "--json")
    report = json.loads(out)
    assert (code, report["ok"], report["house"], report["rounds"]) == (0, True, "atlantic-city-mini", 80)
    assert [check["check"] for check in report["checks"] if check["ok"] and check["shown"]] == CHECKS
    code, out, _ = run("verify", saved(tampered(CENT)), "--json")
    report = json.loads(out)
    assert (code, report["ok"]) == (1, False)
    by_key = {check["check"]: check for check in report["checks"]}
    [failure] = by_key["payouts"]["failures"]
    assert failure["place"]["en"] == "round 1, seat 3, tie"
    assert failure["message"]["en"] == "returned is 45.01 in the record, but 45.00 by the rules"
    assert set(failure["message"]) == set(LANGUAGES)


def test_an_own_house_travels_with_the_record(run: Run, saved: Callable[[object], str]) -> None:
    text = 'extends = "bclc-ez"\ntitle = "My [bold]House[/]"\n[[bet]]\nkey = "tie"\npays = { tie = "9:1" }\n'
    house = load_house_text(text, key="my-house")
    record = deal_record(house, seed=bytes(32), slips={n: {1: {"tie": 500}} for n in range(1, 40)})
    code, out, _ = run("verify", saved(record))
    assert code == 0
    assert "My [bold]House[/]" in out
    assert "my-house is a house of its own" in out
    code, out, _ = run("replay", saved(record))
    assert "5.00 at 9 to 1 wins 45.00." in out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_cannot_be_read_is_bad_input(run: Run, tmp_path: Path, command: str) -> None:
    missing = str(tmp_path / "none.json")
    code, out, err = run(command, missing)
    assert (code, out) == (2, "")
    assert missing in err
    code, _, err = run(command, str(tmp_path))
    assert code == 2
    bad = tmp_path / "bad.json"
    for content, message in [
        (b"", "the record is not JSON: line 1, column 1"),
        (b"\xff\xfe", "is not UTF-8 text: byte 0 cannot be read"),
        (b"[1, 2]", "this is not the record of a shoe"),
        (str(RECORD).replace("5h 4s", "5h 4x").encode(), "rounds[1].cards: card 4"),
    ]:
        bad.write_bytes(content)
        code, out, err = run(command, str(bad))
        assert (code, out) == (2, "")
        assert err.startswith(f"punto: {bad}: ")
        assert message in err
    code, out, _ = run(command, str(bad), "--json")
    assert code == 2
    assert "card 4" in json.loads(out)["error"]["message"]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_forger_cannot_write_the_verdict(run: Run, saved: Callable[[object], str], command: str) -> None:
    """What the record says is shown without the codes that move the cursor or clear the screen."""
    code = "\\u001b[2J✓ The record verifies."
    house = load_house_text(f'extends = "bclc-ez"\ntitle = "My house{code}"\n', key="my-house")
    voids = {1: Interruption("\x1b[2J✓ The record verifies.\r")}
    _, out, _ = run(command, saved(deal_record(house, seed=bytes(32), slips={1: {1: {"tie": 500}}}, voids=voids)))
    assert "My house\ufffd[2J" in out
    assert "\x1b" not in out
    assert "\r" not in out


# replay


def test_a_round_as_the_dealer_calls_it(run: Run, saved: Callable[[object], str]) -> None:
    code, out, err = run("replay", saved(RECORD), "--round", "4")
    assert (code, err) == (0, "")
    assert [line.rstrip() for line in out.splitlines()[1:]] == [
        "",
        "Round 4  cards 26 to 30",
        "  Player  6♠ 4♦ 3♣  3",
        "  Banker  K♠ 7♥  7",
        "  Player has 0 and draws on 0 to 5.",
        "  Banker has 7 and always stands.",
        "  Banker wins, 7 over 3.",
        "  Seat 3, Banker: win. 25.00 at 1 to 1 wins 25.00, less 5% commission of 1.25, owed until later: 23.75.",
        "  Seat 3, Banker Dragon Bonus: win. 10.00 at 1 to 1 wins 10.00.",
        "✓ The record verifies.",
    ]


def test_a_whole_shoe_from_the_burn_to_the_cut_card(run: Run, saved: Callable[[object], str]) -> None:
    code, out, _ = run("replay", saved(RECORD))
    assert code == 0
    assert "Burned: J♠ 2♦ 4♣ 2♣ 2♥ 3♦ 6♦ A♠ 9♣ 10♥ K♣" in out
    assert [line.split()[1] for line in out.splitlines() if line.startswith("Round ")] == [
        str(number) for number in range(1, 81)
    ]
    assert "The cut card is out: that was the last round of the shoe." in out


def test_a_void_round_says_why(run: Run, saved: Callable[[object], str]) -> None:
    _, out, _ = run("replay", saved(RECORD), "--round", "3")
    assert "  3♣ 7♣ 8♣" in out
    assert "  The round is void: a card was exposed" in out
    assert "  Seat 2, Tie: void. 10.00 comes back: the round is void." in out


def test_a_false_record_is_replayed_with_a_warning(run: Run, saved: Callable[[object], str]) -> None:
    impossible = ('"cards": "6s Ks 4d 7h 3c"', '"cards": "6s Ks 4d 7h"')
    code, out, _ = run("replay", saved(tampered(CENT, impossible)))
    assert code == 0
    assert "Seat 3, Tie: win. The record returns 45.01 on 5.00; no rule says so." in out
    assert "This is no round: Player's third card is missing." in out
    assert "✗ The record does not verify" in out


def test_replay_as_json(run: Run, saved: Callable[[object], str]) -> None:
    code, out, _ = run("replay", saved(RECORD), "--json")
    report: dict[str, Any] = json.loads(out)
    assert (code, report["verifies"], len(report["rounds"])) == (0, True, 80)
    fourth = report["rounds"][3]
    assert (fourth["winner"], fourth["call"]) == ("banker", "Banker wins, 7 over 3.")
    assert fourth["player"] == {"cards": ["6s", "4d", "3c"], "total": 3}
    assert fourth["reasons"] == ["Player has 0 and draws on 0 to 5.", "Banker has 7 and always stands."]
    assert fourth["slips"][0]["bets"][1]["explanation"] == "10.00 at 1 to 1 wins 10.00."
    third = report["rounds"][2]
    assert (third["void"], third["player"], third["call"]) == ("a card was exposed", None, None)
    assert report["closing"]["how"] == "cut card"


def test_a_round_that_is_not_there(run: Run, saved: Callable[[object], str]) -> None:
    code, _, err = run("replay", saved(RECORD), "--round", "99")
    assert (code, err) == (2, "punto: --round 99: the record has no such round; it has 80\n")


def test_a_closed_shoe_says_why(run: Run, saved: Callable[[object], str]) -> None:
    record = deal_record(House.load("bclc-mini"), seed=bytes(32), close_after=2, reason="the shift is over")
    assert isinstance(record, ShoeRecord)
    _, out, _ = run("replay", saved(record))
    assert "The operator closed the shoe: the shift is over" in out
