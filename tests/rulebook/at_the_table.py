"""What the rule-book tests do at a table: stack a shoe, deal it, hand in a slip, settle it.

Everything goes through the code that the command line uses. What the rules say is written in the tests, from the
leaflets. Here stand only the tests' own arithmetic (`face`, `count`, `is_natural`) and `bonus_by`, the one sentence on
the Dragon Bonus in which all leaflets agree; both are kept apart from the code under test.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from punto.fairness.shuffle import key_from_text, shuffled
from punto.house import House
from punto.house.loader import load_house_text
from punto.house.settle import settle_slip
from punto.house.slip import RefusalCode, Slip, SlipRefusal, refusal_of, refusals
from punto.rules.cards import parse_cards
from punto.rules.rounds import Hand, Round, deal, play
from punto.rules.settlement import SettledBet
from punto.rules.shoe import Shoe, full_order

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

HOUSES_OF = {
    "000": ("dragon-mini", "dragon-midi"),
    "001": ("atlantic-city-mini", "atlantic-city-midi"),
    "002": ("bclc-mini", "bclc-dragon", "bclc-ez", "bclc-midi", "bclc-no-commission"),
    "003": ("pairs-mini",),
    "004": ("ohio-mini", "ohio-midi"),
}
"""The shipped houses of each leaflet."""

EVERY_HOUSE = tuple(key for keys in HOUSES_OF.values() for key in keys)


# Cards.


def face(value: int) -> str:
    """A card that counts so much."""
    return {0: "10", 1: "A"}.get(value, str(value))


def count(hand: Hand) -> int:
    """The point count of a hand as the leaflets tell one to work it out, apart from the code under test."""
    worth = {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0}
    total = sum(worth[card.rank] if card.rank in worth else int(card.rank) for card in hand.cards)
    return int(str(total)[-1])


def is_natural(hand: Hand) -> bool:
    """Whether a hand stopped at two cards with 8 or 9, again apart from the code under test."""
    return len(hand.cards) == 2 and count(hand) in (8, 9)


def bonus_by(margins: Mapping[int, str], dealt: Round, side: str) -> str:
    """What a Dragon Bonus on a side does by a leaflet's table of non-natural margins."""
    mine, other = hand_of(dealt, side), dealt.banker if side == "player" else dealt.player
    margin = count(mine) - count(other)
    if is_natural(mine) and margin >= 0:
        return "1:1" if margin else "push"
    return margins.get(margin, "lose")


# Dealing.


def deal_at(house: House, cards: str) -> Round:
    """The round of a house in whose shoe these cards lie next; it takes as many of them as it needs."""
    burned = parse_cards("A K") if house.shoe.burn == "first card" else parse_cards("K") * house.shoe.burn
    shoe = Shoe.of((*burned, *parse_cards(cards)), house.shoe)
    dealt, _ = shoe.deal()
    return dealt


def deal_totals(house: House, *, player: int, banker: int, third: str = "K", banker_third: str = "K") -> Round:
    """The round that starts with these two-card totals; the third cards are used only if the hands draw them."""
    return deal_at(house, f"{face(player)} {face(banker)} Q J {third} {banker_third}")


def draws(dealt: Round) -> tuple[bool, bool]:
    """Whether Player drew and whether Banker drew, by the cards on the table."""
    return len(dealt.player.cards) == 3, len(dealt.banker.cards) == 3


def banker_draws_to(house: House, banker: int, *, player: int = 2) -> str:
    """The Player third cards to which Banker draws, as the leaflets list them: by value, a Ten or a face card as 0."""
    drawn = set()
    for rank in RANKS:
        dealt = deal_totals(house, player=player, banker=banker, third=rank)
        assert len(dealt.player.cards) == 3, "Player must have drawn for the table to apply"
        if draws(dealt)[1]:
            drawn.add({"A": "1", "10": "0", "J": "0", "Q": "0", "K": "0"}.get(rank, rank))
        elif rank in ("J", "Q", "K"):
            assert "0" not in drawn, f"Banker treats a {rank} otherwise than a Ten"
    return "".join(sorted(drawn))


@cache
def every_round() -> tuple[Round, ...]:
    """One round of every kind there is: every pair of totals with every number of cards in each hand."""
    found: dict[tuple[int, ...], Round] = {}
    for player, banker, fifth in product(range(10), repeat=3):
        for sixth in range(10):
            cards = f"{face(player)} {face(banker)} Q J {face(fifth)} {face(sixth)}"
            dealt = deal(iter(parse_cards(cards)))
            hands = dealt.player, dealt.banker
            found.setdefault((*map(count, hands), *(len(hand.cards) for hand in hands)), dealt)
            if len(dealt.cards) < 6:
                break
    return tuple(found.values())


@cache
def whole_shoe(key: str) -> tuple[Round, ...]:
    """Every round of one shuffled shoe of a shipped house."""
    house = House.load(key)
    order = shuffled(full_order(house.shoe.decks), key_from_text("rule book"))
    return tuple(Shoe.of(order, house.shoe).rounds())


# Betting.


def slip_of(house: House, stakes: Mapping[str, str]) -> Slip:
    """A slip from stakes written as decimals."""
    return {key: house.currency.parse(stake) for key, stake in stakes.items()}


def accepts(house: House, **stakes: str) -> bool:
    """Whether the house takes the slip."""
    return refusal_of(house, slip_of(house, stakes)) is None


def refusal(house: House, **stakes: str) -> SlipRefusal:
    """The refusal of a slip that the house must not take."""
    found = refusal_of(house, slip_of(house, stakes))
    assert found is not None, f"{house.key} takes {stakes}"
    return found


def codes(house: House, **stakes: str) -> set[RefusalCode]:
    """Every reason for which the house refuses a slip."""
    return {found.code for found in refusals(house, slip_of(house, stakes))}


def settle_round(house: House, dealt: Round, **stakes: str) -> dict[str, SettledBet]:
    """The settled bets of a slip that the house takes, by key."""
    slip = slip_of(house, stakes)
    assert refusal_of(house, slip) is None
    return {each.bet.key: each for each in settle_slip(house, dealt, slip)}


def settle(house: House, cards: str, **stakes: str) -> dict[str, SettledBet]:
    """The same for a round that consists of exactly these cards."""
    return settle_round(house, play(parse_cards(cards), decks=house.shoe.decks), **stakes)


def pays(house: House, dealt: Round | str, key: str) -> str:
    """What a bet does in a round: its odds, `push` or `lose`. Asked of the bet alone, as no stake is in play."""
    finished = Round.parse(dealt) if isinstance(dealt, str) else dealt
    row = house.offer(key).bet.row_for(finished)
    return "lose" if row is None else str(row.pays)


# Houses of our own.


def own_house(text: str, *, extends: str) -> House:
    """A house that differs from a shipped one in these lines."""
    return load_house_text(f'extends = "{extends}"\n{text}')


BARE = """
title  = "A house that leaves everything open"
about  = "It says nothing but its bets."
source = "nobody"
bet    = [{ key = "player" }, { key = "banker" }, { key = "tie" }, { key = "player_pair" }, { key = "banker_pair" }]
"""


def bare_house(text: str = "") -> House:
    """A house that says nothing itself, so that every default holds, but for these lines."""
    return load_house_text(BARE + text)


def sides() -> Iterator[tuple[str, str]]:
    """Each hand and the other one."""
    yield from (("player", "banker"), ("banker", "player"))


def hand_of(dealt: Round, side: str) -> Hand:
    """One of the two hands."""
    return dealt.player if side == "player" else dealt.banker


def cards_of(hand: Hand) -> list[str]:
    """The cards of a hand as written."""
    return [str(card) for card in hand.cards]
