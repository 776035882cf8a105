"""`punto deal`: deal a whole shoe from a seed, with its roads and statistics."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby, islice

from punto.cli.language import say
from punto.cli.output import WINNER_STYLES, cards_text, emphasised, hand_json, number, print_json, table
from punto.cli.parser import Parser, house_argument, positive
from punto.cli.roads_json import to_json
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.fairness.shuffle import VERSION, key_from_text, shuffled
from punto.house import House
from punto.rules.rounds import Round
from punto.rules.scoreboard import RoadEntry, Roads, roads
from punto.rules.shoe import Shoe, full_order
from punto.rules.sides import SIDE_NAMES
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    command.add_argument("--shoe", required=True, metavar="SEED", help=say(Text("cli-deal-shoe")))
    command.add_argument("--rounds", type=positive, metavar="N", help=say(Text("cli-deal-rounds")))


def run(arguments: Namespace) -> int:
    """Deal the shoe of a seed under a house."""
    house = House.load(arguments.house)
    order = shuffled(full_order(house.shoe.decks), key_from_text(arguments.shoe))
    shoe = Shoe.of(order, house.shoe)
    rounds = list(islice(shoe.rounds(), arguments.rounds))
    drawn = roads(RoadEntry.of_round(dealt) for dealt in rounds)
    if arguments.json:
        print_json(
            {
                "house": house.key,
                "seed": arguments.shoe,
                "shuffle": VERSION,
                "burned": [str(card) for card in order[: shoe.burned]],
                "cut_card": shoe.cut_at,
                "rounds": [_round_json(number, dealt) for number, dealt in enumerate(rounds, start=1)],
                "roads": to_json(drawn),
                "statistics": _statistics(shoe, rounds),
            }
        )
    else:
        _print(house, arguments.shoe, shoe, rounds, drawn)
    return 0


def _round_json(number: int, dealt: Round) -> dict[str, object]:
    return {
        "number": number,
        "cards": str(dealt),
        "player": hand_json(dealt.player),
        "banker": hand_json(dealt.banker),
        "winner": dealt.winner,
        "result": str(RoadEntry.of_round(dealt)),
    }


def _statistics(shoe: Shoe, rounds: list[Round]) -> dict[str, object]:
    winners = [dealt.winner for dealt in rounds]
    decided = [winner for winner in winners if winner != "tie"]
    cards = sum(len(dealt.cards) for dealt in rounds)
    results = [RoadEntry.of_round(dealt) for dealt in rounds]
    return {
        "rounds": len(rounds),
        "banker": winners.count("banker"),
        "player": winners.count("player"),
        "tie": winners.count("tie"),
        "naturals": sum(result.natural for result in results),
        "player_pairs": sum(result.player_pair for result in results),
        "banker_pairs": sum(result.banker_pair for result in results),
        "longest_run": max((len(list(run)) for _, run in groupby(decided)), default=0),
        "cards_dealt": cards,
        "cards_per_round": round(cards / len(rounds), 4) if rounds else None,
        "cards_burned": shoe.burned,
        "cards_left": len(shoe.order) - shoe.burned - cards,
    }


def _print(house: House, seed: str, shoe: Shoe, rounds: list[Round], drawn: Roads) -> None:
    from punto.cli.road_drawing import draw_roads

    terminal = Terminal()
    heading = Text("cli-deal-heading", title=house.title, seed=seed, cards=len(shoe.order), cut=str(shoe.cut_at + 1))
    terminal.print(emphasised(heading, house.title))
    burned = shoe.order[: shoe.burned]
    if burned:
        terminal.print(Styled(f"{say(Text('cli-deal-burned'))} ") + cards_text(burned))
    listing = table(
        number(Text("cli-table-round")),
        SIDE_NAMES["player"],
        number(""),
        SIDE_NAMES["banker"],
        number(""),
        Text("cli-table-winner"),
    )
    for place, dealt in enumerate(rounds, start=1):
        listing.add_row(
            str(place),
            cards_text(dealt.player.cards),
            str(dealt.player.total),
            cards_text(dealt.banker.cards),
            str(dealt.banker.total),
            Styled(say(SIDE_NAMES[dealt.winner]), style=WINNER_STYLES[dealt.winner]),
        )
    terminal.print(listing)
    terminal.draw(draw_roads(drawn, width=terminal.width))
    statistics = table(Text("cli-table-statistic"), number(Text("cli-table-value")))
    for name, value in _statistics(shoe, rounds).items():
        statistics.add_row(say(Text(f"cli-deal-statistic-{name.replace('_', '-')}")), str(value))
    terminal.print(statistics)
