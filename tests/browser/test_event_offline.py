"""A table of an event whose device loses the network in mid-partida: it goes on entering, and heals without loss or doubles."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, axe
from browser.conftest import Visit
from browser.test_phone import fits
from browser.test_placar import SMALL_PHONE, score, tap

Json = dict[str, Any]
OTHER = "Tatu confirma neste celular"


class Event:
    """An event as its desk sees it, over REST."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        opened = self.client.post("/api/torneios", json={"preset": "fenacef", "name": "Copa da Várzea"}).json()
        self.path, self.key = f"/api/torneios/{opened['id']}", opened["key"]
        pairs = (("Onça", "Ana", "Caio"), ("Tatu", "Bia", "Davi"))
        entries = [{"type": "entry", "name": pair, "people": [{"name": one} for one in people]} for pair, *people in pairs]
        group = {"type": "group", "stage": "grupos", "group": "A", "slots": ["#1", "#2"]}
        self.post("/acts", acts=[*entries, {"type": "entries-closed"}, group])

    def post(self, what: str, **body: Any) -> Json:
        answer = self.client.post(self.path + what, json={"key": self.key, **body})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    @property
    def jogo(self) -> Json:
        told: Json = self.client.get(self.path).json()["jogos"][0]
        return told


@pytest.fixture
def event(server: str) -> Iterator[Event]:
    with httpx.Client(base_url=server, timeout=60) as client:
        yield Event(client)


def both(page: Page, name: str) -> None:
    """One side marks, and the other confirms on the same device."""
    tap(page, name)
    tap(page, OTHER)
    expect(page.get_by_role("button", name=OTHER)).to_have_count(0)


def kept(page: Page, told: str) -> None:
    expect(page.get_by_text(told, exact=True)).to_be_visible()


def test_a_device_that_loses_the_network_keeps_entering_and_heals(visit: Visit, event: Event, faults: Faults) -> None:
    faults.allow(r"net::ERR_INTERNET_DISCONNECTED")
    board = event.post("/placar", jogo=event.jogo["id"])
    page = visit(f"/placar/{board['id']}#{board['fragment']}", **SMALL_PHONE)
    both(page, "Ana")
    both(page, "Nós ganhamos a mão")
    score(page, 1, 0)

    page.context.set_offline(True)
    tap(page, "Nós pedimos truco")
    kept(page, "sem rede: 1 lançamento guardado")
    tap(page, OTHER)
    both(page, "Aceitaram (vale 3)")
    both(page, "Eles ganharam a mão")
    kept(page, "sem rede: 6 lançamentos guardados")
    score(page, 1, 0)
    fits(page)
    axe(page)
    assert event.client.get(f"/api/placares/{board['id']}").json()["version"] == 4

    page.context.set_offline(False)
    score(page, 1, 3)
    expect(page.get_by_text("guardado")).to_have_count(0)
    page.reload()
    score(page, 1, 3)
    assert event.client.get(f"/api/placares/{board['id']}").json()["version"] == 10

    page.context.set_offline(True)
    both(page, "Nós ganhamos a mão")
    referee = {"key": board["keys"][-1], "version": 10, "entry": {"type": "result", "side": 1}}
    assert event.client.post(f"/api/placares/{board['id']}/lines", json=referee).status_code == 201
    event.post("/acts", acts=[{"type": "rows", "jogo": event.jogo["id"], "sides": [1, 2], "rows": [[3, 12], [4, 12]]}])
    faults.allow("409")
    page.context.set_offline(False)
    expect(page.get_by_text("Não coube mais: Mão para Onça")).to_be_visible()
    fits(page)
    axe(page)
    jogo = event.jogo
    assert (jogo["contested"], [row["score"] for row in jogo["rows"]]) == (True, [[3, 12], [4, 12]])
    page.reload()
    expect(page.get_by_text("Não coube mais: Mão para Onça")).to_be_visible()
    tap(page, "Deixar este de fora")
    expect(page.get_by_text("Não coube mais")).to_have_count(0)
    score(page, 1, 4)
