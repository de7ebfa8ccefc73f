"""The toy in the browser, on the plain board that is drawn from view and menu alone: whole partidas by mouse."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import axe
from browser.conftest import browser, data, faults, house, page, server, visit
from carteado import catalogue
from carteado.regulations import regulation

__all__ = ["browser", "data", "faults", "house", "page", "server", "visit"]
pytestmark = pytest.mark.browser

LONGEST = 240  # seconds
GAMES = [("brinquedo-casa", {"rounds": "2"}), ("brinquedo", {"deals": "1"})]


def _opened(page: Page, game: str, options: dict[str, str]) -> None:
    page.goto("/")
    setup = {"game": game, "options": options, "pace": "fast", "quick": True}
    answer = page.request.post("/api/tables", data={"setup": setup, "sit": True, "bots": True})
    assert answer.status == 201, answer.text()
    page.goto(f"/mesa/{answer.json()['id']}")


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_partida_to_its_result(page: Page, game: str, options: dict[str, str]) -> None:
    _opened(page, game, options)
    acts = page.get_by_role("group", name="O que você pode fazer").get_by_role("button")
    over = page.get_by_role("region", name="Resultado").or_(page.get_by_role("dialog", name="Resultado"))
    deadline = time.monotonic() + LONGEST
    looked = False
    while not over.is_visible():
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if acts.count() == 0:
            page.wait_for_timeout(50)
            continue
        if not looked:
            axe(page)
            looked = True
        acts.last.click(timeout=2000)
        page.wait_for_timeout(100)
    expect(over).to_be_visible()
    assert looked


def test_the_home_page_and_the_set_up_show_it_by_what_its_regulation_says(page: Page) -> None:
    text = regulation("brinquedo")
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=text.title.pt, exact=True))
    expect(card.locator(".words p")).to_have_text(text.summary.pt.partition(". ")[0].removesuffix(".") + ".")
    expect(card.locator("svg").first).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(len(catalogue.GAMES))
    card.get_by_role("link", name="Montar uma mesa").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(text.title.pt)
    page.get_by_role("button", name="Abrir a mesa").click()
    page.wait_for_url(re.compile("/mesa/"))
    expect(page.get_by_role("heading", level=1)).to_have_text(text.title.pt)
