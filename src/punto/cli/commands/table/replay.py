"""`punto replay`: show the record of a shoe round by round, as the dealer calls it."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from punto.cli.commands.table.verify import heading, house_of, plain, verdict
from punto.cli.language import say
from punto.cli.output import RESULT_STYLES, WINNER_STYLES, cards_text, emphasised, hand_json, print_json
from punto.cli.parser import Parser, positive
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import NotationError, PuntoError
from punto.fairness.check_money import PlaceOfBet, settled_again
from punto.fairness.record import Closing, RecordedCorrection, RecordedRound, ShoeRecord
from punto.fairness.record_codec import content_of
from punto.fairness.record_file import read_record_file
from punto.fairness.verifier import verify
from punto.house import House
from punto.rules.money import Currency
from punto.rules.rounds import Round, play
from punto.rules.settlement import BetOutcome, explain
from punto.rules.sides import SIDE_NAMES
from punto.words import Text, verbatim


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("file", metavar="FILE", help=say(Text("cli-arguments-record")))
    command.add_argument("--round", type=positive, metavar="N", help=say(Text("cli-replay-round")))


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
                "closing": content_of(record.closing, record.header.currency) if whole else None,
                "corrections": [_correction_json(each, record) for each in _corrections(record, arguments.round)],
            }
        )
        return 0
    terminal = Terminal()
    terminal.print(heading(record))
    if whole and record.closing.burned:
        burned = Styled(f"{say(Text('cli-deal-burned'))} ") + cards_text(record.closing.burned)
        terminal.print(burned)
    for each in chosen:
        _print_round(terminal, each, record, house)
        for entry in _corrections(record, each.number):
            terminal.print(f"  {plain(say(_corrected(entry, record.header.currency)))}", style="yellow")
    if whole:
        terminal.print(f"\n{plain(say(_ending(record.closing)))}")
    terminal.print(verdict(verification))
    return 0


def _chosen(record: ShoeRecord, number: int | None) -> tuple[RecordedRound, ...]:
    if number is None:
        return record.rounds
    chosen = tuple(each for each in record.rounds if each.number == number)
    if not chosen:
        raise NotationError(Text("cli-replay-no-round", round=str(number), rounds=len(record.rounds)))
    return chosen


def _corrections(record: ShoeRecord, number: int | None) -> tuple[RecordedCorrection, ...]:
    """What was put right after it was paid: in all rounds, or in one."""
    entries = record.corrections.entries if record.corrections is not None else ()
    return tuple(each for each in entries if number in (None, each.round))


def _correction_json(entry: RecordedCorrection, record: ShoeRecord) -> dict[str, object]:
    written = record.header.currency.format
    return {**asdict(entry), "before": written(entry.before), "after": written(entry.after)}


def _corrected(entry: RecordedCorrection, currency: Currency) -> Text:
    return Text(
        "cli-replay-corrected",
        seat=entry.seat,
        before=currency.amount(entry.before),
        after=currency.amount(entry.after),
        by=entry.by,
        reason=entry.reason,
    )


def _ending(closing: Closing) -> Text:
    how = f"cli-replay-{closing.how.replace(' ', '-')}"
    return Text(how) if closing.reason is None else Text(f"{how}-because", reason=closing.reason)


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
) -> dict[PlaceOfBet, Text]:
    """Why each bet is paid what the record says; none where the rules pay something else."""
    money = record.header.currency.amount
    if dealt is None:
        return {
            (slip_index, index): Text("cli-replay-comes-back", stake=money(payout.stake))
            for slip_index, slip in enumerate(each.slips)
            for index, payout in enumerate(slip.bets)
            if payout == BetOutcome.void(payout.bet, payout.stake)
        }
    if house is None or isinstance(dealt, PuntoError):
        return {}
    return {
        (slip_index, index): explain(settled, house.currency, house.commission)
        for (slip_index, index), settled in settled_again(each, dealt, house).items()
        if settled.outcome == each.slips[slip_index].bets[index]
    }


def _round_json(each: RecordedRound, record: ShoeRecord, house: House | None) -> dict[str, object]:
    dealt = _dealt(each, record)
    said = content_of(each, record.header.currency)
    explanations = _explanations(each, dealt, record, house)
    for slip_index, slip in enumerate(said["slips"]):
        for index, bet in enumerate(slip["bets"]):
            why = explanations.get((slip_index, index))
            bet["explanation"] = None if why is None else str(why)
    said["problem"] = str(dealt) if isinstance(dealt, PuntoError) else None
    if not isinstance(dealt, Round):
        return {**said, "player": None, "banker": None, "reasons": [], "winner": None, "call": None}
    return {
        **said,
        "player": hand_json(dealt.player),
        "banker": hand_json(dealt.banker),
        "reasons": [str(decision) for decision in dealt.decisions],
        "winner": dealt.winner,
        "call": str(dealt.call),
    }


def _print_round(terminal: Terminal, each: RecordedRound, record: ShoeRecord, house: House | None) -> None:
    dealt = _dealt(each, record)
    last = each.first_card + len(each.cards) - 1
    span = Text("cli-replay-cards", first=each.first_card, last=last) if each.cards else Text("cli-replay-no-cards")
    number = say(Text("cli-replay-round-number", round=each.number))
    terminal.print(Styled.assemble("\n", (number, "bold"), (f"  {say(span)}", "dim")))
    if isinstance(dealt, Round):
        _print_hands(terminal, dealt)
    else:
        if each.cards:
            terminal.print(Styled("  ") + cards_text(each.cards))
        said = (
            Text("cli-replay-void-round", reason=each.void or "")
            if dealt is None
            else Text("cli-replay-not-a-round", reason=dealt.text)
        )
        terminal.print(f"  {plain(say(said))}", style="yellow" if dealt is None else "red")
    explanations = _explanations(each, dealt, record, house)
    for slip_index, slip in enumerate(each.slips):
        for index, payout in enumerate(slip.bets):
            bet = house.by_key.get(payout.bet) if house is not None else None
            result = say(Text(f"cli-words-{payout.result}"))
            line = Text(
                "cli-replay-of-seat",
                seat=slip.seat,
                bet=bet.bet.name if bet is not None else payout.bet,
                result=result,
                why=explanations.get((slip_index, index)) or _as_recorded(payout, record.header.currency),
            )
            style = RESULT_STYLES.get(payout.result, "yellow")
            terminal.print(emphasised(verbatim(f"  {plain(say(line))}"), result, style))


def _print_hands(terminal: Terminal, dealt: Round) -> None:
    for side, hand in (("player", dealt.player), ("banker", dealt.banker)):
        natural = f" {say(Text('cli-words-natural'))}" if hand.natural else ""
        name = (f"  {say(SIDE_NAMES[side])}  ", WINNER_STYLES[side])
        terminal.print(Styled.assemble(name, cards_text(hand.cards), f"  {hand.total}{natural}"))
    for decision in dealt.decisions:
        terminal.print(f"  {say(decision.reason)}")
    terminal.print(f"  {say(dealt.call)}", style=WINNER_STYLES[dealt.winner])


def _as_recorded(payout: BetOutcome, currency: Currency) -> Text:
    """A payout that no rule explains."""
    returned, stake = currency.amount(payout.returned), currency.amount(payout.stake)
    return Text("cli-replay-as-recorded", returned=returned, stake=stake)
