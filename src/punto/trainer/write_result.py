"""The result of an exam in words: what it takes to make it again, the score, and every question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from punto.trainer.describe import seen
from punto.trainer.exam import ExamResult, Marked
from punto.trainer.forms import joined
from punto.words import Language, Text, verbatim

_PASSED, _FAILED = Text("drill-write-result-passed"), Text("drill-write-result-not-passed")
_TOO_LATE = Text("drill-write-result-too-late")
_TITLE = Text("drill-write-result-title")
_OPEN = Text("drill-write-result-nothing")


@dataclass(frozen=True)
class ResultLine:
    """One question of a printed result, in one language."""

    right: bool
    question: str
    seen: str
    given: str
    """What was answered, as a line."""
    told: str
    """The right answer, as a line."""
    why: str


@dataclass(frozen=True)
class ResultSheet:
    """A result in one language, ready to be laid out."""

    title: str
    verdict: str
    facts: tuple[tuple[str, str], ...]
    lines: tuple[ResultLine, ...]


def sheet(result: ExamResult, lang: Language) -> ResultSheet:
    """The result in one language."""
    verdict = _PASSED if result.passed else _FAILED if result.in_time else _TOO_LATE
    score = Text("drill-write-result-of", score=result.score, questions=len(result.questions), verdict=verdict)
    return ResultSheet(
        title=_TITLE.in_language(lang),
        verdict=score.in_language(lang),
        facts=tuple((name.in_language(lang), value.in_language(lang)) for name, value in _facts(result)),
        lines=tuple(_line(result, each, lang) for each in result.questions),
    )


def write_text(result: ExamResult, lang: Language) -> str:
    """The result as plain text."""
    page = sheet(result, lang)
    facts = [Text("drill-write-result-fact", name=name, value=value).in_language(lang) for name, value in page.facts]
    head = [page.title, page.verdict, "", *facts, ""]
    body = [row for number, line in enumerate(page.lines, start=1) for row in _rows(line, number)]
    return "\n".join([*head, *body]).rstrip()


def _rows(line: ResultLine, number: int) -> Iterator[str]:
    yield f"{number:>2} {'+' if line.right else '-'} {line.question}"
    if line.seen:
        yield f"     {line.seen}"
    yield f"     {line.given}"
    if not line.right:
        yield f"     {line.told}"
        yield f"     {line.why}"


def _line(result: ExamResult, marked: Marked, lang: Language) -> ResultLine:
    drill = marked.drill
    return ResultLine(
        right=marked.right,
        question=drill.asked.question.in_language(lang),
        seen=" · ".join(line.in_language(lang) for line in seen(drill.asked, result.house.currency)),
        given=Text("drill-write-result-answered", answer=marked.given_said or _OPEN).in_language(lang),
        told=Text("drill-write-result-right-answer", answer=drill.told).in_language(lang),
        why=joined(drill.reasons, "drill-write-result-sentences").in_language(lang),
    )


def _facts(result: ExamResult) -> Iterator[tuple[Text, Text]]:
    terms = result.terms
    if result.name:
        yield Text("drill-write-result-name"), verbatim(result.name)
    yield Text("drill-write-result-date"), verbatim(result.date)
    yield (
        Text("drill-write-result-house"),
        Text("drill-write-result-house-and-key", house=result.house.title, key=result.house.key),
    )
    yield Text("drill-write-result-seed"), verbatim(terms.seed)
    limit = (
        Text("drill-write-result-no-time-limit")
        if terms.limit_seconds is None
        else Text("drill-write-result-limit", limit=_clock(terms.limit_seconds))
    )
    said = Text("drill-write-result-questions-pass", count=terms.count, percent=terms.pass_percent, limit=limit)
    yield Text("drill-write-result-terms"), said
    yield (
        Text("drill-write-result-questions"),
        verbatim(", ".join(terms.kinds)) if terms.kinds else Text("drill-write-result-all-kinds"),
    )
    if result.seconds is not None:
        yield Text("drill-write-result-time-taken"), verbatim(_clock(result.seconds))


def _clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02d}"
