"""The shop window: every game that can be played, with its picture and its line, and one button that opens a table."""

import re
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from carteado.catalogue import GAMES


@pytest.fixture(params=[(390, 844), (1280, 800)], ids=["phone", "desktop"])
def home(page: Page, request: pytest.FixtureRequest) -> Page:
    width, height = request.param
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    expect(page.get_by_role("button", name="Jogar agora: Buraco")).to_be_visible()
    return page


def test_every_game_is_in_the_window(home: Page) -> None:
    cards = home.get_by_role("article")
    expect(cards).to_have_count(len(GAMES))
    for card in cards.all():
        expect(card.locator("svg").first).to_be_visible()
        assert len(card.locator(".line").text_content() or "") > 20
        expect(card.locator(".code")).to_be_visible()
    sizes = home.get_by_role("article").filter(has=home.get_by_role("heading", name="Buraco", exact=True)).get_by_role("button")
    assert [button.inner_text() for button in sizes.all()] == ["Jogar agora", "Aprender", "Um contra um"]
    doors = home.get_by_role("navigation", name="As quatro portas").get_by_role("link")
    assert [door.get_attribute("href") for door in doors.all()] == ["#games", "/torneios", "/arbitro", "/laboratorio"]
    assert home.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("name", "options"), [("Canastra", {"profile": "clean"}), ("Buraco", {})])
def test_a_quick_game_of_canastra_has_no_mistakes_that_cost(page: Page, name: str, options: dict[str, str]) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name="Um contra um: Buraco")).to_be_visible()
    page.get_by_role("button", name=f"Jogar agora: {name}").click()
    page.wait_for_url(re.compile("/mesa/"))
    setup = page.request.get(page.url.replace("/mesa/", "/api/tables/")).json()["setup"]
    assert (setup["game"], setup["quick"], setup["options"]) == (name.lower(), True, options)


def test_the_laboratory_leads_to_what_it_names(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Laboratório").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Laboratório")
    expect(page.get_by_role("link", name="Treino · Blackjack")).to_be_visible()
    page.get_by_role("link", name="Truco paulista de matar e Truco mineiro").click()
    page.wait_for_url("**/arbitro/comparar/truco-asfo/truco-fenacef")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_event_of_today_is_on_the_first_page(page: Page) -> None:
    today = page.request.post(
        "/api/torneios", data={"preset": "livre", "name": "Copa de hoje", "day": date.today().isoformat(), "game": "canastra"}
    )
    other = page.request.post(
        "/api/torneios", data={"preset": "livre", "name": "Copa antiga", "day": "01/02/2003", "game": "canastra"}
    )
    assert (today.status, other.status) == (201, 201)
    page.goto("/")
    events = page.get_by_role("region", name="Torneios de hoje")
    expect(events.get_by_role("link", name="Copa de hoje")).to_be_visible()
    expect(events.get_by_role("link", name="Copa antiga")).to_have_count(0)
