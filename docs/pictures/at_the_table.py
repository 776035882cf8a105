"""Scenes at the table: every state of a round, on every kind of screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from docs.pictures.studio import PHONE, Studio, leave
from tests.web.cable import Cable
from tests.web.playing import bet, choose_chip, open_every_card, phase, put, say_ready, tab
from tests.web.visitor import Visitor


def betting(studio: Studio) -> None:
    """Bets on the felt, one's own and others'; and a slip that the house does not take."""
    with studio.visitor("Mara", coached=False) as mara:
        studio.set_pace("pairs", "instant")
        studio.wait_for_results(mara, "pairs", 38)
        studio.set_pace("pairs", "normal")
        mara.at("pairs", sit=True)
        _bets_of_all(mara)
        studio.shot(mara, "betting")
        for name, picture in (("Odds", "live-odds"), ("How to play", "how-to-play"), ("Fair", "fairness")):
            tab(mara, name)
            mara.page.wait_for_load_state("networkidle")
            studio.shot(mara, picture)
        tab(mara, "Seats")
        new_betting(mara)
        choose_chip(mara, "$25.00")
        put(mara, "dragon_bonus_banker")
        expect(mara.page.get_by_role("alert")).to_be_visible()
        studio.shot(mara, "refused")
        leave(mara)


def new_betting(visitor: Visitor) -> None:
    """Wait for a betting phase of which much is left."""
    visitor.until(
        lambda: visitor.phase == "betting" and not any(each["stakes"] for each in visitor.view["seats"] if each["you"]),
        "the next round",
    )


def _bets_of_all(visitor: Visitor) -> None:
    """Bet, and wait until the others have bet too."""
    new_betting(visitor)
    choose_chip(visitor, "$100.00")
    put(visitor, "banker")
    choose_chip(visitor, "$25.00")
    put(visitor, "tie")
    put(visitor, "dragon_bonus_banker")
    visitor.until(lambda: len([each for each in visitor.view["seats"] if each["stakes"]]) > 2, "the bets of others")


def dealing(studio: Studio) -> None:
    """Dealing, a natural, third cards, a win and a loss: whichever comes first."""
    wanted = {"dealing", "natural", "third-cards", "settled-win", "settled-loss"}
    with studio.visitor("Mara") as mara:
        studio.set_pace("pairs", "normal")
        mara.at("pairs", sit=True)
        for _ in range(40):
            _bets_of_all(mara)
            number = mara.view["current"]["number"]
            say_ready(mara)
            while mara.view["current"]["number"] == number and mara.phase != "settled":
                wanted -= _take(studio, mara, wanted)
                mara.page.wait_for_timeout(60)
            # The chips have come home by then.
            mara.page.wait_for_timeout(1400)
            wanted -= _take(studio, mara, wanted)
            if not wanted:
                leave(mara)
                return
    raise AssertionError(f"never came: {wanted}")


def _take(studio: Studio, visitor: Visitor, wanted: set[str]) -> set[str]:
    """Take a picture if there is something to see that is wanted; its name."""
    for name in sorted(_shown(visitor) & wanted):
        # Cards are on their way.
        visitor.page.wait_for_timeout(350)
        studio.shot(visitor, name)
        return {name}
    return set()


def _shown(visitor: Visitor) -> set[str]:
    """What the table shows now that is worth a picture."""
    current, own = visitor.view["current"], visitor.view["own"]
    hands = [current[side] for side in ("player", "banker")]
    cards = [len([card for card in hand["cards"] if card["exposed"]]) for hand in hands]
    if visitor.phase == "settled":
        net = sum(each["net"] for each in own["bets"])
        natural = {"natural"} if any(hand["natural"] for hand in hands) else set()
        return natural | ({"settled-win"} if net > 0 else {"settled-loss"} if net < 0 else set())
    if visitor.phase == "third_cards" and 3 in cards:
        return {"third-cards"}
    return {"dealing"} if sum(cards) == 3 else set()


def squeeze(studio: Studio) -> None:
    """An offer, a squeeze by the one who has the cards, and what the others see of it."""
    studio.set_pace("midi", "normal")
    with studio.visitor("Mara") as mara, studio.visitor("Tom") as tom:
        _take_cards(mara, tom, lambda: studio.shot(mara, "offer"))
        _peel(mara, tom)
        studio.shot(mara, "squeeze", held=True)
        studio.shot(tom, "squeeze-watched")
        mara.page.mouse.up()
        open_every_card(mara)
        for each in (mara, tom):
            leave(each)
    with studio.visitor("Mara", **PHONE) as mara, studio.visitor("Tom") as tom:
        _take_cards(mara, tom, lambda: studio.shot(mara, "phone-offer"))
        _peel(mara, tom)
        studio.shot(mara, "phone-squeeze", held=True)
        mara.page.mouse.up()
        open_every_card(mara)
        mara.page.wait_for_timeout(1400)
        studio.shot(mara, "phone-settled")


def _take_cards(mara: Visitor, tom: Visitor, when_offered: Callable[[], None]) -> None:
    """Mara has the larger bet on Player and takes its cards."""
    for each in (mara, tom):
        each.at("midi", sit=True)
    new_betting(mara)
    choose_chip(mara, "$100.00")
    put(mara, "player")
    choose_chip(tom, "$25.00")
    put(tom, "player")
    put(tom, "tie")
    say_ready(mara)
    say_ready(tom)
    phase(mara, "control")
    mara.page.wait_for_timeout(500)
    when_offered()
    mara.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    phase(mara, "exposing")
    mara.page.wait_for_timeout(400)


def _peel(mara: Visitor, tom: Visitor) -> None:
    """Fold the side of the first card over, and hold it there."""
    card = mara.page.get_by_test_id("stage").get_by_role("slider").first
    _drag(mara, card, (0.02, 0.52), (0.32, 0.49))
    expect(tom.page.locator(".peeling")).to_have_count(1)
    tom.page.wait_for_timeout(300)


def _drag(visitor: Visitor, card: Locator, start: tuple[float, float], end: tuple[float, float]) -> None:
    box = card.bounding_box()
    assert box is not None
    (x, y), (to_x, to_y) = ((box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in (start, end))
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(to_x, to_y, steps=20)


def interruptions(studio: Studio) -> None:
    """A pause, a void round, a cut, a lost connection, a closed table."""
    studio.operator.open("interrupted", "dragon-mini", "calm")
    with Cable(studio.server.port) as cable, studio.visitor("Mara", url=cable.url) as mara:
        mara.at("interrupted", sit=True)
        choose_chip(mara, "$100.00")
        put(mara, "banker")
        mara.until(lambda: mara.view["own"]["staked"] > 0, "the slip")
        studio.operator.command("interrupted", "PauseTable", reason="The card shuffler is being looked at")
        expect(mara.page.get_by_text("The table is paused")).to_be_visible()
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "paused")
        studio.operator.command("interrupted", "ResumeTable")
        cable.cut()
        expect(mara.page.get_by_text("The connection is gone")).to_be_visible()
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "reconnecting")
        cable.mend()
        for words in ("The connection is gone", "Connected again"):
            expect(mara.page.get_by_text(words)).to_have_count(0)
        say_ready(mara)
        mara.until(lambda: len(mara.view["current"]["player"]["cards"]) >= 2, "cards")
        studio.operator.command("interrupted", "VoidRound", reason="A card fell off the table", end_shoe=True)
        phase(mara, "settled")
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "void")
        phase(mara, "cutting")
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "cut")
        studio.operator.command("interrupted", "CloseTable", reason="End of the night")
        expect(mara.page.get_by_role("heading", name="This table is closed")).to_be_visible()
        studio.shot(mara, "closed")


def with_bets(studio: Studio, mara: Visitor, name: str) -> None:
    """The table with the most bets, some of them made."""
    mara.at("pairs", sit=True)
    new_betting(mara)
    for key in ("banker", "banker", "tie", "dragon_bonus_banker"):
        bet(mara, key).click()
    mara.page.wait_for_timeout(1500)
    studio.shot(mara, name)
    leave(mara)


def looks(studio: Studio) -> None:
    """By daylight, in Chinese, on a tablet and on a phone, and the house with the most bets."""
    kinds: dict[str, dict[str, Any]] = {
        "betting-light": {"scheme": "light"},
        "betting-chinese": {"lang": "zh-CN"},
        "phone-betting": PHONE,
        "phone-betting-light-chinese": {**PHONE, "scheme": "light", "lang": "zh-CN"},
        "tablet": {"width": 834, "height": 1112},
    }
    for name, options in kinds.items():
        with studio.visitor("Mara", **options) as mara:
            with_bets(studio, mara, name)
    with studio.visitor() as ann:
        ann.at("atlantic")
        ann.until(lambda: ann.phase == "settled", "a result")
        ann.page.wait_for_timeout(1400)
        studio.shot(ann, "watching")
