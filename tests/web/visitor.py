"""One person with a browser of their own: a page, its language, size and colours, and all that came over its sockets.

Everything is found as a person finds it, by role and name; the socket is only listened to.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Literal, Self

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)

from harness.patience import PATIENCE_SECONDS, until

Json = dict[str, Any]
Scheme = Literal["dark", "light"]

_PATIENCE_MS = PATIENCE_SECONDS * 1000
expect.set_options(timeout=_PATIENCE_MS)


class Visitor:
    """A browser with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str | None = None,
        width: int = 1360,
        height: int = 860,
        lang: str = "en-GB",
        scheme: Scheme = "dark",
        reduced: bool = False,
        touch: bool = False,
        scale: float = 1,
    ) -> None:
        self.url, self.name = url, name
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=scheme,
            reduced_motion="reduce" if reduced else "no-preference",
            has_touch=touch,
            device_scale_factor=scale,
        )
        self.context.set_default_timeout(_PATIENCE_MS)
        self.faults: list[str] = []
        """What went wrong in the page itself: exceptions, and what the content policy stopped."""
        self.texts: list[str] = []
        """Every frame that came over a socket, as text."""
        self.sent: list[Json] = []
        """Every frame that went over a socket."""
        self.document: Json = {}
        self.sequence = -1
        if name is not None:
            self.sign_in(name)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(f"{error.name}: {error.message}\n{error.stack}"))
        self.page.on("console", self._hear)

    def sign_in(self, name: str) -> None:
        """Become a guest of that name, without the page."""
        answer = self.context.request.post("/api/session", data={"name": name}, timeout=_PATIENCE_MS)
        assert answer.status == 201, answer.text()

    def close(self) -> None:
        """Go away."""
        self.context.close()

    # ------------------------------------------------------------------------------------- listening

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(
            ("Failed to load resource", "WebSocket")
        ):
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _take(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.texts.append(text)
        frame = json.loads(text)
        if frame["type"] in ("hello", "document") and frame["document"] is not None:
            self.document, self.sequence = frame["document"], frame["sequence"]
        elif frame["type"] == "step" and frame["since"] == self.sequence:
            for change in frame["changes"]:
                place: Any = self.document
                for key in change["path"][:-1]:
                    place = place[key]
                place[change["path"][-1]] = change["value"]
            self.sequence = frame["sequence"]

    @property
    def frames(self) -> list[Json]:
        """Every frame so far."""
        return [json.loads(text) for text in self.texts]

    @property
    def view(self) -> Json:
        """What the server shows this visitor of the table."""
        found: Json = self.document["view"]
        return found

    @property
    def phase(self) -> str:
        """The phase, as the server told it last."""
        found: str = self.document["view"]["phase"] if self.document else "unknown"
        return found

    def until(self, holds: Callable[[], bool], what: str = "it") -> None:
        """Wait until something holds, while the page goes on."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not holds():
            assert time.monotonic() < end, f"{what} did not come; {self._circumstances()}"
            # The events of the page are handed over while we wait here.
            self.page.wait_for_timeout(15)

    def _circumstances(self) -> str:
        """Where the visitor is, and what was said last over the socket."""
        sent = [frame for frame in self.sent if frame["type"] != "ping"][-3:]
        said = [text[:400] for text in self.texts if not text.startswith('{"type":"pong"')][-3:]
        return f"the table is in {self.phase}, {self.page.url}; sent last: {sent}; came last: {said}"

    def fetch(self, path: str) -> Any:
        """What the interface says to this visitor."""
        answer = self.ask(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def ask(self, path: str) -> APIResponse:
        """What the server answers to this visitor, however busy it is."""

        def answered() -> APIResponse | None:
            answer = self.context.request.get(path, timeout=_PATIENCE_MS)
            return None if answer.status == 503 else answer

        return until(answered, f"an answer to {path}")

    # ----------------------------------------------------------------------------------------- pages

    def open(self, path: str) -> Self:
        """Go to an address and wait for its page."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
        return self

    def at(self, table: str, *, sit: bool = False) -> Self:
        """Go to a table, and sit down there."""
        self.page.goto(f"/table/{table}{'?sit' if sit else ''}")
        if sit:
            self.until(
                lambda: bool(self.document) and (self.view["own"] or {}).get("balance", 0) > 0, "a seat with chips"
            )
        expect(self.page.locator("[data-bet]").first).to_be_visible()
        return self

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def screenshot(self, path: str) -> None:
        """Save what is seen; a page that is gone has nothing to show."""
        try:
            self.page.screenshot(path=path, timeout=_PATIENCE_MS, animations="allow")
        except Error:
            self.faults.append("no picture could be taken")
