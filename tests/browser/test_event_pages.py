"""Every page of an event in full swing: axe, no scrolling sideways, and what a stranger finds on a telephone."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tools import event_pictures

from browser.browser_kit import axe
from browser.conftest import Visit
from browser.table_page import DESKTOP, PHONE, QUICK
from browser.test_phone import WIDE, fits
from browser.test_placar import SMALL_PHONE
from browser.test_widths import CUT, resized

PROJECTOR = {"width": 1920, "height": 1080}
# How tall the boxes of the chave are that are seen whole.
WHOLE = """() => {
    const drawing = document.querySelector('.drawing svg')
    const frame = drawing.getBoundingClientRect()
    const boxes = [...drawing.querySelectorAll('[data-jogo] > rect')].map((one) => one.getBoundingClientRect())
    const within = (one, low, high) => one[low] >= frame[low] && one[high] <= frame[high]
    return boxes.filter((one) => within(one, 'top', 'bottom') && within(one, 'left', 'right')).map(({ height }) => height)
}"""
TALL = "() => document.documentElement.scrollHeight"
TABS = {
    "": "Para olhar agora", "inscricoes": "Inscrições", "sorteio": "Sorteios feitos", "fases": "Tabelas prontas",
    "mesas": "O resto do dia", "sumulas": "", "classificacao": "Grupo A", "chave": "Final", "decisoes": "Decisões tomadas",
    "avisos": "Listas de verificação", "impressos": "Só da mesa de controle", "papeis": "Dar um papel",
    "regulamento": "Ensaio", "registro": "Escrever um ato",
}  # fmt: skip


@pytest.fixture(scope="module")
def event(server: str) -> tuple[str, str]:
    """An event in full swing and the key of its coordinator."""
    return event_pictures.opened(server)


@pytest.mark.parametrize(("theme", "viewport"), [("day", DESKTOP), ("night", PHONE)], ids=["desktop by day", "phone by night"])
def test_every_tab_of_the_desk_can_be_read(visit: Visit, event: tuple[str, str], theme: str, viewport: dict[str, int]) -> None:
    identity, key = event
    page = visit(f"/torneio/{identity}#k.{key}", viewport=viewport, liked={**QUICK, "theme": theme})
    expect(page.get_by_role("heading", name=TABS[""])).to_be_visible()  # the key is kept from now on
    for tab, heading in TABS.items():
        page.goto(f"/torneio/{identity}/{tab}".rstrip("/"))
        expect(page.get_by_role("navigation", name="Partes do torneio").locator('[aria-current="page"]')).to_be_visible()
        if heading:
            expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
        wide, screen = page.evaluate(WIDE)
        assert wide <= screen, f"{tab} is {wide} wide"
        axe(page)


def test_every_tab_of_the_desk_holds_its_words(visit: Visit, event: tuple[str, str]) -> None:
    """From the narrowest phone, upright and on its side."""
    identity, key = event
    page = visit(f"/torneio/{identity}#k.{key}", liked=QUICK)
    expect(page.get_by_role("heading", name=TABS[""])).to_be_visible()
    found = {}
    for tab, heading in TABS.items():
        page.goto(f"/torneio/{identity}/{tab}".rstrip("/"))
        expect(page.get_by_role("heading", name=re.compile(heading)).first).to_be_visible()
        if wrong := resized(page, CUT, sizes=((320, 568), (412, 915), (640, 360))):
            found[tab] = wrong
    assert found == {}


def test_a_stranger_finds_where_to_play_and_why_a_place_is_what_it_is(visit: Visit, event: tuple[str, str]) -> None:
    page = visit(f"/torneio/{event[0]}", **SMALL_PHONE, liked=QUICK)
    page.get_by_label("O seu nome, ou o da dupla").fill("fabio")
    page.get_by_role("link", name="Ema", exact=True).tap()
    expect(page).to_have_url(re.compile("/lado/3$"))
    following = page.get_by_role("region", name="Próximo jogo")
    expect(following).to_contain_text("mesa 2")
    expect(following).to_contain_text("contra Tatu")
    expect(following).to_contain_text("Chamado: vá para a mesa.")
    expect(page.get_by_role("region", name="O que precisamos")).to_contain_text("Ema")
    expect(page.get_by_role("region", name="Nossos resultados").get_by_role("button")).to_have_count(2)
    fits(page)
    axe(page)
    page.goto(f"/torneio/{event[0]}/classificacao")
    page.get_by_role("region", name="Grupo A").get_by_role("button", name="por quê?").first.tap()
    expect(page.get_by_text(re.compile("^Onça: 1º"))).to_be_visible()
    axe(page)


def test_the_code_of_a_sheet_opens_its_jogo(visit: Visit, event: tuple[str, str]) -> None:
    page = visit(f"/torneio/{event[0]}?jogo=g3", **SMALL_PHONE, liked=QUICK)
    dialog = page.get_by_role("dialog", name="Onça x Tatu")
    expect(dialog.get_by_role("row", name="Onça 12 10 12")).to_be_visible()
    expect(dialog.get_by_role("button", name="Lançar")).to_have_count(0)
    axe(page)


def test_the_projector_goes_round_by_itself_and_is_read_from_afar(visit: Visit, event: tuple[str, str]) -> None:
    page = visit(f"/torneio/{event[0]}/telao", viewport=PROJECTOR, liked=QUICK)
    page.clock.install()
    page.reload()
    expect(page.get_by_role("heading", name="Chamados: vão para a mesa")).to_be_visible()
    expect(page.get_by_role("row", name="mesa 1 Onça x Anta")).to_be_visible()
    seen = [_shown(page)]
    for _ in range(7):
        page.clock.run_for(10_100)
        seen.append(_shown(page))
    assert {"Grupo A", "Grupo B", "Chave", "Últimos resultados", "Próximos jogos"} <= set(seen)
    assert seen[-1] == seen[0]


def test_the_projector_holds_a_draw_of_eight_groups_to_its_proof_and_goes_on(visit: Visit, server: str) -> None:
    with httpx.Client(base_url=server) as api:
        made = api.post("/api/torneios", json={"preset": "fenacef", "name": "Copa da Várzea"}).json()
        path = f"/api/torneios/{made['id']}"

        def post(what: str, **body: object) -> dict[str, Any]:
            answer = api.post(path + what, json={"key": made["key"], **body})
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        names = [f"Dupla dos Tropeiros da Serra {number}" for number in range(40)]
        post("/linhas", lines=[*[f"inscreve {name}: {name} um / {name} dois" for name in names], "encerra inscrições"])
        commitment = post("/sorteio/abre", purpose="groups")["commitment"]
        page = visit(f"/torneio/{made['id']}/telao", viewport=PROJECTOR, liked=QUICK)
        page.clock.install()
        page.reload()
        expect(page.get_by_text(commitment)).to_be_visible()
        words = ["zap", "copeta"]
        post("/sorteio", commitment=commitment, words=words, groups=list("ABCDEFGH"), sizes=[5] * 8)
        listed = page.get_by_role("listitem")
        _until(page, listed.first)
        assert listed.count() < 10  # one at a time
        assert page.evaluate(TALL) <= PROJECTOR["height"]
        _until(page, listed.nth(39))
        assert page.evaluate(TALL) <= PROJECTOR["height"]
        proof = page.get_by_role("region", name="A prova")
        _until(page, proof)
        assert "dá o mesmo resultado" in proof.inner_text()
        assert page.evaluate(TALL) <= PROJECTOR["height"]
        axe(page)
        _until(page, page.get_by_role("heading", name="Grupo A"))
        expect(proof).to_have_count(0)
        places = [f"{place}{group}" for place in (1, 2) for group in "ABCDEFGH"]
        post("/linhas", lines=[f"chave: {' '.join(places)}"])
        _until(page, page.get_by_role("heading", name="Chave 2/3"))
        heights = page.evaluate(WHOLE)
        assert len(heights) == 6  # four oitavas and the quartas they lead to
        assert min(heights) >= 2 * 0.06 * PROJECTOR["height"]


def _until(page: Page, wanted: Locator) -> None:
    """Time goes by until this is there."""
    for _ in range(90):
        if wanted.is_visible():
            break
        page.clock.run_for(2_000)
    expect(wanted).to_be_visible()


def _shown(page: Page) -> str:
    """The slide that is there: it fits on the screen, and its letters are 4 % of its height at least."""
    heading = page.get_by_role("heading", level=1)
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen
    small = page.evaluate(
        "() => [...document.querySelectorAll('.telao th, .telao td')].map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert all(size >= 0.04 * PROJECTOR["height"] for size in small), small
    low = page.evaluate(
        "() => Math.max(0, ...[...document.querySelectorAll('.telao tr')].map((row) => row.getBoundingClientRect().bottom))"
    )
    assert low <= PROJECTOR["height"]
    axe(page)
    return heading.inner_text()


def test_a_jogo_is_dragged_to_another_table_and_two_change_places(visit: Visit, server: str) -> None:
    identity, key = event_pictures.opened(server)
    page = visit(f"/torneio/{identity}#k.{key}", viewport=DESKTOP, liked=QUICK)
    tables = page.get_by_role("list", name="Mesas").get_by_role("listitem")
    expect(tables.nth(0)).to_contain_text("Onça x Anta")
    tables.nth(0).get_by_role("button").drag_to(tables.nth(3))
    expect(tables.nth(3)).to_contain_text("Onça x Anta")
    expect(tables.nth(0)).to_contain_text("livre")
    tables.nth(3).get_by_role("button").drag_to(tables.nth(1))
    expect(tables.nth(1)).to_contain_text("Onça x Anta")
    expect(tables.nth(3)).to_contain_text("Tatu x Ema")


def test_a_rehearsal_is_marked_on_every_page_and_thrown_away(visit: Visit, server: str) -> None:
    identity, key = event_pictures.opened(server)
    page = visit(f"/torneio/{identity}/regulamento#k.{key}", viewport=DESKTOP, liked=QUICK)
    page.get_by_role("button", name="Ensaiar o dia").click()
    expect(page).not_to_have_url(re.compile(identity))
    path = page.url
    for tab in ("", "/classificacao", "/chave", "/registro", "/telao", "/cerimonia"):
        page.goto(path + tab)
        expect(page.get_by_text("ENSAIO", exact=True)).to_be_visible()
    page.goto(f"{path}/regulamento")
    page.get_by_label("Pode jogar fora").check()
    page.get_by_role("button", name="Jogar o ensaio fora").click()
    expect(page.get_by_role("heading", name="Torneios", level=1)).to_be_visible()
