"""axe finds nothing wrong: every page and every state of a table, by day and by night."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, axe
from browser.conftest import Sit, Visit
from browser.prepared import House, called, finished, second_vaza, waiting
from browser.table_page import DESKTOP, PHONE, QUICK, TablePage
from table.table_kit import ANA

THEMES = ("day", "night")


@dataclass
class Way:
    """How a state is reached."""

    visit: Visit
    sit: Sit
    house: House


Shown = Callable[[Way], Page]


@pytest.fixture
def way(visit: Visit, sit: Sit, house: House) -> Way:
    return Way(visit, sit, house)


def opened(path: str, lang: str = "pt-BR") -> Shown:
    """A page that is there as soon as its heading is."""

    def show(way: Way) -> Page:
        page = way.visit(path, liked={**QUICK, "lang": lang})
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    return show


def lobby(way: Way) -> Page:
    way.visit(f"/mesa/{way.house.put(waiting(ANA))}", who=ANA, liked=QUICK)  # a table where nobody is is not listed
    page = way.visit("/mesas", liked=QUICK)
    expect(page.get_by_role("article").first).to_be_visible()
    return page


def house_rules(way: Way) -> Page:
    page = way.visit("/jogar/truco-fenacef", liked=QUICK)
    page.get_by_text("Como se joga").click()
    expect(page.get_by_role("button", name="por quê?").first).to_be_visible()
    return page


def regulation(way: Way) -> Page:
    page = way.visit("/regulamento/truco-fenacef/FEN-17.1a", liked=QUICK)
    expect(page.locator("[id='FEN-17.1a']")).to_be_in_viewport()
    return page


def settings(way: Way) -> Page:
    page = way.visit("/", liked=QUICK)
    page.get_by_role("button", name="Ajustes").click()
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    return page


def before_the_start(way: Way) -> Page:
    page = way.visit("/jogar/truco-fenacef", liked=QUICK, viewport=DESKTOP)
    page.get_by_role("button", name="Abrir a mesa").click()
    expect(page.get_by_role("img", name="Código QR")).to_be_visible()
    return page


def in_play(way: Way) -> Page:
    table = way.sit(second_vaza(), viewport=DESKTOP)
    table.my_turn()
    table.hand.get_by_role("button").first.click()
    return table.page


def call(way: Way) -> Page:
    table = way.sit(called(), viewport=PHONE)
    table.my_turn()
    return table.page


def clause(way: Way) -> Page:
    page = in_play(way)
    page.get_by_role("region", name="História da mão").get_by_role("button", name="por quê?").first.click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Ler no regulamento")).to_be_visible()
    return page


def result(way: Way) -> Page:
    table = way.sit(finished(), viewport=DESKTOP)
    expect(table.result).to_be_visible()
    return table.page


def proof(way: Way) -> Page:
    page = result(way)
    page.get_by_role("region", name="Resultado").get_by_role("button", name="Baralho honesto").click()
    expect(page.get_by_role("dialog").get_by_text("conferem")).to_be_visible()
    return page


def replay(way: Way) -> Page:
    table = TablePage(way.visit(f"/mesa/{way.house.put(finished())}/partida/1", who=ANA, liked=QUICK, viewport=DESKTOP)).ready()
    table.page.get_by_role("button", name="Ir para o fim da partida").click()
    return table.page


STATES: dict[str, Shown] = {
    "home": opened("/"),
    "home in English": opened("/", "en"),
    "nowhere": opened("/lugar/nenhum"),
    "a record": opened("/replay"),
    "set-up": house_rules,
    "lobby": lobby,
    "regulation": regulation,
    "settings": settings,
    "before the start": before_the_start,
    "in play": in_play,
    "a call on a phone": call,
    "a clause": clause,
    "result": result,
    "proof": proof,
    "replay": replay,
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(way: Way, faults: Faults, state: str) -> None:
    if state == "nowhere":
        faults.allow("status of 404")
    page = STATES[state](way)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(page)
