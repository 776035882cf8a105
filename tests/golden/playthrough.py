"""A whole seeded shoe of a house as text: what was dealt and why, what every bet paid, and the roads at the end."""

from __future__ import annotations

from collections import Counter
from itertools import count
from pathlib import Path

from punto.fairness.shuffle import key_from_text, shuffled
from punto.house import House
from punto.house.settle import settle_slip
from punto.rules.cards import format_cards
from punto.rules.facts import FactValue, of_round
from punto.rules.rounds import Hand, Round
from punto.rules.scoreboard import AskMarks, RoadEntry, Roads, format_results, roads
from punto.rules.settlement import SettledBet, explain
from punto.rules.shoe import Shoe, full_order
from punto.rules.sides import SIDE_NAMES

FOLDER = Path(__file__).parent / "shoes"
STAKE = 2500


def path_of(house: str) -> Path:
    """The golden file of a house."""
    return FOLDER / f"{house}.txt"


def seed_of(key: str) -> str:
    """The seed of a house's golden shoe, as its file says; a new house gets the first that shows everything."""
    if path_of(key).is_file():
        return path_of(key).read_text(encoding="utf-8").splitlines()[1].removeprefix("seed").strip()
    house = House.load(key)
    return next(seed for seed in (f"{key} {number}" for number in count(1)) if not missing(house, seed))


def missing(house: House, seed: str) -> list[str]:
    """What a golden shoe must show and this one does not: every row of every bet, and every kind of round."""
    rounds = list(shoe_of(house, seed).rounds())
    seen = {f"{each.bet.key}: {each.row.name}" for dealt in rounds for each in settled(house, dealt) if each.row}
    shown = {
        *(f"{dealt.winner} wins" for dealt in rounds),
        *(f"{len(dealt.cards)} cards" for dealt in rounds),
        *(f"naturals {dealt.player.natural} {dealt.banker.natural}" for dealt in rounds),
        *("a natural tie" for dealt in rounds if dealt.winner == "tie" and dealt.player.natural),
        *("a Player pair" for dealt in rounds if dealt.player.cards[0].rank == dealt.player.cards[1].rank),
        *("a Banker pair" for dealt in rounds if dealt.banker.cards[0].rank == dealt.banker.cards[1].rank),
    }
    wanted = {
        *(f"{bet.key}: {row.name}" for bet in house.bets for row in bet.rows),
        *(f"{winner} wins" for winner in ("player", "banker", "tie")),
        *(f"{cards} cards" for cards in (4, 5, 6)),
        *(f"naturals {player} {banker}" for player in (True, False) for banker in (True, False)),
        *("a natural tie", "a Player pair", "a Banker pair"),
    }
    return sorted(wanted - seen - shown)


def shoe_of(house: House, seed: str) -> Shoe:
    """The shoe that `punto deal HOUSE --shoe SEED` deals."""
    return Shoe.of(shuffled(full_order(house.shoe.decks), key_from_text(seed)), house.shoe)


def settled(house: House, dealt: Round) -> tuple[SettledBet, ...]:
    """Every bet of the house on one stake; no slip would hold them all."""
    return settle_slip(house, dealt, dict.fromkeys(house.by_key, STAKE))


def text_of(house: House, seed: str) -> str:
    """The whole playthrough."""
    shoe = shoe_of(house, seed)
    rounds = list(shoe.rounds())
    lines = _header(house, seed, shoe)
    for number, dealt in enumerate(rounds, start=1):
        lines += ["", *_round(house, number, dealt)]
    lines += ["", *_roads(roads(map(RoadEntry.of_round, rounds)), [RoadEntry.of_round(dealt) for dealt in rounds])]
    lines += ["", *_sums(house, shoe, rounds)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _header(house: House, seed: str, shoe: Shoe) -> list[str]:
    return [
        f"house    {house.key}: {house.title} ({house.title.in_language('zh-Hans')})",
        f"seed     {seed}",
        f"shoe     {house.shoe.decks} decks, {len(shoe.order)} cards",
        f"burned   {format_cards(shoe.order[: shoe.burned])}",
        f"cut      card behind {shoe.cut_at} cards",
        f"stake    {house.currency.mark(STAKE)} on every bet",
    ]


def _round(house: House, number: int, dealt: Round) -> list[str]:
    outcome = "Tie" if dealt.winner == "tie" else f"{SIDE_NAMES[dealt.winner]} wins"
    return [
        f"round {number}: {dealt}",
        f"  Player {_hand(dealt.player)}; Banker {_hand(dealt.banker)}. {outcome}.",
        *(f"  {decision}" for decision in dealt.decisions),
        f"  {_facts(house, dealt)}",
        *(_bet(house, each) for each in settled(house, dealt)),
    ]


def _hand(hand: Hand) -> str:
    return f"{format_cards(hand.cards)} = {hand.total}{' natural' if hand.natural else ''}"


def _facts(house: House, dealt: Round) -> str:
    used = {fact.key: fact for bet in house.bets for fact in bet.facts}
    return " ".join(f"{key}={_value(of_round(fact, dealt))}" for key, fact in used.items())


def _value(value: FactValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _bet(house: House, each: SettledBet) -> str:
    money = house.currency.format
    row, pays = (str(each.row.name), str(each.row.pays)) if each.row else ("", "")
    commission = f"commission {money(each.commission)}" if each.commission else ""
    owed = " owed" if each.commission_owed else ""
    return f"    {each.bet.key:20}{each.result:5} {row:21}{pays:>5} {money(each.net):>8}  {commission}{owed}"


def _roads(drawn: Roads, results: list[RoadEntry]) -> list[str]:
    runs = ["".join(f"{cell.result}{'/' * cell.ties}" for cell in run) for run in drawn.big_road.runs]
    return [
        f"results        {format_results(results)}",
        f"big road       {' '.join(runs)}",
        f"big eye boy    {drawn.big_eye_boy.marks}",
        f"small road     {drawn.small_road.marks}",
        f"cockroach pig  {drawn.cockroach_pig.marks}",
        f"ask Banker     {_ask(drawn.ask_banker)}",
        f"ask Player     {_ask(drawn.ask_player)}",
    ]


def _ask(ask: AskMarks) -> str:
    return " ".join(mark or "-" for mark in (ask.big_eye_boy, ask.small_road, ask.cockroach_pig))


def _sums(house: House, shoe: Shoe, rounds: list[Round]) -> list[str]:
    wins = Counter(dealt.winner for dealt in rounds)
    left = len(shoe.order) - shoe.burned - sum(len(dealt.cards) for dealt in rounds)
    every = [settled(house, dealt) for dealt in rounds]
    lines = [
        f"{len(rounds)} rounds: Banker {wins['banker']}, Player {wins['player']}, Tie {wins['tie']}; {left} cards left"
    ]
    for bet, column in zip(house.bets, zip(*every, strict=True), strict=True):
        net, commission = sum(each.net for each in column), sum(each.commission for each in column)
        charged = f"  commission {house.currency.format(commission)}" if commission else ""
        lines.append(f"    {bet.key:20}{house.currency.format(net):>10}{charged}")
    best = max((each for row in every for each in row), key=lambda each: each.net)
    lines.append(f"the best bet: {best.bet.key}, {explain(best, house.currency, house.commission)}")
    return lines
