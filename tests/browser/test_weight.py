"""What the first visit costs: the bytes that travel, compressed as they travel, until cards are in the hand."""

import re
from pathlib import Path

from playwright.sync_api import Page, Request, expect

import carteado
from browser.browser_kit import Faults
from browser.conftest import Visit
from browser.table_page import PLAY_NOW, QUICK, Keys, TablePage

HOME = 200_000
BAR = 300_000
WITH_COURTS = 400_000
COURT = re.compile(r"/assets/[JQK][PCEO]-[\w-]+\.svg$")
ASSETS = Path(carteado.__file__).parent / "server" / "client" / "assets"
FONT = re.compile(r"\.woff2$")


class Scales:
    """Every file that came over the wire, with its size there."""

    def __init__(self, page: Page) -> None:
        self._requests: list[Request] = []
        page.on("requestfinished", self._finished)

    def _finished(self, request: Request) -> None:
        self._requests.append(request)

    def weighed(self) -> dict[str, int]:
        sizes = {request.url: request.sizes() for request in self._requests if request.method == "GET"}
        return {url: size["responseBodySize"] + size["responseHeadersSize"] for url, size in sizes.items()}


def test_the_first_visit_is_light(visit: Visit) -> None:
    page = visit(liked=QUICK)
    scales = Scales(page)
    page.goto("/")
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    home = sum(scales.weighed().values())
    page.get_by_role("button", name=PLAY_NOW).click()
    table = TablePage(page).ready()
    table.play_on(Keys(), lambda look: len(look.cards) == 3)
    page.evaluate("() => document.fonts.ready")

    found = scales.weighed()
    counted = {url: size for url, size in found.items() if not COURT.search(url)}
    assert any(FONT.search(url) for url in counted)
    assert sum(size for url, size in counted.items() if url.endswith((".js", ".css"))) > 30_000, counted
    assert 0 < home < HOME, counted
    assert home < sum(counted.values()) < BAR, counted
    courts = sorted(path.name for path in ASSETS.iterdir() if COURT.search(f"/assets/{path.name}"))
    assert len(courts) == 12
    page.evaluate(
        "(names) => Promise.all(names.map((name) => fetch('/assets/' + name).then((answer) => answer.text())))", courts
    )
    assert sum(scales.weighed().values()) < WITH_COURTS, scales.weighed()


def test_nothing_is_fetched_twice(visit: Visit, faults: Faults) -> None:
    page = visit("/", liked=QUICK)
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    scales = Scales(page)
    page.reload()
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    assets = {url: size for url, size in scales.weighed().items() if "/assets/" in url}
    assert sum(assets.values()) == 0, assets
