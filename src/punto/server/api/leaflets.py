"""Leaflets: how to play at a house, made from the house when they are first asked for, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from punto.fairness.house_text import house_digest, house_toml
from punto.house import House
from punto.leaflet import Format, html_policy, leaflet
from punto.rules.text import Language
from punto.server.api.common import ERRORS, kept
from punto.server.api.houses import HouseKey
from punto.server.services import Services, ServicesDep

__all__ = ["router"]

router = APIRouter(tags=["houses"], responses=ERRORS)

_KEPT: Final = 64
_TYPES: Final[dict[Format, str]] = {
    "pdf": "application/pdf",
    "html": "text/html",
    "md": "text/markdown",
    "txt": "text/plain",
}

_Key = tuple[str, Language, Format, bool]


class Leaflets:
    """The leaflets that were asked for lately, by the whole text of their house."""

    def __init__(self) -> None:
        self._made: OrderedDict[_Key, asyncio.Task[bytes]] = OrderedDict()

    async def get(self, services: Services, house: House, *, lang: Language, fmt: Format, odds: bool) -> bytes:
        """The leaflet; however many ask at once, it is made once."""
        key = (house_digest(house_toml(house)), lang, fmt, odds)
        task = self._made.get(key)
        if task is None:
            work = services.in_pool(lambda: leaflet(house, lang=lang, fmt=fmt, odds=odds))
            task = self._made[key] = asyncio.ensure_future(work)
            while len(self._made) > _KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        try:
            # Whoever goes away meanwhile does not take it from the others.
            return await asyncio.shield(task)
        except Exception:
            self._made.pop(key, None)
            raise


def leaflets(request: Request) -> Leaflets:
    """The leaflets of the app that answers this request."""
    return kept(request, "leaflets", Leaflets)


@router.get(
    "/api/houses/{key}/leaflet.{fmt}",
    response_class=Response,
    responses={200: {"description": "The leaflet.", "content": {each: {} for each in _TYPES.values()}}},
)
async def read_leaflet(
    key: HouseKey,
    fmt: Annotated[Format, Path(description="The format of the file.")],
    services: ServicesDep,
    made: Annotated[Leaflets, Depends(leaflets)],
    *,
    lang: Annotated[Language, Query(description="The language.")] = "en",
    odds: Annotated[bool, Query(description="Whether the house's advantage on each bet stands in it.")] = False,
) -> Response:
    """How to play at a house, to print or to read."""
    house = services.houses.get(key)
    content = await made.get(services, house, lang=lang, fmt=fmt, odds=odds)
    headers = {"content-disposition": f'inline; filename="{_file_name(house.key)}-{lang}.{fmt}"'}
    if fmt == "html":
        headers["content-security-policy"] = f"{html_policy()}; base-uri 'none'; frame-ancestors 'none'"
    return Response(content, media_type=_TYPES[fmt], headers=headers)


def _file_name(key: str) -> str:
    """The key of a house, which may be the name of any file, as a header can carry it."""
    return "".join(each if each.isascii() and (each.isalnum() or each in "-_") else "-" for each in key)
