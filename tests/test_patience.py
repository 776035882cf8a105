"""No test depends on how quick the machine is: whatever waits does so with the one patience of the harness."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_OWN = ROOT / "harness" / "patience.py"
_SOURCES = [path for folder in ("tests", "harness") for path in sorted((ROOT / folder).rglob("*.py")) if path != _OWN]
_HTTP = {"get", "post", "put", "patch", "delete", "head", "request", "stream", "Client", "AsyncClient"}
_WAITS = {"timeout", "wait_for", "settimeout", "set_default_timeout", "wait"}
_PAUSES = {"sleep", "wait_for_timeout"}
_ENDED_BY_OTHERS = ("over.is_set()", "gone.is_set()", "self._leaving", "len(ended)")
"""What a loop looks at that goes on beside a test, until the test or whoever started it says that it is over."""
_ON_PURPOSE = {
    ("tests/server/test_reading.py", "timeout=2"),
    ("tests/server/test_compression.py", "httpx.AsyncClient(...)"),
}
"""A browser that goes away while the server works for it; an application that is asked without a network."""


def impatient(source: str) -> Iterator[str]:
    """Every call in a source that would give up on its own terms."""
    for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func)
        last = name.rpartition(".")[2]
        if name.startswith("httpx.") and last in _HTTP:
            yield f"{name}(...)"
        if name == "connect" or (name.startswith("socket.") and last == "create_connection" and len(call.args) > 1):
            yield f"{name}(...)"
        yield from (f"timeout={ast.unparse(each.value)}" for each in call.keywords if _is_own_timeout(each))
        if name.startswith(("asyncio.", "self.process.", "process.")) or last in ("settimeout", "set_default_timeout"):
            yield from (f"{name}({ast.unparse(each)})" for each in call.args if last in _WAITS and _is_number(each))


def endless(source: str) -> Iterator[str]:
    """Every loop in a source that looks again and again, and for ever if what it looks for never comes."""
    yield from _endless(ast.parse(source), patient=False)


def _endless(node: ast.AST, *, patient: bool) -> Iterator[str]:
    if isinstance(node, ast.With | ast.AsyncWith):
        patient = patient or any("patience" in ast.unparse(each.context_expr) for each in node.items)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        patient = False
    elif isinstance(node, ast.While) and not patient and _pauses(node) and not _gives_up(node):
        yield f"line {node.lineno}: while {ast.unparse(node.test)}"
    for child in ast.iter_child_nodes(node):
        yield from _endless(child, patient=patient)


def _pauses(loop: ast.While) -> bool:
    calls = (ast.unparse(each.func) for each in ast.walk(loop) if isinstance(each, ast.Call))
    return any(name.rpartition(".")[2] in _PAUSES for name in calls)


def _gives_up(loop: ast.While) -> bool:
    """Whether the loop itself looks at a clock, or goes on until somebody else ends it."""
    ends = any(word in ast.unparse(loop.test) for word in _ENDED_BY_OTHERS)
    return ends or any(word in ast.unparse(loop) for word in ("monotonic", "PATIENCE_SECONDS"))


def _is_own_timeout(given: ast.keyword) -> bool:
    return given.arg in ("timeout", "open_timeout", "close_timeout") and _is_number(given.value)


def _is_number(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) and isinstance(given.value, int | float)


@pytest.mark.parametrize("path", _SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_whatever_waits_has_the_patience_of_the_harness(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    found = {each for each in impatient(path.read_text(encoding="utf-8")) if (name, each) not in _ON_PURPOSE}
    assert not found, f"{name} gives up by itself: {found}; take it from harness/patience.py"


@pytest.mark.parametrize("path", _SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_loop_that_waits_gives_up_in_the_end(path: Path) -> None:
    name, found = path.relative_to(ROOT).as_posix(), list(endless(path.read_text(encoding="utf-8")))
    assert not found, f"{name} would hang: {found}; put it into `async with patience():`, or take `until`"


@pytest.mark.parametrize(
    ("loop", "hangs"),
    [
        ("while not done():\n    time.sleep(1)", True),
        ("async def f():\n    while not done():\n        await asyncio.sleep(1)", True),
        (
            "async def f():\n    async with patience():\n        while not done():\n            await asyncio.sleep(1)",
            False,
        ),
        ("while not done():\n    assert time.monotonic() < end\n    time.sleep(1)", False),
        ("while cards:\n    cards.pop()", False),
    ],
)
def test_loops_that_would_hang_are_found(loop: str, *, hangs: bool) -> None:
    assert bool(list(endless(loop))) is hangs


@pytest.mark.parametrize(
    "line",
    [
        "httpx.get(url)",
        "httpx.AsyncClient(base_url=url)",
        "subprocess.run(command, timeout=5)",
        "expect(page).to_be_visible(timeout=240_000)",
        "asyncio.wait_for(task, 3)",
        "asyncio.timeout(60)",
        "made.settimeout(20)",
        "connect(address)",
        "self.process.wait(40)",
    ],
)
def test_other_ways_are_found(line: str) -> None:
    assert list(impatient(line))


@pytest.mark.parametrize("line", ["patient_get(url)", "process.wait(PATIENCE_SECONDS)", "sqlite3.connect(path)"])
def test_the_patient_way_is_let_be(line: str) -> None:
    assert not list(impatient(line))
