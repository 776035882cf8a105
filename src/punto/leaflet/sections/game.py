"""What the game is about, what the cards count, and how a round is dealt."""

from __future__ import annotations

from punto.house import House
from punto.house.model import Dealt, Style
from punto.leaflet.model import Cell, Column, Hand, Hands, Paragraph, Points, Section, Table
from punto.leaflet.words import BOTH, RANK_NAMES, Say, names_of, picture, together
from punto.rules.cards import RANKS, VALUES, Card, parse_cards, points
from punto.rules.facts import FACTS, HAND_FACTS
from punto.rules.rounds import DEAL_ORDER
from punto.rules.text import Text

_STYLES: dict[Style, Text] = {
    "mini": Text(
        "This table plays Mini-Baccarat: the dealer handles the cards. Midi-Baccarat is the same game, with the same "
        "third cards and payouts; it differs only in style, as patrons there have the option of handling the cards.",
        "本桌为迷你百家乐，由荷官开牌。中型百家乐的补牌与赔率完全相同，只是客人可以自行拿牌、开牌。",
    ),
    "midi": Text(
        "This table plays Midi-Baccarat: patrons have the option of handling the cards. That is a matter of style: the "
        "third cards and the payouts are those of Mini-Baccarat, where the dealer handles the cards.",
        "本桌为中型百家乐，客人可以自行拿牌、开牌。其余规则、补牌与赔率均与由荷官开牌的迷你百家乐相同。",
    ),
}
_DEALT: dict[Dealt, Text] = {"face up": Text("face up", "牌面向上"), "face down": Text("face down", "牌面向下")}
_ORDINALS = (Text("first", "第一"), Text("second", "第二"), Text("third", "第三"), Text("fourth", "第四"))
_SUMS = ("4h 3s", "7d 8c", "Ks 6h 5d", "2c 3h 5s")
"""Hands whose points are worked out: below ten, above ten, with a picture, and exactly ten."""


def the_game(house: House, say: Say) -> Section:
    """The object, the style of the table, who plays and with what."""
    totals = HAND_FACTS["total"].domain
    main = [bet for bet in house.bets if bet.kind == "main"] or house.bets
    return Section(
        "object",
        say(Text("The object of the game", "游戏目标")),
        (
            Paragraph(
                say(
                    Text(
                        "Only two hands are dealt, Player and Banker, however many patrons bet. The hand with the "
                        "higher total at the end of the round wins: the one closest to {most}, the highest count there "
                        "is. You bet on how the round will end: on {main}.",
                        "不论多少客人下注，每局只发两手牌：闲与庄。局终时点数较大、即最接近{most}点的一手获胜，"
                        "{most}点为最大。您投注的是牌局结果：{main}。",
                    ).format(most=totals[-1], main=names_of(main))
                )
            ),
            Paragraph(say(_STYLES[house.style])),
            Paragraph(
                say(
                    Text(
                        "The table seats up to {seats} patrons. {decks} of 52 cards, {cards} cards in all, are dealt "
                        "from a shoe.",
                        "本桌最多可坐{seats}位客人，使用{decks}，每副52张，共{cards}张，由牌靴派发。",
                    ).format(seats=house.seats, decks=decks_said(house.shoe.decks), cards=house.shoe.cards)
                )
            ),
        ),
    )


def decks_said(decks: int) -> Text:
    """So many decks."""
    return Text("1 deck" if decks == 1 else f"{decks} decks", f"{decks}副牌")


def card_values(say: Say) -> Section:
    """What each card counts, and how a hand is added up."""
    totals = HAND_FACTS["total"].domain
    face = [rank for rank in RANKS if rank == str(VALUES[rank])]
    rows = [
        (Text(f"{face[0]} to {face[-1]}", f"{face[0]}至{face[-1]}"), Text("their face value", "按牌面点数")),
    ]
    for value in sorted({VALUES[rank] for rank in RANKS if rank not in face}, reverse=True):
        ranks = [RANK_NAMES[rank] for rank in RANKS if rank not in face and VALUES[rank] == value]
        rows.append(
            (together(ranks, BOTH), Text("nothing (0)", "0点") if value == 0 else Text(f"{value}", f"{value}点"))
        )
    return Section(
        "values",
        say(Text("What the cards count", "牌面点数")),
        (
            Table(
                "",
                (Column(say(Text("Card", "牌"))), Column(say(Text("Counts", "点数")))),
                tuple((Cell(say(card)), Cell(say(counts))) for card, counts in rows),
            ),
            Paragraph(
                say(
                    Text(
                        "Add up the cards of a hand. If the sum has two digits, drop the left one: only the last digit "
                        "counts. Every hand therefore counts {least} to {most}.",
                        "将一手牌的点数相加；若为两位数，则舍去十位，只计个位。因此每手牌为{least}至{most}点。",
                    ).format(least=totals[0], most=totals[-1])
                )
            ),
            Hands(tuple(_sum(parse_cards(cards), say) for cards in _SUMS)),
        ),
    )


def _sum(cards: tuple[Card, ...], say: Say) -> Hand:
    whole = sum(card.value for card in cards)
    added = " + ".join(str(card.value) for card in cards) + f" = {whole}"
    counts = points(cards)
    if counts == whole:
        result = Text(added, f"{added}点")
    else:
        result = Text(f"{added}, counts {counts}", f"{added}，算{counts}点")
    return Hand("", tuple(picture(card, say) for card in cards), say(result))


def the_deal(house: House, say: Say) -> Section:
    """From the first bet to the last card."""
    of_round, of_hand = FACTS["cards"].domain, HAND_FACTS["cards"].domain
    dealer = Text(" in front of the dealer", "于荷官面前") if house.style == "mini" else Text("", "")
    whose = {side: [_ORDINALS[place] for place, each in enumerate(DEAL_ORDER) if each == side] for side in DEAL_ORDER}
    player, banker = (together(whose[side], BOTH) for side in ("player", "banker"))
    steps = (
        Text(
            "Make your bets before any card is dealt. Betting is open for {seconds} seconds; once it has closed, "
            "nothing is placed, raised or withdrawn.",
            "请在发牌前下注。每局下注时间为{seconds}秒；停止下注后，不得再下注、加注或撤回。",
        ).format(seconds=house.betting_seconds),
        Text(
            "{count} cards are dealt {dealt}{dealer}. The {player} cards are the Player hand, the {banker} cards the "
            "Banker hand.",
            "随后{dealer}{dealt}派发{count}张牌：{player}张为闲家的牌，{banker}张为庄家的牌。",
        ).format(
            count=Text("Four", "四"), dealt=_DEALT[house.handling.dealt], dealer=dealer, player=player, banker=banker
        ),
        Text(
            "Each hand has {two} cards and may get one more, never two: a round takes at least {least} and at most "
            "{most} cards. Fixed rules decide who draws; nobody has a choice.",
            "每手牌先有{two}张，至多再补一张；每局最少{least}张、最多{most}张牌。补牌全按固定规则，无须任何人决定。",
        ).format(two=of_hand[0], least=of_round[0], most=of_round[-1]),
        Text(
            "The totals are compared. The hand closest to {most} wins; equal totals are a tie.",
            "最后比较点数：最接近{most}点者胜；点数相同为和局。",
        ).format(most=HAND_FACTS["total"].domain[-1]),
    )
    return Section(
        "deal", say(Text("How a round is dealt", "牌局进行")), (Points(tuple(Paragraph(say(step)) for step in steps)),)
    )
