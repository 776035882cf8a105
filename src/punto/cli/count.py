"""`punto count`: a card count for a bet, designed or judged by what it earns on real shoes."""

from __future__ import annotations

import secrets
from argparse import Namespace
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from punto.cli.language import say, spoken
from punto.cli.output import number, print_json, share, table, unwrapped
from punto.cli.progress import steps_of, waiting_for
from punto.cli.simulate_files import COMPILING, files_then_figures
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.extras import require
from punto.house import House
from punto.house.loader import load_bets
from punto.pricing.prices import StakePolicy
from punto.rules.shoe import MOST_DECKS, ShoeRules
from punto.study.as_json import earnings_json
from punto.study.bets import effects_on
from punto.study.counting import LEVELS, CountStudy, design
from punto.study.earnings import COUNTED, Count, Earnings, Tags, parse_tags
from punto.words import Text, decimal

_MOST_SEED = 2**64


def run(arguments: Namespace) -> int:
    """Design a count, or judge one."""
    house = House.load(arguments.house) if arguments.house else load_bets(arguments.bet)
    bet = house.offer(arguments.bet).bet if arguments.house else house.bets[0]
    shoe = _shoe_of(arguments, house.shoe)
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    if seed >= _MOST_SEED:
        raise NotationError(Text("cli-arguments-seed-too-large", seed=str(seed)))
    sheet = None if arguments.sheet is None else Path(arguments.sheet)
    if sheet is not None and (sheet.suffix != ".pdf" or not sheet.parent.is_dir()):
        raise NotationError(Text("cli-count-no-sheet", file=arguments.sheet))
    if sheet is not None:
        require("pdf")
    if arguments.tags is None and arguments.trigger is not None:
        raise NotationError(Text("cli-count-trigger-alone"))
    tags = None if arguments.tags is None else parse_tags(arguments.tags)
    stakes = StakePolicy(house.commission, house.payout_rounding)
    with steps_of(Text("cli-count-doing-effects")):
        effects = effects_on(bet, shoe, stakes)
    with waiting_for(COMPILING):  # with the least there can be to deal
        CountStudy(bet, shoe, stakes, seed=seed, shoes=1)
    with steps_of(Text("cli-count-dealing")) as report:
        judged = CountStudy(bet, shoe, stakes, seed=seed, shoes=arguments.shoes, report=report)
    if tags is not None and arguments.trigger is not None:
        found = [judged.earnings(Count(tags, arguments.trigger, arguments.running))]
    else:
        # Sought on other shoes than they are judged on, or they would look better than they are.
        with steps_of(Text("cli-count-dealing-others")) as report:
            others = {"seed": seed, "shoes": arguments.shoes, "first": arguments.shoes}
            sought = CountStudy(bet, shoe, stakes, **others, report=report)
        designed = _designed(arguments, sought) if tags is None else [_triggered(arguments, sought, tags)]
        found = sorted((judged.earnings(count) for count in designed), key=lambda each: -each.won)

    def files() -> int:
        if sheet is not None:
            from punto.study.sheet import tracking_sheet

            sheet.write_bytes(tracking_sheet(bet, found[0], shoe, lang=spoken()))
        return 0

    def figures() -> None:
        if arguments.json:
            best = earnings_json(found[0], bankroll=arguments.bankroll)
            said = {"bet": bet.key, "seed": seed, "shoes": arguments.shoes}
            said |= {"decks": shoe.decks, "cut_card": shoe.cut_card}
            said |= {"effects": {rank: float(effect) for rank, effect in zip(COUNTED, effects, strict=True)}}
            designs = [earnings_json(each, bankroll=arguments.bankroll) for each in found]
            print_json({**said, **best, "designs": designs if tags is None else []})
            return
        terminal = Terminal()
        heading = Text("cli-count-heading", bet=bet.name, decks=shoe.decks, cut=shoe.cut_card, seed=str(seed))
        terminal.print(say(heading))
        _print_effects(terminal, effects)
        _print(terminal, found, designed=tags is None, bankroll=arguments.bankroll)
        if sheet is not None and sheet.exists():
            terminal.print(say(Text("cli-count-sheet-at", file=str(sheet))), soft_wrap=True)

    return files_then_figures(files, figures)


def _shoe_of(arguments: Namespace, usual: ShoeRules) -> ShoeRules:
    """The shoe of the house, with the decks and the cut card that are asked for."""
    shoe = usual if arguments.decks is None else replace(usual, decks=arguments.decks)
    shoe = shoe if arguments.cut_card is None else replace(shoe, cut_card=arguments.cut_card)
    if shoe.decks > MOST_DECKS or shoe.cut_card > shoe.cards - shoe.most_burned - 6:
        raise NotationError(Text("cli-count-no-shoe", decks=str(shoe.decks), cut=str(shoe.cut_card)))
    return shoe


def _designed(arguments: Namespace, study: CountStudy) -> list[Count]:
    """The best count of each level that is asked for."""
    found = []
    for level in LEVELS if arguments.level is None else [arguments.level]:
        with steps_of(Text("cli-count-tags-of-level", level=level)) as report:
            asked = {"level": level, "balanced": not arguments.unbalanced, "running": arguments.running}
            found.append(design(study, **asked, report=report))
    return list(dict.fromkeys(found))


def _triggered(arguments: Namespace, study: CountStudy, tags: Tags) -> Count:
    """The given tags with the trigger that is best for them."""
    return Count(tags, study.best_trigger(tags, running=arguments.running)[1], arguments.running)


def _print_effects(terminal: Terminal, effects: tuple[Fraction, ...]) -> None:
    terminal.print(say(Text("cli-odds-effects")))
    listing = table(*map(number, COUNTED))
    listing.add_row(*(f"{float(effect * 10_000):+.2f}" for effect in effects))
    terminal.print(listing)


def _print(terminal: Terminal, found: list[Earnings], *, designed: bool, bankroll: int) -> None:
    figures = ("trigger", "units-a-shoe", "error", "bets-a-shoe", "advantage", "of-perfect")
    listing = table(unwrapped(Text("cli-table-tags")), *(number(Text(f"cli-table-{name}")) for name in figures))
    for each in found:
        tags = " ".join(map(str, each.count.tags))
        trigger = say(Text("cli-count-rc" if each.count.running else "cli-count-tc"))
        listing.add_row(
            tags,
            f"{trigger} {each.count.trigger:g}",
            f"{each.units_per_shoe:.4f}",
            f"{each.standard_error:.4f}",
            f"{each.bets_per_shoe:.2f}",
            f"{100 * each.average_edge:.3f}",
            f"{100 * each.share_of_perfect:.1f}",
        )
    terminal.print(listing)
    best = found[0]
    named, balanced = "best" if designed else "judged", "balanced" if best.count.balanced else "unbalanced"
    units = decimal(f"{best.units_per_100_rounds:.4f}")
    terminal.print(say(Text(f"cli-count-{named}-{balanced}", level=best.count.level, units=units)))
    if not best.bets:
        terminal.print(say(Text("cli-count-never-bets")))
    elif best.n0 is None:
        terminal.print(say(Text("cli-count-loses", edge=decimal(f"{100 * best.average_edge:.3f}"))))
    else:
        ruin, stake = share(best.risk_of_ruin(bankroll)), decimal(f"{best.kelly * bankroll:.2f}")
        terminal.print(say(Text("cli-count-n0", shoes=round(best.n0))))
        terminal.print(say(Text("cli-count-bankroll-means", bankroll=bankroll, ruin=ruin, stake=stake)))
