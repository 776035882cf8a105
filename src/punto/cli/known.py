"""`punto odds --known`, `--sorted`, `--best-sort`: the best bet when something is known of the cards to come."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction

from punto.cli.language import say
from punto.cli.output import emphasised, number, print_json, table
from punto.cli.progress import steps_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.house import House
from punto.rules.composition import Composition
from punto.study.as_json import knowledge_json
from punto.study.known import Knowledge, best_sort, known_cards, parse_known, parse_ranks, sorted_cards
from punto.words import Text


def run_known(arguments: Namespace, house: House, shoe: Composition) -> int:
    """Say which bet is best, and what it is worth."""
    for option in ("seen", "bets", "stake", "effects", "matrices"):
        if getattr(arguments, option):
            name = "bet" if option == "bets" else option
            raise NotationError(Text("cli-odds-not-with-known", option=f"--{name}"))
    sort: str | None = None
    with steps_of(Text("cli-odds-doing-known")):
        if arguments.known is not None:
            knowledge = known_cards(house, parse_known(arguments.known), shoe)
        elif arguments.sorted is not None:
            sort = parse_ranks(arguments.sorted)
            knowledge = sorted_cards(house, sort, shoe)
        else:
            sort, knowledge = best_sort(house, shoe)
    if arguments.json:
        print_json(knowledge_json(house, shoe, knowledge, sort=sort))
    else:
        _print(house, shoe, knowledge)
    return 0


def _print(house: House, shoe: Composition, knowledge: Knowledge) -> None:
    terminal = Terminal()
    heading = Text("cli-odds-known-heading", title=house.title, shoe=str(shoe), known=knowledge.about)
    terminal.print(emphasised(heading, house.title))
    listing = table(
        Text("cli-table-seen"),
        number(Text("cli-table-probability")),
        Text("cli-table-best-bet"),
        number(Text("cli-table-edge")),
    )
    for case in knowledge.cases:
        best = Styled(say(house.offer(case.bet).bet.name), "green" if case.ev > 0 else "dim")
        listing.add_row(case.seen, f"{float(case.probability):.6f}", best, _signed(-case.ev))
    terminal.print(listing)
    bet = say(Text("cli-odds-best-varies") if knowledge.varies else house.offer(knowledge.bet).bet.name)
    terminal.print(emphasised(Text("cli-odds-best-bet", bet=bet, edge=_signed(knowledge.edge)), bet))
    if knowledge.edge_of_always_betting != knowledge.edge:
        terminal.print(say(Text("cli-odds-always-betting", edge=_signed(knowledge.edge_of_always_betting))))


def _signed(edge: Fraction) -> str:
    """In percent, with its sign, which nothing has none of."""
    said = f"{100 * float(edge):+z.4f}"
    return said if said.strip("+0.") else said.removeprefix("+")
