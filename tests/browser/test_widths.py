"""Every page from the narrowest phone to large letters on a desk: nothing wider than the screen, nothing cut.

One page a route, resized: loading is what costs.
"""

from collections.abc import Iterable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import rested
from browser.conftest import Visit
from browser.prepared import House, just_now, waiting
from browser.table_page import QUICK
from carteado.table import Who, incoming
from table.table_kit import ANA, Clock, Process

# Phones upright, phones on their side, and 1280 by 800 with letters twice as large.
SIZES: Final = ((320, 568), (343, 640), (360, 640), (390, 844), (393, 852), (412, 915), (640, 360), (844, 390), (640, 400))
LONG: Final = ("Maximiliano Augusto", "W" * 20, "Ana-Beatriz de Souza", "Sebastiana Rodrigues", "João Guimarães", "Bartolomeu")
# What leaves the screen at its side, unless it is a row to be pushed, and what can be pressed and is too small for its words.
CUT: Final = """() => {
    const pushed = (one) => one && (getComputedStyle(one).overflowX === 'auto' || pushed(one.parentElement))
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !one.closest('.unseen, .skip, svg *')
    const aside = ({ left, right, width }) => width > 2 && (left < -1 || right > innerWidth + 1)
    const tight = (one) => one.matches('button, a') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
    const name = (one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}`
    const wide = document.scrollingElement.scrollWidth
    return [...(wide > innerWidth ? [`the page: ${wide}`] : []),
        ...[...document.querySelectorAll('#app *')].filter(shown)
            .filter((one) => (aside(one.getBoundingClientRect()) && !pushed(one)) || tight(one)).map(name)]
}"""
# What covers the words of the waiting room.
COVERED: Final = """() => {
    const words = [...document.querySelectorAll('section[aria-label="Cadeiras"] :is([role="status"], .name)')]
    const at = ({ left, top, width, height }) => [0.2, 0.5, 0.8].map((part) => [left + width * part, top + height / 2])
    return words.filter((one) => at(one.getBoundingClientRect()).some(([x, y]) => {
        const above = document.elementFromPoint(x, y)
        return above && above !== one && !above.contains(one) && !one.contains(above)
    })).map((one) => one.textContent)
}"""
PATHS: Final = (
    "/",
    "/mesas",
    "/replay",
    "/jogar/truco-fenacef",
    "/jogar/truco-cego",
    "/jogar/buraco",
    "/jogar/pifpaf",
    "/jogar/blackjack",
    "/regulamento/truco-fenacef",
    "/regulamento/truco-cego/CEGO-1",
    "/arbitro/truco-asfo",
    "/arbitro/canastra",
    "/arbitro/comparar/truco-fenacef/truco-sinsep",
    "/arbitro/comparar/canastra/buraco",
    "/placar",
    "/torneios",
    "/treino/blackjack",
    "/conta",
    "/conta/partidas",
    "/conta/amigos",
)


def resized(page: Page, *scripts: str, sizes: Iterable[tuple[int, int]] = SIZES) -> dict[str, list[str]]:
    """What is wrong at each size."""
    found: dict[str, list[str]] = {}
    rested(page)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := [one for script in scripts for one in page.evaluate(script)]:
            found[f"{width}x{height}"] = wrong
    return found


def test_every_page_holds_its_words(visit: Visit, house: House) -> None:
    house.put(waiting(Who("id-long", LONG[1])))
    page = visit("/", liked=QUICK)
    found = {}
    for path in PATHS:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        if wrong := resized(page, CUT):
            found[path] = wrong
    assert found == {}


def seated(game: str, seats: int) -> Process:
    """A table that waits for people with the longest names; two chairs have bots, one nobody."""
    people = [Who(ANA.player if seat == 0 else f"id-{seat}", name) for seat, name in enumerate(LONG[:seats])]
    process = Process(clock=Clock(just_now()), checking=False)
    process.open(people[0], game=game)
    host = process.enter(people[0])
    process.do(host, incoming.Sit, seat=0)
    process.do(host, incoming.SeatBot, seat=1)
    for seat in range(3, seats):
        process.do(process.enter(people[seat]), incoming.Sit, seat=seat)
    process.do(host, incoming.SeatBot, seat=2)
    return process


@pytest.mark.parametrize(("game", "seats"), [("truco-fenacef", 4), ("truco-cego", 6)])
def test_the_waiting_room_holds_long_names(visit: Visit, house: House, game: str, seats: int) -> None:
    page = visit(f"/mesa/{house.put(seated(game, seats))}", who=ANA, liked=QUICK)
    expect(page.get_by_role("region", name="Cadeiras")).to_be_visible()
    assert resized(page, CUT, COVERED) == {}


def test_a_scoreboard_opens_at_its_top(visit: Visit) -> None:
    page = visit("/placar", viewport={"width": 390, "height": 640}, has_touch=True, is_mobile=True)
    for nth, field in enumerate(page.get_by_label("Pessoa").all()):
        field.fill(LONG[nth])
    page.get_by_role("button", name="Abrir o placar").tap()
    expect(page.get_by_role("heading", name="Quem dá as cartas primeiro?")).to_be_visible()
    rested(page)
    assert page.evaluate("[visualViewport.pageTop, visualViewport.pageLeft, innerWidth]") == [0, 0, 390]
    assert resized(page, CUT) == {}
