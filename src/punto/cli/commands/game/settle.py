"""`punto settle`: what a round pays in a house, and why.

Validates a slip under the house, plays out the cards, and shows every draw and every payout with its reason.
"""

from __future__ import annotations

import sys
from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import RESULT_STYLES, WINNER_STYLES, cards_text, hand_json, number, print_json, table
from punto.cli.parser import Parser, house_argument
from punto.cli.pay_tables import pays_said
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import NotationError
from punto.house import House
from punto.house.settle import settle_slip
from punto.house.slip import Slip, SlipRefusal, refusal_of
from punto.rules.cards import parse_cards
from punto.rules.rounds import Round, play
from punto.rules.settlement import SettledBet, explain
from punto.rules.sides import SIDE_NAMES
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    house_argument(command)
    command.add_argument("--cards", required=True, metavar="CARDS", help=say(Text("cli-settle-cards")))
    command.add_argument(
        "--bet",
        action="append",
        default=[],
        dest="bets",
        metavar="BET=STAKE",
        help=say(Text("cli-settle-bet")),
    )


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
            raise NotationError(Text("cli-settle-no-stake", given=text))
        if key in slip:
            raise NotationError(Text("cli-settle-twice", bet=key))
        slip[key] = house.currency.parse(stake)
    return slip


def _refuse(refusal: SlipRefusal, *, as_json: bool) -> int:
    if as_json:
        refused = {"code": str(refusal.code), "message": str(refusal.message), "bet": refusal.bet}
        print_json({"refused": refused})
    else:
        said = Text("cli-settle-refused", code=str(refusal.code), why=refusal.message)
        print(f"punto: {say(said)}", file=sys.stderr)
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
                "row": str(each.row.name) if each.row else None,
                "pays": str(each.pays) if each.pays else None,
                "commission": money(each.commission),
                "returned": money(each.returned),
                "net": money(each.net),
                "explanation": str(explain(each, house.currency, house.commission)),
            }
            for each in settled
        ],
        "reasons": [str(decision) for decision in dealt.decisions],
        "staked": money(sum(each.stake for each in settled)),
        "returned": money(sum(each.returned for each in settled)),
        "net": money(sum(each.net for each in settled)),
    }


def _print(house: House, dealt: Round, settled: tuple[SettledBet, ...]) -> None:

    terminal = Terminal()
    money = house.currency.format
    terminal.print(say(house.title), style="bold")
    hands = table("", Text("cli-table-cards"), number(Text("cli-table-total")))
    for side, hand in (("player", dealt.player), ("banker", dealt.banker)):
        name = Styled(say(SIDE_NAMES[side]), style=WINNER_STYLES[side])
        total = Styled(str(hand.total), style="bold" if dealt.winner == side else "")
        natural = f" {say(Text('cli-words-natural'))}" if hand.natural else ""
        hands.add_row(name, cards_text(hand.cards), total + natural)
    terminal.print(hands)
    for decision in dealt.decisions:
        terminal.print(f"  {say(decision.reason)}")
    terminal.print(f"  {say(dealt.call)}", style=WINNER_STYLES[dealt.winner])
    bets = table(
        Text("cli-table-bet"),
        number(Text("cli-table-stake")),
        Text("cli-table-result"),
        Text("cli-table-row"),
        *(number(Text(f"cli-table-{name}")) for name in ("pays", "commission", "returned", "net")),
    )
    for each in settled:
        bets.add_row(
            say(each.bet.name),
            money(each.stake),
            Styled(say(Text(f"cli-words-{each.result}")), style=RESULT_STYLES[each.result]),
            say(each.row.name) if each.row else "",
            say(pays_said(each.pays)) if each.pays else "",
            money(each.commission) if each.commission else "",
            money(each.returned),
            money(each.net),
        )
    if len(settled) > 1:
        bets.add_section()
        sums = {name: money(sum(getattr(e, name) for e in settled)) for name in ("stake", "returned", "net")}
        bets.add_row(say(Text("cli-settle-all")), sums["stake"], "", "", "", "", sums["returned"], sums["net"])
    terminal.print(bets)
    for each in settled:
        why = explain(each, house.currency, house.commission)
        terminal.print(f"  {say(Text('cli-settle-of-bet', bet=each.bet.name, why=why))}")
    if owed := sum(each.commission for each in settled if each.commission_owed):
        terminal.print(f"  {say(Text('cli-settle-owed', amount=house.currency.mark(owed)))}")
