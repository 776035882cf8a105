"""`punto drill`: questions about a house, each judged and explained at once.

Asks at the terminal; --json gives the questions with their answers instead.
"""

from __future__ import annotations

import secrets
import time
from argparse import Namespace

from punto.cli.asking import ask
from punto.cli.language import say
from punto.cli.output import print_json
from punto.cli.parser import Parser, amount, question_arguments
from punto.cli.terminal import Terminal
from punto.house import House
from punto.trainer import Drill, chosen, drill, kinds_of
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    question_arguments(command, count=10, how_many=Text("cli-drill-count"))
    command.add_argument("--limit", type=amount, metavar="SECONDS", help=say(Text("cli-drill-limit")))


def run(arguments: Namespace) -> int:
    """Ask so many questions; with --json give them as data, answers and all."""
    house, seed = House.load(arguments.house), arguments.seed or secrets.token_hex(4)
    picked = chosen(house, of=kinds_of(arguments.topics), count=arguments.count, seed=seed)
    made = [drill(house, topic, seed=f"{seed}/{place}") for place, topic in enumerate(picked)]
    drills = [each for each in made if each is not None]
    if arguments.json:
        from punto.cli.output import plain
        from punto.server.api.learn_bodies import drill_of

        print_json({"house": house.key, "seed": seed, "drills": [plain(drill_of(each)) for each in drills]})
        return 0
    score = _practise(house, drills, arguments)
    Terminal().print(say(Text("cli-drill-score", score=score, questions=len(drills), seed=seed)))
    return 0


def _practise(house: House, drills: list[Drill], arguments: Namespace) -> int:
    terminal = Terminal()
    score = 0
    for number, each in enumerate(drills, start=1):
        begun = time.monotonic()
        given = ask(house, each, number, len(drills))
        late = arguments.limit is not None and time.monotonic() - begun > arguments.limit
        right = given is not None and each.is_right(given) and not late
        score += right
        verdict = "cli-drill-right" if right else "cli-drill-late" if late else "cli-drill-wrong"
        terminal.print(say(Text(verdict)), style="green" if right else "red")
        for reason in each.reasons:
            terminal.print(f"  {say(reason)}")
    return score
