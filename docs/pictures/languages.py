"""Every page in the languages that came last, at the size of a desktop, and the table on a phone."""

from __future__ import annotations

from docs.pictures.at_the_table import with_bets
from docs.pictures.studio import PHONE, Studio
from punto.words import LANGUAGES

_SHOWN_ELSEWHERE = ("en", "zh-Hans")
_PAGES = {"lobby": "/", "odds": "/odds", "simulate": "/simulate", "learn": "/learn", "verify": "/verify"}


def languages(studio: Studio) -> None:
    """Lobby, odds, simulator, drills, verifier and table of each."""
    for language in (each for each in LANGUAGES if each not in _SHOWN_ELSEWHERE):
        with studio.visitor("Mara", lang=language) as mara:
            for name, path in _PAGES.items():
                mara.open(path)
                mara.page.wait_for_load_state("networkidle")
                mara.page.wait_for_timeout(1500)
                studio.shot(mara, f"{name}-{language}")
        for name, options in {f"betting-{language}": {}, f"phone-betting-{language}": PHONE}.items():
            with studio.visitor("Mara", lang=language, **options) as mara:
                with_bets(studio, mara, name)
