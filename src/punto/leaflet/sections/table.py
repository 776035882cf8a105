"""Who handles the cards, how a shoe begins and ends, and what happens when something goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

from punto.house import House
from punto.leaflet.model import Paragraph, Points, Section
from punto.leaflet.sections.game import decks_said
from punto.leaflet.words import Say
from punto.rules.text import SIDE_NAMES, Text

_HANDLE = Text("handle the cards", "拿牌与开牌")


def handling(house: House, say: Say) -> Section:
    """Who has the cards and what may be done with them."""
    rules = _in_midi(house) if house.style == "midi" else _in_mini()
    return Section(
        "handling",
        say(Text("Who handles the cards", "由谁开牌")),
        (Points(tuple(Paragraph(say(rule)) for rule in rules)),),
    )


def _in_mini() -> Iterator[Text]:
    yield Text(
        "The dealer handles all cards, and shows both hands to everyone. Patrons do not touch or receive any cards.",
        "所有的牌均由荷官处理并向全桌公开；客人不得接触或领取任何牌。",
    )


def _in_midi(house: House) -> Iterator[Text]:
    rules = house.handling
    for side in ("player", "banker"):
        yield Text(
            "The patron with the largest bet on {side} when betting closes is offered {side}'s cards.",
            "停止下注时，投注{side}最多的客人可获{side}的牌。",
        ).format(side=SIDE_NAMES[side])
    yield Text(
        "Of equal bets, the one that was confirmed first comes first, then the lower seat number.",
        "注额相同者，先确认下注者优先；再相同则座位号小者优先。",
    )
    if rules.ceding:
        yield Text(
            "A patron may take the cards or cede them. Ceded cards are offered to the next largest bet on that hand, "
            "and so on.",
            "客人可拿牌或让牌；让牌后，依次由该边下注次多的客人选择。",
        )
    else:
        yield Text(
            "A patron may take the cards or leave them to the dealer; they are not passed on to another patron.",
            "客人可拿牌，或交由荷官开牌；不得让予其他客人。",
        )
    yield Text(
        "The dealer exposes a hand if {ceded}, if nobody has bet on it, or if the patron does not answer or has not "
        "turned the cards within {seconds} seconds.",
        "如{ceded}、无人投注该边、客人未作回应，或未在{seconds}秒内开牌，则由荷官开牌。",
    ).format(
        ceded=Text("all patrons cede it", "所有客人均让牌")
        if rules.ceding
        else Text("the patron leaves it", "客人不拿牌"),
        seconds=rules.squeeze_seconds,
    )
    yield Text("The patron who takes a hand may {}.", "获牌的客人可以{}。").format(rules.may or _HANDLE)
    if rules.may_not:
        yield Text("Patrons may not {}.", "客人不得{}。").format(rules.may_not)
    yield Text(
        "Third cards are dealt only when the first four are face up, and Banker's only when Player's is.",
        "首四张牌全部开出后才补第三张牌；闲家第三张牌开出后，庄家才补牌。",
    )


def the_shoe(house: House, say: Say) -> Section:
    """From the burn to the last round, and void rounds."""
    rules = (_burn(house), _cut_card(house), *_when_wrong())
    return Section(
        "shoe",
        say(Text("Shoe and void rounds", "牌靴与作废牌局")),
        (Points(tuple(Paragraph(say(rule)) for rule in rules)),),
    )


def _burn(house: House) -> Text:
    start = Text(
        "A new shoe holds {decks}, {cards} cards, shuffled and cut.", "新靴共{decks}、{cards}张，经洗牌与切牌。"
    ).format(decks=decks_said(house.shoe.decks), cards=house.shoe.cards)
    match house.shoe.burn:
        case "first card":
            burn = Text(
                "Its first card is shown and burned, and then as many more as it counts: ten for a Ten, Jack, Queen or "
                "King.",
                "首张牌亮出后销去，再按其点数销去同样张数；10、J、Q、K则销去十张。",
            )
        case 0:
            burn = Text("No card is burned.", "不销牌。")
        case 1:
            burn = Text("Its first card is burned unseen.", "首张牌不亮出即销去。")
        case number:
            burn = Text(f"Its first {number} cards are burned unseen.", f"首{number}张牌不亮出即销去。")
    return Text("{} {}", "{}{}").format(start, burn)


def _cut_card(house: House) -> Text:
    return Text(
        "The cut card lies {count} from the end. If it comes out in the middle of a round, that round is finished and "
        "one more is dealt; if it comes before the first card of a round, that round is the last.",
        "切牌卡置于倒数第{after}张之前。若在局中出现，打完该局后再发一局；若出现在一局首张牌之前，该局即为本靴最后一局。",
    ).format(count="1 card" if house.shoe.cut_card == 1 else f"{house.shoe.cut_card} cards", after=house.shoe.cut_card)


def _when_wrong() -> Iterator[Text]:
    yield Text(
        "A round is void if the shoe runs out of cards in it, or if the table is at fault. Then every stake goes back, "
        "and the reason is recorded.",
        "若局中牌已发完，或因赌桌差错，该局作废：退回所有注码，并记录原因。",
    )
    yield Text(
        "The order of a shoe is sealed before anybody cuts it, and opened when the shoe ends: every card and every "
        "payout can then be checked by anyone. Ask the dealer to explain any payout.",
        "每靴牌序在切牌前封存，靴终公开；任何人均可核对每张牌与每笔派彩。对派彩如有疑问，请向荷官查询。",
    )
