"""Jogos played at tables of the server, through the page: opened at the desk, sat down at by link, results that arrive."""

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.browser_kit import axe
from browser.conftest import Visit
from browser.table_page import DESKTOP, PHONE, QUICK
from play.play_kit import Guest, gathered
from play.stubborn_kit import Stubborn

Json = dict[str, Any]
WAIT = 120_000
NAMES = ("Ana", "Beto", "Cida", "Davi")


def event(api: httpx.Client, game: str, options: dict[str, str]) -> Json:
    """An event of two pairs that meet once, in one partida."""
    made: Json = api.post("/api/torneios", json={"preset": "livre", "name": "Copa de longe", "game": game}).json()
    pairs = [{"type": "entry", "name": f"{a} e {b}", "people": [{"name": a}, {"name": b}]} for a, b in (NAMES[:2], NAMES[2:])]
    acts = [
        {"type": "option", "key": "bestOf", "value": "1"},
        {"type": "online", "options": options, "delay": 15},
        *pairs,
        {"type": "entries-closed"},
        {"type": "group", "stage": "grupos", "group": "A", "slots": ["#1", "#2"]},
    ]
    answer = api.post(f"/api/torneios/{made['id']}/acts", json={"key": made["key"], "acts": acts})
    assert answer.status_code == 200, answer.text
    return made


def opened(desk: Page) -> dict[str, str]:
    """The desk opens the table and gives everybody an address."""
    desk.get_by_text("Mesas do servidor", exact=True).click()
    desk.get_by_role("checkbox", name="Ana e Beto x Cida e Davi").check()
    desk.get_by_role("button", name="Abrir as mesas").click()
    desk.get_by_role("button", name="Fechar esta mesa").click()
    asked = desk.get_by_role("dialog", name="Fechar esta mesa")
    expect(asked).to_contain_text("Se há uma partida em jogo, ela se perde.")
    asked.get_by_role("button", name="Cancelar").click()
    expect(asked).to_have_count(0)
    expect(desk.get_by_text("0/4 nas cadeiras")).to_be_visible()
    desk.get_by_role("button", name="Endereços das pessoas").click()
    return {name: desk.get_by_role("textbox", name=name, exact=True).input_value() for name in NAMES}


def seated(server: str, event: Json, jogo: str, link: str) -> tuple[str, int, Guest]:
    """Somebody who comes by a link without a page: the table, the seat, and their cookie."""
    with httpx.Client(base_url=server) as api:
        api.put("/api/me", json={"name": "Alguém"})
        key = link.partition("#k.")[2]
        answer = api.post(f"/api/torneios/{event['id']}/online/cadeira", json={"key": key, "jogo": jogo})
        assert answer.status_code == 200, answer.text
        cookie = "; ".join(f"{name}={value}" for name, value in api.cookies.items())
        return answer.json()["table"], answer.json()["seat"], Guest("Alguém", cookie)


def play(server: str, table: str, people: Sequence[tuple[int, Guest]]) -> None:
    """These play on until the match is over."""

    async def together() -> None:
        up = asyncio.Event()
        up.set()
        found = [Stubborn(guest, table, seat, f"robot-{seat}", Random(seat)) for seat, guest in people]
        base = cast("Any", SimpleNamespace(base=server))
        await gathered(*(person.play(lambda: base, lambda: up) for person in found))

    with ThreadPoolExecutor(1) as apart:  # Playwright has the loop of this thread
        apart.submit(asyncio.run, together()).result()


@pytest.mark.parametrize(
    ("game", "options"),
    [pytest.param("truco-sinsep", {}, id="truco"), pytest.param("canastra", {"max_deals": "1"}, id="canastra")],
)
def test_a_jogo_is_played_at_a_table_and_its_result_arrives_by_itself(
    visit: Visit, server: str, game: str, options: dict[str, str]
) -> None:
    with httpx.Client(base_url=server) as api:
        made = event(api, game, options)
        jogo = api.get(f"/api/torneios/{made['id']}").json()["jogos"][0]["id"]
    desk = visit(f"/torneio/{made['id']}#k.{made['key']}", viewport=DESKTOP)
    links = opened(desk)
    axe(desk)
    ana = visit(links["Ana"].removeprefix(server), liked=QUICK, viewport=PHONE)
    ana.get_by_role("button", name="Ir para a minha cadeira").click()
    expect(ana).to_have_url(re.compile("/mesa/"))
    expect(ana.get_by_text("Ana (você)")).to_be_visible()
    expect(ana.get_by_text("Lugar de Cida")).to_be_visible()
    expect(ana.get_by_role("button", name="Começar com robôs")).to_have_count(0)
    axe(ana)
    stranger = visit(ana.url.removeprefix(server), liked=QUICK)
    expect(stranger.get_by_text("Lugar de Cida")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sentar")).to_have_count(0)
    others = [seated(server, made, jogo, links[name]) for name in NAMES[1:]]
    expect(desk.get_by_text("4/4 nas cadeiras")).to_be_visible()
    ana.get_by_role("button", name="Pode começar").click()
    cookie = next(one for one in ana.context.cookies() if one.get("name") == "carteado")
    mine = Guest("Ana", f"carteado={cookie.get('value')}")
    play(server, others[0][0], [(0, mine), *[(seat, guest) for _, seat, guest in others]])
    expect(desk.get_by_role("heading", name="Falta assinar 1")).to_be_visible(timeout=WAIT)
    expect(ana.get_by_role("region", name="Resultado").get_by_role("link", name="Página do torneio")).to_be_visible(
        timeout=WAIT
    )
    with httpx.Client(base_url=server) as api:
        (told,) = api.get(f"/api/torneios/{made['id']}").json()["jogos"]
    assert (told["state"], len(told["rows"])) == ("decided", 1)
    score = told["rows"][0]["score"]
    assert told["winner"] == 1 + score.index(max(score))
