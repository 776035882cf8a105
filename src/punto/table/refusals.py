"""Refusals: why a table does not do what it was asked. Every one has a code and a sentence."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from msgspec import Struct

from punto.house import slip
from punto.words import Text, Value


class Code(StrEnum):
    """Why a command is refused, in order of precedence.

    First come who asks and when, then what was asked. The codes of a slip, which are the house's
    (`punto.house.slip.RefusalCode`), stand together.
    """

    SAME_ID_OTHER_CONTENT = "same_id_other_content"
    TABLE_NOT_OPEN = "table_not_open"
    TABLE_ALREADY_OPEN = "table_already_open"
    TABLE_CLOSED = "table_closed"
    TABLE_CLOSING = "table_closing"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    ALREADY_WAITING = "already_waiting"
    NOT_WAITING = "not_waiting"
    TABLE_FULL = "table_full"
    SEAT_HELD = "seat_held"
    SEAT_FREE = "seat_free"
    WAITING_LIST_FULL = "waiting_list_full"
    HOUSE_FORBIDS = "house_forbids"
    SELF_EXCLUDED = "self_excluded"
    PATRON_LEAVING = "patron_leaving"
    TABLE_PAUSED = "table_paused"
    TABLE_NOT_PAUSED = "table_not_paused"
    SHOE_NOT_WANTED = "shoe_not_wanted"
    CUT_NOT_OPEN = "cut_not_open"
    ALREADY_CUT = "already_cut"
    BETTING_NOT_OPEN = "betting_not_open"
    ALREADY_READY = "already_ready"
    TOO_MANY_SLIPS = "too_many_slips"
    NO_SLIP = "no_slip"
    NO_RESULT_TO_SKIP = "no_result_to_skip"
    NOT_ALONE = "not_alone"
    NO_ROUND_TO_VOID = "no_round_to_void"
    NO_ROUND_TO_CORRECT = "no_round_to_correct"
    CONTROL_NOT_OFFERED = "control_not_offered"
    NOTHING_OWED = "nothing_owed"
    NO_REMINDER = "no_reminder"
    ALREADY_CONNECTED = "already_connected"
    NOT_CONNECTED = "not_connected"
    OTHER_ROUND = "other_round"
    OTHER_CURRENCY = "other_currency"
    UNKNOWN_SEAT = "unknown_seat"
    SEAT_TAKEN = "seat_taken"
    NAME_OUT_OF_RANGE = "name_out_of_range"
    REASON_NEEDED = "reason_needed"
    NO_BET_TO_CORRECT = "no_bet_to_correct"
    NOTHING_TO_CORRECT = "nothing_to_correct"
    PATRON_SHORT = "patron_short"
    AMOUNT_OUT_OF_RANGE = "amount_out_of_range"
    LIMIT_NOT_POSITIVE = "limit_not_positive"
    EXCLUSION_NOT_LONGER = "exclusion_not_longer"
    ENTROPY_OUT_OF_RANGE = "entropy_out_of_range"
    NO_SUCH_CARD = "no_such_card"
    NOT_YOUR_CARD = "not_your_card"
    CARD_ALREADY_EXPOSED = "card_already_exposed"
    EMPTY_SLIP = "empty_slip"
    UNKNOWN_BET = "unknown_bet"
    STAKE_NOT_POSITIVE = "stake_not_positive"
    BELOW_MINIMUM = "below_minimum"
    ABOVE_MAXIMUM = "above_maximum"
    OFF_INCREMENT = "off_increment"
    TIE_ALONE_BELOW_MINIMUM = "tie_alone_below_minimum"
    COMBINATION_NOT_PERMITTED = "combination_not_permitted"
    BETS_NEVER_TOGETHER = "bets_never_together"
    PREREQUISITE_MISSING = "prerequisite_missing"
    PURSE_SHORT = "purse_short"
    INSUFFICIENT_BALANCE = "insufficient_balance"
    ROUND_LIMIT_EXCEEDED = "round_limit_exceeded"
    DAY_LOSS_LIMIT_EXCEEDED = "day_loss_limit_exceeded"
    DIFFERENTIAL_EXCEEDED = "differential_exceeded"


class Refusal(Struct, frozen=True):
    """Why a command is refused, and what would be right."""

    code: Code
    message: Text
    bet: str | None = None
    """The bet at fault, where it is one."""


def of_slip(refusal: slip.SlipRefusal) -> Refusal:
    """The house's refusal of a slip as the table gives it."""
    return Refusal(Code(refusal.code.value), refusal.message, bet=refusal.bet)


def refuse(code: Code, **values: Value) -> Refusal:
    """The refusal of that code, with the values of its sentence, the message `refusal-<code>`."""
    return Refusal(code, Text(_key(code), **values)) if values else _plain(code)


@cache
def _plain(code: Code) -> Refusal:
    """Kept, because every view asks for a dozen of them to learn what may be done."""
    return Refusal(code, Text(_key(code)))


def _key(code: Code) -> str:
    return f"refusal-{code.value.replace('_', '-')}"
