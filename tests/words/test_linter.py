"""The linter of words: the project is clean, and whatever is planted into a small one is found."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from harness import prose
from harness.words import ROOT, check
from punto.words import LANGUAGES, Text

_SOUND = {
    "src/punto/words/locales/en/terms.ftl": "-player = Player\n",
    "src/punto/words/locales/en/language.ftl": "language-name = English\n",
    "src/punto/words/locales/en/refusal.ftl": "refusal-seat-taken = Seat { $seat } of { -player } is taken.\n",
    "src/punto/words/locales/en/page-table.ftl": "page-table-mark-R = red\npage-table-title = Tables\n",
    "src/punto/words/locales/xx/terms.ftl": "-player = Xx\n",
    "src/punto/words/locales/xx/language.ftl": "language-name = Xx\n",
    "src/punto/words/locales/xx/refusal.ftl": "refusal-seat-taken = { $seat } xx { -player }.\n",
    "src/punto/words/locales/xx/page-table.ftl": "page-table-mark-R = xx\npage-table-title = Xx\n",
    "src/punto/errors.py": (
        '"""Errors."""\nclass PuntoError(Exception): pass\nclass Gone(PuntoError): pass\n'
        'raise Gone(Text("refusal-seat-taken", seat=3))\nraise TypeError("this is a fault of the programmer")\n'
        '_log.warning("the database is not there any more")\n'
    ),
    "src/punto/cli/show.py": (
        'print(say(Text("refusal-seat-taken", seat=1)))\nprint(f"punto: {error}")\nterminal.print(told, "bold red")\n'
        'command.add_argument("file", metavar="FILE", help=say(Text("refusal-seat-taken", seat=1)))\n'
    ),
    "web/src/Page.svelte": (
        '<!-- A comment may say whatever it likes. -->\n<script lang="ts">\n  const mark = "R";\n</script>\n'
        '<h1 class="big title" title={t("page-table-title")}>{t(`page-table-mark-${mark}`)} &nbsp;· 3</h1>\n'
        '{#if a < b && c > "}"}<input placeholder={t("page-table-title")} />{/if}\n'
        "<style>\n  h1 { color: red; }\n</style>\n"
    ),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in _SOUND.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_the_project_has_no_problem_of_words() -> None:
    assert check() == []


def test_a_sound_project_has_none_either(project: Path) -> None:
    assert check(project) == []


_EN, _XX = "src/punto/words/locales/en/", "src/punto/words/locales/xx/"

PLANTED = {
    "an unknown key": ("src/punto/cli/show.py", 'Text("refusal-nothing")\n', "there is no message refusal-nothing"),
    "an unknown value": (
        "src/punto/cli/show.py",
        'Text("refusal-seat-taken", seat=1, chair=2)\n',
        "refusal-seat-taken does not take $chair",
    ),
    "a missing value": ("src/punto/cli/show.py", 'Text("refusal-seat-taken")\n', "refusal-seat-taken lacks $seat"),
    "an unused message": (f"{_EN}refusal.ftl", "refusal-other = Other.\n", "nobody uses refusal-other"),
    "a missing message": (f"{_EN}page-table.ftl", "page-table-mark-B = blue\n", "page-table-mark-B is missing in xx"),
    "a message too many": (f"{_XX}page-table.ftl", "page-table-mark-B = xx\n", "page-table-mark-B is not in en"),
    "a value of one language": (
        f"{_XX}page-table.ftl",
        "page-table-mark-R = { $shade }\n",
        "page-table-mark-R takes $shade, which the English message does not",
    ),
    "a key of another file": (f"{_EN}refusal.ftl", "seat-taken = Taken.\n", "must begin with the name of its file"),
    "no Fluent": (f"{_EN}refusal.ftl", "refusal-open = { $seat\n", "is not Fluent"),
    "an exception": ("src/punto/errors.py", 'raise PuntoError("no chips")\n', "'no chips'"),
    "an exception below ours": ("src/punto/errors.py", 'raise Gone(f"{table} gone")\n', "'{} gone'"),
    "a sentence behind a name": ("src/punto/errors.py", 'why = "gone"\nraise Gone(why)\n', "'gone'"),
    "one of two sentences": ("src/punto/errors.py", 'raise Gone("gone" if gone else told)\n', "'gone'"),
    "a sentence in two pieces": ("src/punto/errors.py", 'raise Gone("it holds " + names)\n', "'it holds'"),
    "a problem": ("src/punto/errors.py", 'Problem(file, 1, key, "not TOML")\n', "'not TOML'"),
    "a refusal": ("src/punto/errors.py", 'Refusal(code, message="not now")\n', "'not now'"),
    "a value in words": (
        "src/punto/errors.py",
        'Text("refusal-seat-taken", seat="the first one")\n',
        "'the first one'",
    ),
    "what somebody wrote, written here": ("src/punto/errors.py", 'verbatim("Taken")\n', "'Taken'"),
    "a sentence that is returned": ("src/punto/errors.py", 'def f(): return "nobody sits at this table"\n', "nobody"),
    "a sentence in Chinese": ("src/punto/errors.py", 'told = "没有座位"\n', "没有座位"),
    "a print": ("src/punto/cli/show.py", 'print("Done")\n', "'Done'"),
    "a complaint": ("src/punto/cli/show.py", 'print(f"punto: cannot read {file}")\n', "'punto: cannot read {}'"),
    "a heading": ("src/punto/cli/show.py", 'listing = table(number("Edge"))\n', "'Edge'"),
    "help": ("src/punto/cli/show.py", 'command.add_argument("x", help="how many")\n', "'how many'"),
    "a label of a plot": ("src/punto/cli/show.py", 'axes.set(xlabel="shoes")\n', "'shoes'"),
    "a text of the page": ("web/src/Page.svelte", "<p>Place your {bets} now</p>\n", "'Place your now'"),
    "a text of one letter": ("web/src/Page.svelte", "<b>x</b>\n", "'x'"),
    "a text in braces": ("web/src/Page.svelte", '<p>{open ? "Open" : t("page-table-title")}</p>\n', "'Open'"),
    "a label for the ear": ("web/src/Page.svelte", '<button aria-label="Close {name}">×</button>\n', "'Close'"),
    "a label in braces": ("web/src/Page.svelte", '<button aria-label={"Close it"}>×</button>\n', "'Close it'"),
    "a title": ("web/src/Page.svelte", "<a title='More'>+</a>\n", "'More'"),
    "a placeholder": ("web/src/Page.svelte", '<input placeholder="name" />\n', "'name'"),
    "a picture's text": ("web/src/Page.svelte", '<img alt="a card" />\n', "'a card'"),
}


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(project: Path, what: str) -> None:
    name, planted, told = PLANTED[what]
    file = project / name
    line = file.read_text(encoding="utf-8").count("\n") + 1
    with file.open("a", encoding="utf-8") as end:
        end.write(planted)
    found = check(project)
    assert any(told in problem for problem in found), found
    places = [problem.rsplit(":", 1)[0] for problem in found if told in problem]
    assert any(place.startswith(name) for place in places), places
    if planted.count("\n") == 1:
        assert f"{name}:{line}" in str(found)


def test_what_may_stay_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reason for a file that has no such literal any more would hide the next one."""
    allowed = {*prose.NOT_SAID, *prose.FAULTS_OF_OURS}
    monkeypatch.setattr(prose, "NOT_SAID", {})
    monkeypatch.setattr(prose, "FAULTS_OF_OURS", {})
    found = prose.prose_in_python(ROOT / "src" / "punto", ROOT)
    assert {problem.split(":")[0] for problem in found} == allowed


def test_every_kind_of_name_has_a_word_in_every_language() -> None:
    kinds = {
        node.args[0].value
        for file in (ROOT / "src" / "punto").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "UnknownName"
        and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }  # fmt: skip
    assert len(kinds) > 8
    for kind in kinds:
        key = kind.replace(" ", "-")
        assert str(Text("error-kind", kind=key)) == kind
        for language in LANGUAGES[1:]:
            assert Text("error-kind", kind=key).in_language(language) != key, (kind, language)
