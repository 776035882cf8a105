"""What may be staked, what may be bet together, and the commission."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house import House
from punto.house.leaflet_settings import LeafletPlace
from punto.house.model import Limits, Offer
from punto.leaflet.model import Block, BulletList, LeafletTable, Paragraph, Section, TableCell, TableColumn
from punto.leaflet.words import Say, names_of, one_after_another
from punto.leaflet.wrapping import joined
from punto.rules.bets import Bet
from punto.rules.commission import Collection
from punto.rules.money import Rounding
from punto.words import Text, listed, percent

_LATER: dict[Collection, Text] = {
    "end of shoe": Text("leaflet-money-later-end-of-shoe"),
    "leaving": Text("leaflet-money-later-leaving"),
}


def limits(house: House, say: Say, *, place: LeafletPlace) -> Section:
    """The limits of every bet and of the table."""
    mark = house.currency.mark
    groups: dict[Limits, list[Bet]] = {}
    for offer in house.offers:
        groups.setdefault(offer.limits, []).append(offer.bet)
    table = LeafletTable(
        "",
        (
            TableColumn(say(Text("leaflet-money-bet"))),
            TableColumn(say(Text("leaflet-money-least")), "right"),
            TableColumn(say(Text("leaflet-money-most")), "right"),
            TableColumn(say(Text("leaflet-money-steps")), "right"),
        ),
        tuple(
            (
                TableCell(say(_which(house, bets))),
                TableCell(say(mark(limit.minimum))),
                TableCell(say(mark(limit.maximum))),
                TableCell(say(mark(limit.increment))),
            )
            for limit, bets in groups.items()
        ),
    )
    points = tuple(Paragraph(say(text)) for text in _limit_rules(house, place))
    return Section("limits", say(Text("leaflet-money-limits")), (table, BulletList(points)))


def _which(house: House, bets: list[Bet]) -> Text:
    """The bets by name; all side bets together are called so when they are many."""
    side = [bet for bet in house.bets if bet.kind == "side"]
    return Text("leaflet-money-all-side-bets") if len(bets) > 2 and bets == side else names_of(bets, "and")


def _limit_rules(house: House, place: LeafletPlace) -> Iterator[Text]:
    mark = house.currency.mark
    if house.tie_alone and (tie := house.by_key.get("tie")):
        minimum, increment = tie.limits.minimum, tie.limits.increment
        if increment < minimum:
            yield Text(
                "leaflet-money-tie-alone-or-beside",
                tie=tie.bet.name,
                minimum=mark(minimum),
                increment=mark(increment),
            )
        else:
            yield Text("leaflet-money-tie-alone", tie=tie.bet.name, minimum=mark(minimum))
    if house.differential is not None:
        yield Text("leaflet-money-all-main-bets-table", amount=mark(house.differential))
    if house.side_payout_cap is not None:
        yield Text("leaflet-money-side-bets-whole-table", amount=mark(house.side_payout_cap))
    if place == "screen":
        yield Text("leaflet-money-bet-outside-limits-refused")
    yield Text("leaflet-money-chips", chips=one_after_another(map(mark, house.chips), "leaflet-money-next-chip"))


def bets_together(house: House, say: Say) -> Section | None:
    """Which bets go together, and what a side bet needs beside it; None when there is but one bet."""
    rules = [*_main_together(house), *_side_together(house), *_requirements(house)]
    if len(house.bets) < 2:
        return None
    return Section(
        "together",
        say(Text("leaflet-money-bets-go-together")),
        (BulletList(tuple(Paragraph(say(rule)) for rule in rules)),),
    )


def _main_together(house: House) -> Iterator[Text]:
    main = [bet for bet in house.bets if bet.kind == "main"]
    permitted = house.combinations.main
    if len(main) < 2:
        return
    if permitted is None:
        apart = any(len([bet for bet in main if bet.key in group]) > 1 for group in house.combinations.never_together)
        any_of = Text("leaflet-money-any-but-following") if apart else Text("leaflet-money-any")
        yield any_of.given(main=names_of(main, "and"))
        return
    sets = [[bet for bet in main if bet.key in group] for group in permitted]
    yield Text(
        "leaflet-money-only-these-together",
        main=names_of(main),
        sets=listed(names_of(bets, "with") for bets in sets if len(bets) > 1),
    )


def _side_together(house: House) -> Iterator[Text]:
    side = [bet for bet in house.bets if bet.kind == "side"]
    groups = [[bet for bet in house.bets if bet.key in group] for group in house.combinations.never_together]
    apart = [bets for bets in groups if len(bets) > 1]
    for bets in apart:
        yield Text("leaflet-money-only-one-may-bet", bets=names_of(bets, "and"))
    if len(side) < 2 or all(any(bet in bets for bets in apart) for bet in side):
        return
    if apart:
        yield Text("leaflet-money-other-side-bets-may")
    elif {"player", "banker"} <= {bet.side for bet in side}:
        yield Text("leaflet-money-side-bets-may-made")
    else:
        yield Text("leaflet-money-any-side-bets-may")


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
            yield Text("leaflet-money-may-bet-without-main", names=names)
        else:
            yield Text("leaflet-money-can-bet-only-beside", bets=names, wanted=names_of(wanted))


def commission(house: House, say: Say, *, place: LeafletPlace) -> Section:
    """Who pays commission, how much, when, and how money is rounded."""
    blocks: list[Block] = []
    charged = [bet for bet in house.bets if any(row.commission for row in bet.rows)]
    if charged:
        blocks.append(Paragraph(joined([say(text) for text in _charged(house, charged, place)])))
    else:
        blocks.append(Paragraph(say(Text("leaflet-money-no-commission-charged-this"))))
    blocks.append(Paragraph(joined([say(text) for text in _rounding(house, charged=bool(charged))])))
    return Section("commission", say(Text("leaflet-money-commission")), tuple(blocks))


def _rounding(house: House, *, charged: bool) -> Iterator[Text]:
    payout, taken = house.payout_rounding, house.commission.rounding

    def said(what: str, rounding: Rounding) -> Text:
        return Text("leaflet-money-rounded", what=what, favour=rounding.favour, unit=house.currency.mark(rounding.unit))

    if charged and payout == taken:
        yield said("both", payout)
        return
    if charged:
        yield said("commission", taken)
    yield said("payouts", payout)


def _charged(house: House, bets: list[Bet], place: LeafletPlace) -> Iterator[Text]:
    """How much is charged on which bets, and when it is taken."""
    rule = house.commission
    partly = any(not row.commission and not row.pays.is_push for bet in bets for row in bet.rows)
    charge = Text("leaflet-money-charged-where-said") if partly else Text("leaflet-money-charged")
    yield charge.given(bets=names_of(bets, "and"), rate=percent(rule.rate))
    later = [_LATER[when] for when in rule.collected if when in _LATER]
    if not later:
        yield Text("leaflet-money-taken-out-payout-once")
        return
    if "payout" in rule.collected:
        yield Text("leaflet-money-you-choose-when", later=listed([Text("leaflet-money-at-payout"), *later]))
    else:
        yield Text("leaflet-money-collected-later", moments=len(later), later=listed(later))
    if place == "screen":
        yield Text("leaflet-money-owed-held") if rule.owed == "held" else Text("leaflet-money-owed-shown")
