"""`punto settle`: what a round pays in a house, and why."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.text import Text

from punto.cli.output import RESULT_STYLES, WINNER_STYLES, cards_text, console, hand_json, print_json, table
from punto.errors import NotationError
from punto.house import House
from punto.house.settle import settle_slip
from punto.house.slip import Refusal, Slip, refusal_of
from punto.rules.cards import parse_cards
from punto.rules.rounds import Round, play
from punto.rules.settlement import SettledBet, explain
from punto.rules.text import SIDE_NAMES


def run(arguments: Namespace) -> int:
    """Settle one slip."""
    house = House.load(arguments.house)
    slip = _read_slip(house, arguments.bets)
    dealt = play(parse_cards(arguments.cards), decks=house.shoe.decks)
    if refusal := refusal_of(house, slip):
        return _refuse(refusal, as_json=arguments.json)
    settled = settle_slip(house, dealt, slip)
    if arguments.json:
        print_json(_to_json(house, dealt, settled))
    else:
        _print(house, dealt, settled)
    return 0


def _read_slip(house: House, bets: list[str]) -> Slip:
    slip: dict[str, int] = {}
    for text in bets:
        key, equals, stake = text.partition("=")
        if not equals or not key:
            raise NotationError(f"--bet {text!r} is not a bet and its stake, such as banker=20")
        if key in slip:
            raise NotationError(f"--bet {key} stands twice; give the whole stake once")
        slip[key] = house.currency.parse(stake)
    return slip


def _refuse(refusal: Refusal, *, as_json: bool) -> int:
    if as_json:
        refused = {"code": str(refusal.code), "message": refusal.message.en, "bet": refusal.bet}
        print_json({"refused": refused})
    else:
        print(f"punto: slip refused ({refusal.code}): {refusal.message.en}", file=sys.stderr)
    return 2


def _to_json(house: House, dealt: Round, settled: tuple[SettledBet, ...]) -> dict[str, object]:
    money = house.currency.format
    return {
        "house": house.key,
        "player": hand_json(dealt.player),
        "banker": hand_json(dealt.banker),
        "winner": dealt.winner,
        "bets": [
            {
                "bet": each.bet.key,
                "stake": money(each.stake),
                "result": each.result,
                "row": each.row.name.en if each.row else None,
                "pays": str(each.pays) if each.pays else None,
                "commission": money(each.commission),
                "returned": money(each.returned),
                "net": money(each.net),
                "explanation": explain(each, house.currency, house.commission).en,
            }
            for each in settled
        ],
        "reasons": [str(decision) for decision in dealt.decisions],
        "staked": money(sum(each.stake for each in settled)),
        "returned": money(sum(each.returned for each in settled)),
        "net": money(sum(each.net for each in settled)),
    }


def _print(house: House, dealt: Round, settled: tuple[SettledBet, ...]) -> None:
    terminal = console()
    money = house.currency.format
    terminal.print(house.title.en, style="bold")
    hands = table("", "cards", "total", right=("total",))
    for side, hand in (("player", dealt.player), ("banker", dealt.banker)):
        name = Text(SIDE_NAMES[side].en, style=WINNER_STYLES[side])
        total = Text(str(hand.total), style="bold" if dealt.winner == side else "")
        hands.add_row(name, cards_text(hand.cards), total.append(" natural" if hand.natural else ""))
    terminal.print(hands)
    for decision in dealt.decisions:
        terminal.print(f"  {decision}")
    terminal.print(f"  {dealt.call}", style=WINNER_STYLES[dealt.winner])
    right = ("stake", "pays", "commission", "returned", "net")
    bets = table("bet", "stake", "result", "row", "pays", "commission", "returned", "net", right=right)
    for each in settled:
        bets.add_row(
            each.bet.name.en,
            money(each.stake),
            Text(each.result, style=RESULT_STYLES[each.result]),
            each.row.name.en if each.row else "",
            str(each.pays) if each.pays else "",
            money(each.commission) if each.commission else "",
            money(each.returned),
            money(each.net),
        )
    if len(settled) > 1:
        bets.add_section()
        sums = {name: money(sum(getattr(e, name) for e in settled)) for name in ("stake", "returned", "net")}
        bets.add_row("all", sums["stake"], "", "", "", "", sums["returned"], sums["net"])
    terminal.print(bets)
    for each in settled:
        terminal.print(f"  {each.bet.name.en}: {explain(each, house.currency, house.commission)}")
    if owed := sum(each.commission for each in settled if each.commission_owed):
        terminal.print(f"  {house.currency.mark(owed)} of commission is owed and counted in the net.")
