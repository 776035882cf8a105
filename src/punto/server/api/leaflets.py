"""Leaflets: how to play at a house or at the houses of a set, made when they are first asked for, and kept."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Response

from punto.house import House
from punto.house.leaflet_settings import HousePaper, LeafletPlace
from punto.house.sets import HouseSet, load_set
from punto.leaflet import PAPERS, Layout, LeafletFormat, Wishes, html_policy, leaflet, told
from punto.leaflet.model import Leaflet, Look
from punto.server.api.common import ERRORS
from punto.server.api.houses import HouseKey
from punto.server.api.language import LanguageTag
from punto.server.workers.apart import Apart, keep
from punto.server.workers.services import WorkerServicesDep
from punto.words import ENGLISH, Language

__all__ = ["router"]

router = APIRouter(tags=["houses"], responses=ERRORS, route_class=Apart)

_TYPES: Final[dict[LeafletFormat, str]] = {
    "pdf": "application/pdf",
    "html": "text/html",
    "md": "text/markdown",
    "txt": "text/plain",
    "json": "application/json",
}
_FILES: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "The leaflet.", "content": {each: {} for each in _TYPES.values()}}
}
SetKey = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,100}$", description="The key of a shipped set: bclc.")]
FileFormat = Annotated[LeafletFormat, Path(description="The format of the file.")]
OddsQuery = Annotated[bool, Query(description="Whether the house's advantage on each bet stands in it.")]
For = Annotated[LeafletPlace | None, Query(alias="for", description="For a screen or for a real table.")]
OnPaper = Annotated[HousePaper | None, Query(description="A4 or letter; by the house unless told.")]
LaidOut = Annotated[Layout, Query(description="Of a PDF: folded in three, in reading order, or a rack card.")]


@router.get("/api/houses/{key}/leaflet.{fmt}", response_class=Response, responses=_FILES)
async def read_leaflet(
    key: HouseKey,
    fmt: FileFormat,
    services: WorkerServicesDep,
    *,
    lang: LanguageTag = ENGLISH,
    odds: OddsQuery = False,
    place: For = None,
    paper: OnPaper = None,
    layout: LaidOut = "folded",
) -> Response:
    """How to play at a house, to print or to read."""
    wishes = Wishes(odds=odds, place=place, paper=PAPERS[paper] if paper else None)
    return _file(services.houses.get(key), fmt, lang, wishes, layout)


@router.get("/api/sets/{key}/leaflet.{fmt}", response_class=Response, responses=_FILES)
async def read_leaflet_of_set(
    key: SetKey,
    fmt: FileFormat,
    *,
    lang: LanguageTag = ENGLISH,
    odds: OddsQuery = False,
    place: For = None,
    paper: OnPaper = None,
    layout: LaidOut = "folded",
) -> Response:
    """How to play the games of a set that Punto ships, in one leaflet."""
    wishes = Wishes(odds=odds, place=place, paper=PAPERS[paper] if paper else None)
    return _file(load_set(key), fmt, lang, wishes, layout)


@router.get("/api/houses/{key}/how-to-play")
async def read_how_to_play(
    key: HouseKey, services: WorkerServicesDep, response: Response, *, lang: LanguageTag = ENGLISH
) -> Leaflet:
    """What the leaflet of a house says, for a page that lays it out itself; a block says by `kind` what it is."""
    made = told(services.houses.get(key), lang=lang, wishes=Wishes(place="screen"))
    keep(response, "always")
    return made


def _file(house: House | HouseSet, fmt: LeafletFormat, lang: Language, wishes: Wishes, layout: Layout) -> Response:
    content = leaflet(house, lang=lang, fmt=fmt, wishes=wishes, layout=layout)
    headers = {"content-disposition": f'inline; filename="{_file_name(house.key)}-{lang}.{fmt}"'}
    if fmt == "html":
        look = Look(colour=house.leaflet.colour or "", accent=house.leaflet.accent or "")
        headers["content-security-policy"] = f"{html_policy(look)}; base-uri 'none'; frame-ancestors 'none'"
    response = Response(content, media_type=_TYPES[fmt], headers=headers)
    keep(response, "always")
    return response


def _file_name(key: str) -> str:
    """The key of a house, which may be the name of any file, as a header can carry it."""
    return "".join(each if each.isascii() and (each.isalnum() or each in "-_") else "-" for each in key)
