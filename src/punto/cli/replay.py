"""`punto replay`: the record of a shoe, round by round, as the dealer would call it."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.text import Text

from punto.cli.output import RESULT_STYLES, WINNER_STYLES, cards_text, console, hand_json, print_json
from punto.cli.verify import heading, house_of, plain, read_record_file, verdict
from punto.errors import NotationError, PuntoError
from punto.fairness.check_money import PlaceOfBet, settled_again
from punto.fairness.record import Closing, Payout, RecordedRound, ShoeRecord
from punto.fairness.record_json import closing_json, round_json
from punto.fairness.verify import verify
from punto.house import House
from punto.rules.money import Currency
from punto.rules.rounds import Round, play
from punto.rules.settlement import explain
from punto.rules.text import SIDE_NAMES

_ENDINGS = {
    "cut card": "The cut card is out: that was the last round of the shoe.",
    "out of cards": "The shoe is out of cards.",
    "operator": "The operator closed the shoe",
    "void": "The shoe is void",
}


def run(arguments: Namespace) -> int:
    """Replay one record, whether it is true or not; what it says of itself is shown at the end."""
    record = read_record_file(arguments.file)
    chosen = _chosen(record, arguments.round)
    verification = verify(record)
    house = house_of(record)
    whole = arguments.round is None
    if arguments.json:
        print_json(
            {
                "shoe": record.header.name,
                "house": record.header.house.key,
                "verifies": verification.ok,
                "burned": [str(card) for card in record.closing.burned],
                "rounds": [_round_json(each, record, house) for each in chosen],
                "closing": closing_json(record.closing, record.header.currency) if whole else None,
            }
        )
        return 0
    terminal = console()
    terminal.print(heading(record))
    if whole and record.closing.burned:
        terminal.print(Text("Burned: ").append_text(cards_text(record.closing.burned)))
    for each in chosen:
        _print_round(terminal, each, record, house)
    if whole:
        terminal.print(f"\n{plain(_ending(record.closing))}")
    terminal.print(verdict(verification))
    return 0


def _chosen(record: ShoeRecord, number: int | None) -> tuple[RecordedRound, ...]:
    if number is None:
        return record.rounds
    chosen = tuple(each for each in record.rounds if each.number == number)
    if not chosen:
        raise NotationError(f"--round {number}: the record has no such round; it has {len(record.rounds)}")
    return chosen


def _ending(closing: Closing) -> str:
    said = _ENDINGS[closing.how]
    return said if closing.reason is None else f"{said.removesuffix('.')}: {closing.reason}"


def _dealt(each: RecordedRound, record: ShoeRecord) -> Round | PuntoError | None:
    """The round as the tableau plays it; None when it is void, the error when its cards are no round."""
    if each.void is not None:
        return None
    try:
        return play(each.cards, decks=record.header.decks)
    except PuntoError as error:
        return error


def _explanations(
    each: RecordedRound, dealt: Round | PuntoError | None, record: ShoeRecord, house: House | None
) -> dict[PlaceOfBet, str]:
    """Why each bet is paid what the record says; none where the rules pay something else."""
    money = record.header.currency.format
    if dealt is None:
        return {
            (slip_index, index): f"{money(payout.stake)} comes back: the round is void."
            for slip_index, slip in enumerate(each.slips)
            for index, payout in enumerate(slip.payouts)
            if payout == Payout.void(payout.bet, payout.stake)
        }
    if house is None or isinstance(dealt, PuntoError):
        return {}
    return {
        (slip_index, index): explain(settled, house.currency, house.commission).en
        for (slip_index, index), settled in settled_again(each, dealt, house).items()
        if Payout.of(settled) == each.slips[slip_index].payouts[index]
    }


def _round_json(each: RecordedRound, record: ShoeRecord, house: House | None) -> dict[str, object]:
    dealt = _dealt(each, record)
    said = round_json(each, record.header.currency)
    explanations = _explanations(each, dealt, record, house)
    for slip_index, slip in enumerate(said["slips"]):
        for index, bet in enumerate(slip["bets"]):
            bet["explanation"] = explanations.get((slip_index, index))
    said["problem"] = str(dealt) if isinstance(dealt, PuntoError) else None
    if not isinstance(dealt, Round):
        return {**said, "player": None, "banker": None, "reasons": [], "winner": None, "call": None}
    return {
        **said,
        "player": hand_json(dealt.player),
        "banker": hand_json(dealt.banker),
        "reasons": [str(decision) for decision in dealt.decisions],
        "winner": dealt.winner,
        "call": dealt.call.en,
    }


def _print_round(terminal: Console, each: RecordedRound, record: ShoeRecord, house: House | None) -> None:
    dealt = _dealt(each, record)
    span = f"cards {each.first_card} to {each.first_card + len(each.cards) - 1}" if each.cards else "no cards"
    terminal.print(Text.assemble("\n", (f"Round {each.number}", "bold"), (f"  {span}", "dim")))
    if isinstance(dealt, Round):
        _print_hands(terminal, dealt)
    else:
        if each.cards:
            terminal.print(Text("  ").append_text(cards_text(each.cards)))
        said = f"The round is void: {each.void}" if dealt is None else f"This is no round: {dealt}"
        terminal.print(f"  {plain(said)}", style="yellow" if dealt is None else "red")
    explanations = _explanations(each, dealt, record, house)
    for slip_index, slip in enumerate(each.slips):
        for index, payout in enumerate(slip.payouts):
            bet = house.by_key.get(payout.bet) if house is not None else None
            why = explanations.get((slip_index, index)) or _as_recorded(payout, record.header.currency)
            style = RESULT_STYLES.get(payout.result, "yellow")
            named = plain(bet.bet.name.en if bet is not None else payout.bet)
            terminal.print(Text.assemble(f"  Seat {slip.seat}, {named}: ", (payout.result, style), f". {plain(why)}"))


def _print_hands(terminal: Console, dealt: Round) -> None:
    for side, hand in (("player", dealt.player), ("banker", dealt.banker)):
        total = f"  {hand.total}{' natural' if hand.natural else ''}"
        name = (f"  {SIDE_NAMES[side].en}  ", WINNER_STYLES[side])
        terminal.print(Text.assemble(name, cards_text(hand.cards), total))
    for decision in dealt.decisions:
        terminal.print(f"  {decision}")
    terminal.print(f"  {dealt.call}", style=WINNER_STYLES[dealt.winner])


def _as_recorded(payout: Payout, currency: Currency) -> str:
    """A payout that no rule explains."""
    return f"The record returns {currency.format(payout.returned)} on {currency.format(payout.stake)}; no rule says so."
