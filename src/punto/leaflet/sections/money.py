"""What may be staked, what may be bet together, and the commission."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house import House
from punto.house.model import Limits, Offer
from punto.leaflet.model import Block, Cell, Column, Paragraph, Points, Section, Table
from punto.leaflet.words import BOTH, Say, names_of, rounding_said, together
from punto.rules.bets import Bet
from punto.rules.commission import Collection, format_percent
from punto.rules.text import OR, Text

_LATER: dict[Collection, Text] = {
    "end of shoe": Text("at the end of the shoe", "每靴结束时"),
    "leaving": Text("when you leave the game", "您离桌时"),
}


def limits(house: House, say: Say) -> Section:
    """The limits of every bet and of the table."""
    mark = house.currency.mark
    groups: dict[Limits, list[Bet]] = {}
    for offer in house.offers:
        groups.setdefault(offer.limits, []).append(offer.bet)
    table = Table(
        "",
        (
            Column(say(Text("Bet", "投注"))),
            Column(say(Text("Least", "最低")), "right"),
            Column(say(Text("Most", "最高")), "right"),
            Column(say(Text("In steps of", "递增单位")), "right"),
        ),
        tuple(
            (
                Cell(say(_which(house, bets))),
                Cell(mark(limit.minimum)),
                Cell(mark(limit.maximum)),
                Cell(mark(limit.increment)),
            )
            for limit, bets in groups.items()
        ),
    )
    points = tuple(Paragraph(say(text)) for text in _limit_rules(house))
    return Section("limits", say(Text("Limits", "限红")), (table, Points(points)))


def _which(house: House, bets: list[Bet]) -> Text:
    """The bets by name; all side bets together are called so when they are many."""
    side = [bet for bet in house.bets if bet.kind == "side"]
    return Text("All side bets", "所有边注") if len(bets) > 2 and bets == side else names_of(bets, BOTH)


def _limit_rules(house: House) -> Iterator[Text]:
    mark = house.currency.mark
    if house.tie_alone and (tie := house.by_key.get("tie")):
        minimum, increment = tie.limits.minimum, tie.limits.increment
        beside = Text("; beside another main bet, {} is enough", "；与其他主注同时投注时，最低可为{}").format(
            mark(increment)
        )
        yield Text(
            "When {tie} is your only main bet, it must meet the table minimum of {minimum}{beside}.",
            "只投注{tie}时，注额不得低于本桌最低注额{minimum}{beside}。",
        ).format(tie=tie.bet.name, minimum=mark(minimum), beside=beside if increment < minimum else Text("", ""))
    if house.differential is not None:
        yield Text(
            "All main bets of the table on Player may differ from all on Banker by at most {amount}.",
            "全桌投注闲与投注庄的总额相差不得超过{amount}。",
        ).format(amount=mark(house.differential))
    if house.side_payout_cap is not None:
        yield Text(
            "The side bets of the whole table win at most {amount} in a round. If they would win more, the winners "
            "share that amount in proportion to their wins.",
            "全桌边注每局合计最多赢{amount}；超出时，各赢家按所赢比例分摊。",
        ).format(amount=mark(house.side_payout_cap))
    yield Text(
        "A bet outside the limits is refused whole, with the reason; it is never trimmed.",
        "不合限红的投注会整笔退回并说明原因，绝不擅自改动。",
    )
    yield Text("Chips: {}.", "筹码面额：{}。").format(", ".join(mark(chip) for chip in house.chips))


def bets_together(house: House, say: Say) -> Section | None:
    """Which bets go together, and what a side bet needs beside it; None when there is but one bet."""
    rules = [*_main_together(house), *_side_together(house), *_requirements(house)]
    if len(house.bets) < 2:
        return None
    return Section(
        "together",
        say(Text("Bets that go together", "投注组合")),
        (Points(tuple(Paragraph(say(rule)) for rule in rules)),),
    )


def _main_together(house: House) -> Iterator[Text]:
    main = [bet for bet in house.bets if bet.kind == "main"]
    permitted = house.combinations.main
    if len(main) < 2:
        return
    if permitted is None:
        apart = any(len([bet for bet in main if bet.key in group]) > 1 for group in house.combinations.never_together)
        but = Text(" but the following", "（下列除外）") if apart else Text("", "")
        yield Text(
            "You may bet on {main}, alone or in any combination{but}.", "{main}可单独投注，亦可任意组合同时投注{but}。"
        ).format(main=names_of(main, BOTH), but=but)
        return
    sets = [[bet for bet in main if bet.key in group] for group in permitted]
    yield Text(
        "You may bet on {main} alone, or combine {sets}. Other main bets may not be made together.",
        "{main}可单独投注；可同时投注的组合为{sets}，其余主注不可同时投注。",
    ).format(
        main=names_of(main),
        sets=together((names_of(bets, Text("with", "加")) for bets in sets if len(bets) > 1), OR),
    )


def _side_together(house: House) -> Iterator[Text]:
    side = [bet for bet in house.bets if bet.kind == "side"]
    groups = [[bet for bet in house.bets if bet.key in group] for group in house.combinations.never_together]
    apart = [bets for bets in groups if len(bets) > 1]
    for bets in apart:
        yield Text("Only one of {} may be bet in a round.", "{}每局只可投注其中一项。").format(names_of(bets, BOTH))
    if len(side) < 2 or all(any(bet in bets for bets in apart) for bet in side):
        return
    if apart:
        yield Text("Other side bets may be made together.", "其余边注可同时投注。")
    elif {"player", "banker"} <= {bet.side for bet in side}:
        yield Text(
            "Side bets may be made on either hand or on both: any of them together.",
            "边注可任选一边或两边，亦可同时投注多项。",
        )
    else:
        yield Text("Any side bets may be made together.", "边注可同时投注多项。")


def _requirements(house: House) -> Iterator[Text]:
    """What side bets need, those with the same need in one sentence."""
    needs: dict[tuple[Bet, ...], list[Offer]] = {}
    for offer in house.offers:
        if offer.bet.kind == "side":
            beside = offer.needs_beside
            wanted = tuple(bet for bet in house.bets if bet.kind == "main" and bet.side in beside)
            needs.setdefault(wanted, []).append(offer)
    for wanted, offers in needs.items():
        names = _which(house, [offer.bet for offer in offers])
        if not wanted:
            yield Text("{} may be bet without a main bet.", "{}无须同时投注主注。").format(names)
        else:
            yield Text(
                "{bets} can be bet only beside a bet on {wanted} in the same round.", "投注{bets}须同时投注{wanted}。"
            ).format(bets=names, wanted=names_of(wanted))


def commission(house: House, say: Say) -> Section:
    """Who pays commission, how much, when, and how money is rounded."""
    blocks: list[Block] = []
    charged = [bet for bet in house.bets if any(row.commission for row in bet.rows)]
    if charged:
        blocks.append(Paragraph(say(Text("{} {}", "{}{}").format(*_charged(house, charged)))))
    else:
        blocks.append(
            Paragraph(say(Text("No commission is charged at this table on any bet.", "本桌所有投注均免收佣金。")))
        )
    blocks.append(Paragraph(say(_rounding(house, charged=bool(charged)))))
    return Section("commission", say(Text("Commission", "佣金")), tuple(blocks))


def _rounding(house: House, *, charged: bool) -> Text:
    payout, taken, currency = house.payout_rounding, house.commission.rounding, house.currency
    if not charged:
        return rounding_said(Text("Payouts are", "派彩"), payout, currency)
    if payout == taken:
        return rounding_said(Text("Commission and payouts are", "佣金与派彩"), payout, currency)
    return Text("{} {}", "{}{}").format(
        rounding_said(Text("Commission is", "佣金"), taken, currency),
        rounding_said(Text("Payouts are", "派彩"), payout, currency),
    )


def _charged(house: House, bets: list[Bet]) -> tuple[Text, Text]:
    """How much is charged on which bets, and when it is taken."""
    rule = house.commission
    partly = any(not row.commission and not row.pays.is_push for bet in bets for row in bet.rows)
    charge = Text(
        "Winning {bets} bets are charged a commission of {rate} of what they win{partly}.",
        "{bets}赢注须从所赢金额中抽取{rate}佣金{partly}。",
    ).format(
        bets=names_of(bets, BOTH),
        rate=format_percent(rule.rate),
        partly=Text(", where the table of bets says so", "（以投注表所列者为限）") if partly else Text("", ""),
    )
    if not rule.owed_until_later:
        return charge, Text("It is taken out of the payout at once.", "佣金于派彩时即时扣除。")
    later = together((_LATER[when] for when in rule.collected if when in _LATER), OR)
    first = Text(", whichever comes first", "（以先到者为准）") if len(rule.collected) > 1 else Text("", "")
    return charge, Text(
        "It is not taken out of the payout. You owe it, and it is collected {later}{first}. Until then it is shown to "
        "you and cannot be bet.",
        "佣金不在派彩时扣除，而是记为欠款，于{later}收取{first}；在此之前会向您显示，且不可用于投注。",
    ).format(later=later, first=first)
