"""Refusals: why a table does not do what it was asked. Every one has a code and a sentence in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from punto.house import slip
from punto.rules.text import Text


class Code(StrEnum):
    """Why a command is refused, in order of precedence.

    The codes of a slip, which are the house's (`punto.house.slip.RefusalCode`), stand together in the middle.
    """

    SAME_ID_OTHER_CONTENT = "same_id_other_content"
    TABLE_NOT_OPEN = "table_not_open"
    TABLE_ALREADY_OPEN = "table_already_open"
    TABLE_CLOSED = "table_closed"
    TABLE_CLOSING = "table_closing"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    SELF_EXCLUDED = "self_excluded"
    PATRON_LEAVING = "patron_leaving"
    UNKNOWN_SEAT = "unknown_seat"
    SEAT_TAKEN = "seat_taken"
    TABLE_FULL = "table_full"
    NAME_OUT_OF_RANGE = "name_out_of_range"
    AMOUNT_OUT_OF_RANGE = "amount_out_of_range"
    LIMIT_NOT_POSITIVE = "limit_not_positive"
    EXCLUSION_NOT_LONGER = "exclusion_not_longer"
    ENTROPY_OUT_OF_RANGE = "entropy_out_of_range"
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
    TABLE_PAUSED = "table_paused"
    TABLE_NOT_PAUSED = "table_not_paused"
    OTHER_ROUND = "other_round"
    SEED_NOT_WANTED = "seed_not_wanted"
    CUT_NOT_OPEN = "cut_not_open"
    ALREADY_CUT = "already_cut"
    BETTING_NOT_OPEN = "betting_not_open"
    NO_SLIP = "no_slip"
    NO_ROUND_TO_VOID = "no_round_to_void"
    OTHER_CURRENCY = "other_currency"
    CONTROL_NOT_OFFERED = "control_not_offered"
    NO_SUCH_CARD = "no_such_card"
    NOT_YOUR_CARD = "not_your_card"
    CARD_ALREADY_EXPOSED = "card_already_exposed"
    NO_REMINDER = "no_reminder"
    ALREADY_CONNECTED = "already_connected"
    NOT_CONNECTED = "not_connected"
    TOO_MANY_SLIPS = "too_many_slips"
    INSUFFICIENT_BALANCE = "insufficient_balance"
    ROUND_LIMIT_EXCEEDED = "round_limit_exceeded"
    DAY_LOSS_LIMIT_EXCEEDED = "day_loss_limit_exceeded"
    DIFFERENTIAL_EXCEEDED = "differential_exceeded"


@dataclass(frozen=True)
class Refusal:
    """Why a command is refused, and what would be right."""

    code: Code
    message: Text
    bet: str | None = None
    """The bet at fault, where it is one."""


def of_slip(refusal: slip.Refusal) -> Refusal:
    """The house's refusal of a slip as the table gives it."""
    return Refusal(Code(refusal.code.value), refusal.message, bet=refusal.bet)


def refuse(code: Code, **values: object) -> Refusal:
    """The refusal of that code, with the places of its sentence filled."""
    return Refusal(code, _SENTENCES[code].format(**values))


_SENTENCES: dict[Code, Text] = {
    Code.SAME_ID_OTHER_CONTENT: Text(
        "The command id {id!r} was used before for something else; a new command needs a new id.",
        "指令编号{id!r}已用于其他内容；新指令须用新编号。",
    ),
    Code.TABLE_NOT_OPEN: Text("The table is not open yet.", "牌桌尚未开放。"),
    Code.TABLE_ALREADY_OPEN: Text("The table is open already.", "牌桌已开放。"),
    Code.TABLE_CLOSED: Text("The table is closed.", "牌桌已关闭。"),
    Code.TABLE_CLOSING: Text("The table closes after this round.", "本局结束后牌桌关闭。"),
    Code.NOT_SEATED: Text("Sit down first.", "请先入座。"),
    Code.ALREADY_SEATED: Text("You sit at seat {seat} already.", "您已坐在{seat}号位。"),
    Code.SELF_EXCLUDED: Text("You excluded yourself from play, and that still holds.", "您的自我禁止投注仍然有效。"),
    Code.PATRON_LEAVING: Text("You leave after this round.", "本局结束后您将离桌。"),
    Code.UNKNOWN_SEAT: Text("There is no seat {seat}; seats are 1 to {seats}.", "没有{seat}号位；座位为1至{seats}号。"),
    Code.SEAT_TAKEN: Text("Seat {seat} is taken.", "{seat}号位已有客人。"),
    Code.TABLE_FULL: Text("Every seat is taken.", "座位已满。"),
    Code.NAME_OUT_OF_RANGE: Text(
        "A name has 1 to {most} characters that can be seen.", "名字须为1至{most}个可见字符。"
    ),
    Code.AMOUNT_OUT_OF_RANGE: Text(
        "The amount must be more than nothing and at most {most}.", "金额必须大于零，且不超过{most}。"
    ),
    Code.LIMIT_NOT_POSITIVE: Text("A limit must be more than nothing.", "限额必须大于零。"),
    Code.EXCLUSION_NOT_LONGER: Text(
        "An exclusion must end in the future, and can be made longer but not shorter.",
        "禁止投注的期限须在未来，只可延长，不可缩短。",
    ),
    Code.ENTROPY_OUT_OF_RANGE: Text("A cut is 1 to {most} bytes.", "切牌数据须为1至{most}字节。"),
    Code.TABLE_PAUSED: Text("The table is paused.", "牌桌暂停。"),
    Code.TABLE_NOT_PAUSED: Text("The table is not paused.", "牌桌未暂停。"),
    Code.OTHER_ROUND: Text(
        "That was meant for another round; this is round {number} of shoe {shoe}.",
        "该指令属于另一局；现在是第{shoe}靴第{number}局。",
    ),
    Code.SEED_NOT_WANTED: Text("The table has a shoe and wants no seed now.", "牌桌已有牌靴，暂不需要种子。"),
    Code.CUT_NOT_OPEN: Text("The shoe cannot be cut now.", "现在不可切牌。"),
    Code.ALREADY_CUT: Text("You have had your cut of this shoe.", "您已切过本靴。"),
    Code.BETTING_NOT_OPEN: Text(
        "Betting is closed: nothing is placed, changed or withdrawn now.", "现已停止下注，不可下注、更改或撤回。"
    ),
    Code.NO_SLIP: Text("You have no bet in this round.", "您本局没有下注。"),
    Code.NO_ROUND_TO_VOID: Text("There is no unsettled round to void.", "没有未结算的牌局可作废。"),
    Code.OTHER_CURRENCY: Text(
        "The new house plays in {after} and this table in {before}; open another table for it.",
        "新规则以{after}结算，本桌以{before}结算；请另开一桌。",
    ),
    Code.CONTROL_NOT_OFFERED: Text("These cards are not offered to you.", "这手牌未交由您开。"),
    Code.NO_SUCH_CARD: Text("There is no such card on the table.", "桌上没有这张牌。"),
    Code.NOT_YOUR_CARD: Text("This card is not yours to turn.", "这张牌不由您开。"),
    Code.CARD_ALREADY_EXPOSED: Text("This card is face up already.", "这张牌已翻开。"),
    Code.NO_REMINDER: Text("There is no reminder to acknowledge.", "没有待确认的提醒。"),
    Code.ALREADY_CONNECTED: Text("You are connected already.", "您已连线。"),
    Code.NOT_CONNECTED: Text("You are not connected.", "您未连线。"),
    Code.TOO_MANY_SLIPS: Text(
        "You have changed your bets {most} times in this round; the last one stands.",
        "您本局已更改下注{most}次；以最后一次为准。",
    ),
    Code.INSUFFICIENT_BALANCE: Text(
        "That takes {needed} and you have {available} to spend.", "需要{needed}，可用余额为{available}。"
    ),
    Code.ROUND_LIMIT_EXCEEDED: Text(
        "{total} is more than the {limit} you allow yourself in a round.", "{total}超过您自设的每局限额{limit}。"
    ),
    Code.DAY_LOSS_LIMIT_EXCEEDED: Text(
        "Losing {total} would take you past the {limit} you allow yourself to lose in a day.",
        "若输掉{total}，将超过您自设的每日输额上限{limit}。",
    ),
    Code.DIFFERENTIAL_EXCEEDED: Text(
        "Player and Banker bets of the table may differ by {limit} at most; with this slip it would be {difference}.",
        "全桌闲与庄的注额相差不得超过{limit}；此注后将相差{difference}。",
    ),
}
