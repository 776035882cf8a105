"""`punto exam`: an exam about a house, marked at the end; the same seed gives the same paper.

Asks at the terminal, or marks the answers of a file; 0 if it was passed, 1 if it was not.
"""

from __future__ import annotations

import json
import secrets
import time
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path

from punto.cli.asking import ask
from punto.cli.language import say, spoken
from punto.cli.output import print_json
from punto.cli.parser import Parser, amount, positive, question_arguments
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.extras import require
from punto.house import House
from punto.trainer.exam import ExamResult, Terms, mark, paper
from punto.trainer.write_result import write_text
from punto.words import Text

_FORMATS = (".txt", ".json", ".pdf")


def arguments(command: Parser) -> None:
    """What it takes."""
    question_arguments(command, count=20, how_many=Text("cli-exam-count"))
    command.add_argument("--minutes", type=amount, default=0, metavar="N", help=say(Text("cli-exam-minutes")))
    command.add_argument(
        "--pass", type=positive, default=80, dest="pass_percent", metavar="PERCENT", help=say(Text("cli-exam-pass"))
    )
    command.add_argument("--name", default="", metavar="NAME", help=say(Text("cli-exam-name")))
    command.add_argument("--date", metavar="DATE", help=say(Text("cli-exam-date")))
    command.add_argument("--paper", action="store_true", help=say(Text("cli-exam-paper")))
    command.add_argument("--answers", metavar="FILE", help=say(Text("cli-exam-answers")))
    command.add_argument("--result", metavar="FILE", help=say(Text("cli-exam-result")))


def run(arguments: Namespace) -> int:
    """Sit or mark an exam: 0 when it was passed, 1 when it was not."""
    house = House.load(arguments.house)
    terms = Terms(
        seed=arguments.seed or secrets.token_hex(4),
        count=arguments.count,
        kinds=tuple(arguments.topics),
        limit_seconds=int(arguments.minutes * 60) if arguments.minutes else None,
        pass_percent=arguments.pass_percent,
    )
    if arguments.result is not None:
        _check(Path(arguments.result))
    if arguments.paper:
        from punto.cli.output import plain
        from punto.server.api.learn_bodies import question_of

        questions = [plain(question_of(each)) for each in paper(house, terms)]
        print_json({"house": house.key, "seed": terms.seed, "questions": questions})
        return 0
    answers, seconds = _read(arguments.answers) if arguments.answers else _sit(house, terms)
    date = arguments.date or datetime.now(tz=UTC).date().isoformat()
    result = mark(house, terms, answers, name=arguments.name, date=date, seconds=seconds)
    if arguments.json:
        print_json(_json(result))
    else:
        Terminal().print(write_text(result, spoken()), soft_wrap=True)
    if arguments.result is not None:
        _save(result, Path(arguments.result))
    return 0 if result.passed else 1


def _check(file: Path) -> None:
    """Refuse a file that could not hold the result: before the exam is sat, not after it."""
    if file.suffix.lower() not in _FORMATS:
        raise NotationError(Text("cli-exam-no-format", file=str(file), endings=", ".join(_FORMATS)))
    if not file.parent.is_dir():
        raise NotationError(Text("cli-exam-no-folder", file=str(file), folder=str(file.parent)))
    if file.suffix.lower() == ".pdf":
        require("pdf")


def _sit(house: House, terms: Terms) -> tuple[list[str | None], int]:
    """Answer after answer, until the paper or the time is at its end."""
    drills, begun = paper(house, terms), time.monotonic()
    answers: list[str | None] = []
    for number, each in enumerate(drills, start=1):
        if terms.limit_seconds is not None and time.monotonic() - begun > terms.limit_seconds:
            Terminal().print(say(Text("cli-exam-time-is-up")), style="red")
            break
        answers.append(ask(house, each, number, len(drills)))
    seconds = int(time.monotonic() - begun)
    # What was answered when the time ran out is not counted; the rest of the paper is.
    if terms.limit_seconds is not None and seconds > terms.limit_seconds:
        answers, seconds = [*answers[:-1], None], terms.limit_seconds
    return answers, seconds


def _read(file: str) -> tuple[list[str | None], int | None]:
    """Answers from a file: a list of texts, null where one is open, or an object with `answers` and `seconds`."""
    try:
        found = json.loads(Path(file).read_text(encoding="utf-8"))
    except ValueError as error:
        raise NotationError(Text("cli-exam-not-json", file=file, reason=str(error))) from None
    given, seconds = (found.get("answers"), found.get("seconds")) if isinstance(found, dict) else (found, None)
    if not isinstance(given, list) or not all(each is None or isinstance(each, str) for each in given):
        raise NotationError(Text("cli-exam-answers-wanted", file=file))
    if seconds is not None and (not isinstance(seconds, int) or seconds < 0):
        raise NotationError(Text("cli-exam-seconds-wanted", file=file))
    return given, seconds


def _save(result: ExamResult, file: Path) -> None:
    match file.suffix.lower():
        case ".pdf":
            from punto.cli.progress import steps_of
            from punto.leaflet.write_result import write_result_pdf

            with steps_of(Text("cli-exam-doing")):
                made = write_result_pdf(result, spoken())
            file.write_bytes(made)
        case ".json":
            file.write_text(json.dumps(_json(result), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        case _:
            file.write_text(write_text(result, spoken()) + "\n", encoding="utf-8")


def _json(result: ExamResult) -> object:
    from punto.cli.output import plain
    from punto.server.api.learn_bodies import result_of

    return plain(result_of(result))
