"""Prose outside the catalogues, which people would read in one language only: part of `python -m harness.words`.

In Python it is a literal or an f-string that is said (given to an exception of ours, a problem, a heading, a help), and
any literal at all that is long enough to be a sentence. In the page it is a text between tags, or an attribute that
is read aloud. What may stay is listed here, each with its reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

__all__ = ["FAULTS_OF_OURS", "IN_THE_PAGE", "NOT_SAID", "prose_in_page", "prose_in_python"]

NOT_SAID: Final[Mapping[str, str]] = {
    "src/punto/cli/parser.py": "what argparse says in English, to be recognised and said in the reader's language",
    "src/punto/cli/road_drawing.py": "styles of a terminal",
    "src/punto/house/document.py": "what the TOML reader of Python says, to be recognised",
    "src/punto/leaflet/write_result.py": "names in the signs of one language, to be replaced by others",
    "src/punto/server/api/common.py": "the description of the interface, for programmers",
    "src/punto/server/api/monitor.py": "for monitors, as the log is",
    "src/punto/server/app.py": "the name of a task in the log",
    "src/punto/server/cluster/mirror.py": "the name of a task in the log",
    "src/punto/server/cluster/peers.py": "the name of a task in the log",
    "src/punto/server/live/sweeping.py": "reasons in the journal: data, as an operator's own are",
    "src/punto/server/operations/metrics.py": "metrics, for monitors",
    "src/punto/server/people/seats.py": "caught and answered with a text",
    "src/punto/server/protocol/asyncapi.py": "the description of the interface, for programmers",
    "src/punto/server/protocol/closing.py": "reasons in a close frame, for programmers; the page has its own words",
    "src/punto/server/run.py": "the name of a task in the log",
    "src/punto/server/workers/worker.py": "caught and answered with a text",
    "src/punto/store/database/answering.py": "an error of the driver, said in English as all of its own are",
    "src/punto/store/database/migrations/versions/r0001_journal_and_ledger.py": "SQL",
    "src/punto/store/database/schema.py": "SQL",
    "src/punto/store/read/records.py": "reasons in a sealed record: data, the same for every reader",
    "src/punto/table/acts/seating.py": "the name of a reason in the journal",
    "src/punto/table/dealer/offers.py": "the name of a reason in the journal",
    "src/punto/table/reasons.py": "the names of reasons in the journal",
    "src/punto/table/state.py": "the names of reasons in the journal",
}
"""Files with literals as long as a sentence that nobody is told, and why. What they do say is looked at as well."""

FAULTS_OF_OURS: Final[Mapping[str, str]] = {
    "src/punto/parsheet/figures.py": "sums that do not add up: nobody can ask for that",
}
"""Files whose exceptions only a fault of ours raises: they are for programmers."""

IN_THE_PAGE: Final[Mapping[str, str]] = {
    "punto verify record.json": "a command to type",
    "Punto": "the name of the system",
}
"""What the page says alike in every language."""

_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_TWO_WORDS: Final = re.compile(r"[^\W\d_]{2,}[,;:.]?\s+(?:\S*\s+)*?[^\W\d_]{2,}")
_SENTENCE: Final = re.compile(r"(?:[^\W\d_]{2,}[,;:]? ){3,}[^\W\d_]{2,}|[\u3400-\u9fff]{2,}")
_SQL: Final = re.compile(
    r"\s*(?:SELECT|INSERT|UPDATE|DELETE|PRAGMA|SET|LOCK|BEGIN|CREATE|ALTER|AND|ON CONFLICT|IN \(SELECT) "
)
_PROGRAM: Final = "punto: "
"""What a command line begins with that complains."""
_HOLE: Final = "\ufffc"
"""What stands for a place of an f-string."""

_ROOT: Final = "PuntoError"
"""The root of the exceptions that people read."""
_KINDS: Final = frozenset({"UnknownName"})
"""Takes the kind of a name, which `error-kind` says in every language."""
_SAID: Final = frozenset({"Problem", "ApiProblem", "Refusal", "Failure", "verbatim"})
_SAID_BY_THE_COMMAND_LINE: Final = frozenset(
    {
        "print",
        "say",
        "table",
        "number",
        "unwrapped",
        "emphasised",
        "ticked",
        "Styled",
        "suptitle",
        "set_title",
        "set_xlabel",
    }
    | {"set_ylabel", "annotate"}
)
_KEYWORDS_OF_THE_COMMAND_LINE: Final = frozenset({"help", "epilog", "title", "label", "xlabel", "ylabel"})
_FOR_PROGRAMMERS: Final = frozenset({"TypeError", "AssertionError", "ValueError", "KeyError", "RuntimeError"}) | {
    "NotImplementedError",
    "AttributeError",
    "Doc",
}
_LOGS: Final = frozenset({"_log", "logging"})


# --------------------------------------------------------------------------------------------- Python


def prose_in_python(folder: Path, root: Path) -> Iterator[str]:
    """Every literal of a package that people would read."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}
    ours = _exceptions(trees.values())
    for file, tree in trees.items():
        name = file.relative_to(root).as_posix()
        command_line = "cli" in file.relative_to(folder).parts
        said = () if name in FAULTS_OF_OURS else _said(tree, ours, command_line=command_line)
        sentences = () if name in NOT_SAID or name in FAULTS_OF_OURS else _sentences(tree)
        found = {id(node): node for node in (*said, *sentences)}
        for node in sorted(found.values(), key=lambda each: each.lineno):
            yield f"{name}:{node.lineno}: prose outside the catalogues: {_shown(node)}"


def _exceptions(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of all classes below ours."""
    bases: dict[str, set[str]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases.setdefault(node.name, set()).update(base.id for base in node.bases if isinstance(base, ast.Name))
    found = {_ROOT}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found - _KINDS)


def _said(tree: ast.Module, ours: frozenset[str], *, command_line: bool) -> Iterator[ast.expr]:
    """Literals that are given to something that says them."""
    named = _named(tree)
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = _name(call.func)
        if name in ours or name in _SAID:
            yield from _prosaic(_given(call), named, _WORD)
        elif name == "Text":
            yield from _prosaic((each.value for each in call.keywords), named, _TWO_WORDS)
        elif command_line:
            # The second argument of what is styled is its style.
            yield from _prosaic(call.args[:1] if name in _SAID_BY_THE_COMMAND_LINE else (), named, _WORD)
            words = (each.value for each in call.keywords if each.arg in _KEYWORDS_OF_THE_COMMAND_LINE)
            yield from _prosaic(words, named, _WORD)


def _given(call: ast.Call) -> Iterator[ast.expr]:
    yield from call.args
    yield from (each.value for each in call.keywords if each.arg not in ("file", "end", "sep", "code", "key"))


def _prosaic(given: Iterable[ast.expr], named: Mapping[str, ast.expr], prose: re.Pattern[str]) -> Iterator[ast.expr]:
    for each in given:
        node = named.get(each.id, each) if isinstance(each, ast.Name) else each
        for part in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
            said = _literal(part)
            if said is not None and prose.search(said.removeprefix(_PROGRAM)):
                yield part


def _named(tree: ast.Module) -> dict[str, ast.expr]:
    """Names that are given a literal, so that a sentence cannot hide behind one."""
    return {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _literal(node.value) is not None
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _sentences(tree: ast.Module) -> Iterator[ast.expr]:
    """Literals that are as long as a sentence, wherever they stand but for documentation, logs and faults of ours."""
    apart: set[int] = set()
    for node in ast.walk(tree):
        if _is_apart(node):
            apart.update(id(each) for each in ast.walk(node))
        elif isinstance(node, ast.JoinedStr):
            apart.update(id(each) for each in node.values)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Constant, ast.JoinedStr)) and id(node) not in apart:
            said = _literal(node)
            if said is not None and _SENTENCE.search(said) and not _SQL.match(said):
                yield node


def _is_apart(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.keyword(arg="description"):
            # Of OpenAPI; the command line's is looked at as what is said.
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner))) if owner in _LOGS:
            return True
        case ast.Call(func=function):
            return _name(function) in _FOR_PROGRAMMERS | _KINDS
    return False


def _literal(node: ast.expr) -> str | None:
    """A text as far as it stands in the code."""
    match node:
        case ast.Constant(value=str(said)):
            return said
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else _HOLE for part in parts)
        case ast.BinOp(left=left, op=ast.Add() | ast.Mod()):
            return _literal(left)
    return None


def _name(function: ast.expr) -> str:
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def _shown(node: ast.expr) -> str:
    said = " ".join((_literal(node) or "").replace(_HOLE, "{}").split())
    return repr(said if len(said) <= 60 else said[:57] + "...")


# ------------------------------------------------------------------------------------------- the page

_READ: Final = frozenset(
    {"alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription", "aria-valuetext", "label"}
    | {"placeholder", "title"}
)
"""Attributes that people read or hear."""
_NO_MARKUP: Final = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
_TAG: Final = re.compile(r"</?[A-Za-z][\w:.-]*")
_ATTRIBUTE: Final = re.compile(r"([\w:.|-]+)=([\"'])")
_BRACED_ATTRIBUTE: Final = re.compile(r"([\w:.|-]+)=\{")
_SAID_IN_BRACES: Final = re.compile(r"""["'`]([A-Z][a-z]+(?: [A-Za-z]+)*[.!?…]?)["'`]""")
"""A word or a sentence as a literal in code: names and keys are in lower case or of one piece."""
_ENTITY: Final = re.compile(r"&#?\w+;")


def prose_in_page(folder: Path, root: Path) -> Iterator[str]:
    """Every text and every attribute of the page's markup that has letters outside of {...}."""
    for file in sorted(folder.rglob("*.svelte")):
        name = file.relative_to(root).as_posix()
        markup = _NO_MARKUP.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), file.read_text(encoding="utf-8"))
        for at, said in _read_aloud(markup):
            words = " ".join(_ENTITY.sub("", said).split())
            if re.search(r"[^\W\d_]", words) and words not in IN_THE_PAGE:
                yield f"{name}:{markup.count(chr(10), 0, at) + 1}: prose outside the catalogues: {words!r}"


def _read_aloud(markup: str) -> Iterator[tuple[int, str]]:
    """Where each text stands, and what it is outside of {...}."""
    at = 0
    while at < len(markup):
        if tag := _TAG.match(markup, at):
            at = yield from _in_tag(markup, tag.end())
        else:
            # A sign that begins no tag is text.
            end, said = _until(markup, at, "<")
            yield at, said
            at = max(end, at + 1)


def _in_tag(markup: str, at: int) -> Generator[tuple[int, str], None, int]:
    """The attributes of a tag that are read; the place after the tag is what it returns."""
    while at < len(markup) and markup[at] != ">":
        if markup[at] == "{":
            at = _after_braces(markup, at)
        elif braced := _BRACED_ATTRIBUTE.match(markup, at):
            end = _after_braces(markup, braced.end() - 1)
            if braced[1] in _READ:
                yield at, " ".join(_SAID_IN_BRACES.findall(markup[braced.end() : end]))
            at = end
        elif attribute := _ATTRIBUTE.match(markup, at):
            end, said = _until(markup, attribute.end(), attribute[2])
            if attribute[1] in _READ:
                yield at, said
            at = end + 1
        else:
            at += 1
    return at + 1


def _until(markup: str, at: int, sign: str) -> tuple[int, str]:
    """Where a sign ends something, and its text outside of {...}, with what {...} holds as a plain text."""
    said = []
    while at < len(markup) and markup[at] != sign:
        if markup[at] == "{":
            end = _after_braces(markup, at)
            said.append(" ".join(["", *_SAID_IN_BRACES.findall(markup[at:end]), ""]))
            at = end
        else:
            said.append(markup[at])
            at += 1
    return at, "".join(said)


def _after_braces(code: str, at: int) -> int:
    """The place after {...}, whatever braces and strings stand in it."""
    depth = 0
    while at < len(code):
        character = code[at]
        if character in "\"'`":
            at = _after_string(code, at)
            continue
        depth += (character == "{") - (character == "}")
        at += 1
        if not depth:
            break
    return at


def _after_string(code: str, at: int) -> int:
    quote, at = code[at], at + 1
    while at < len(code) and code[at] != quote:
        if quote == "`" and code.startswith("${", at):
            at = _after_braces(code, at + 1)
        else:
            at += 2 if code[at] == "\\" else 1
    return at + 1
