"""Two strangers press "Achar mesa" and sit at one table; whoever leaves the page looks no more."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.browser_kit import Faults, axe, serving
from browser.conftest import Visit
from browser.table_page import QUICK

PHONE = {"width": 390, "height": 844}
SLOW = 1.5  # two pages of a busy machine have to ask within fifteen seconds


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[str]:
    """A server of its own, whose time runs nearly as ours does."""
    with serving(tmp_path, speed=SLOW) as address:
        yield address


def test_two_strangers_who_look_for_the_same_game_meet_at_a_table(visit: Visit, slow: str, faults: Faults) -> None:
    faults.home = slow
    ana, bia, caio = (visit("/", base_url=slow, liked=QUICK, viewport=PHONE) for _ in range(3))
    for page in (caio, ana):
        page.get_by_role("link", name="Achar mesa: Canastra").click()
        expect(page.get_by_role("heading", name="Achar mesa")).to_be_visible()
    expect(ana.get_by_text("2 pessoas procurando esta mesa, com você.")).to_be_visible()
    axe(ana)
    caio.get_by_role("link", name="Parar de procurar").click()
    expect(ana.get_by_text("Por enquanto, só você procura esta mesa.")).to_be_visible()
    bia.get_by_role("link", name="Achar mesa: Canastra").click()
    for page in (ana, bia):
        page.wait_for_url("**/mesa/*")
        expect(page.get_by_role("region", name="Mesa de canastra")).to_be_visible()
    assert ana.url == bia.url
    chairs = ana.request.get(ana.url.replace("/mesa/", "/api/tables/")).json()["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "person", "bot", "bot"]
    expect(caio.get_by_role("heading", name="Puxe uma cadeira.")).to_be_visible()
    for page in (ana, bia, caio):
        page.context.close()  # before their server stops
