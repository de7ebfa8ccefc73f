"""Without a network: the server is stopped, whole partidas are played against bots, it starts again, and they are there."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.browser_kit import Faults, axe, serving
from browser.conftest import Visit
from browser.table_page import PLAY_NOW, PRESS, QUICK, Keys, Look, TablePage, Voice

PHONE = {"width": 390, "height": 844}
READY = "Carteado está pronto para jogar sem rede."
REFUSED = "ERR_CONNECTION_REFUSED|O servidor não responde"
# The rests between acts are for people: here the time of the table runs faster, and that of the page's own patience does not.
HASTE = """() => {
    const [read, set, began] = [performance.now.bind(performance), window.setTimeout.bind(window), performance.now()]
    performance.now = () => began + (read() - began) * 20
    window.setTimeout = (call, ms = 0, ...rest) => set(call, ms < 5000 ? ms / 20 : ms, ...rest)
}"""


class Server:
    """A server that can be stopped and started again where it was."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self._running = ExitStack()
        self.on()

    def on(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        self.address = self._running.enter_context(serving(self.data, "--port", port))

    def off(self) -> None:
        self._running.close()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data")
    yield server
    server.off()


@pytest.fixture
def page(visit: Visit, own: Server, faults: Faults) -> Page:
    """A phone on which everything was laid up."""
    faults.home = own.address
    page = visit(base_url=own.address, viewport=PHONE, liked=QUICK)
    page.add_init_script(f"({HASTE})()")
    page.goto("/")
    page.get_by_role("button", name="Deixar pronto para jogar sem rede").click()
    expect(page.get_by_text(READY)).to_be_visible()
    return page


def keen(look: Look) -> Voice | None:
    """Few mãos: every one is called as high as it goes."""
    return look.voice("TRUCO", "Pedir")


def test_a_partida_of_truco_with_the_server_off_is_on_the_server_once_it_is_on(page: Page, own: Server, faults: Faults) -> None:
    faults.allow(REFUSED)
    axe(page)
    own.off()
    page.reload()
    page.get_by_role("button", name=PLAY_NOW).click()
    table = TablePage(page).ready()
    table.play_on(Keys(), lambda look: len(look.cards) == 2, keen)
    held = table.look().cards
    page.reload()  # nothing is lost
    assert TablePage(page).ready().my_turn().cards == held
    table.play_on(Keys(), lambda look: look.over, keen)
    assert table.told()[-1].startswith("Fim da partida: ")
    table.result.get_by_role("link", name="Rever").click()
    expect(page.get_by_role("heading", name="Truco mineiro")).to_be_visible()
    expect(page.get_by_role("region", name="Mesa de truco")).to_be_visible()

    page.goto("/")
    played = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Truco mineiro", exact=True))
    expect(played.get_by_text("só neste aparelho")).to_be_visible()
    own.on()
    page.reload()
    expect(played.get_by_text("guardada no servidor")).to_be_visible()
    (kept,) = page.request.get("/api/sem-rede").json()
    assert (kept["game"], kept["verdict"]) == ("truco-fenacef", "proved")
    assert max(kept["score"]) >= 12
    assert page.request.get("/api/tables/mine").json() == []


def test_a_partida_of_cacheta_with_the_server_off_is_on_the_server_too(page: Page, own: Server, faults: Faults) -> None:
    """One against one, by the house game in which a deal may be left for a life, until somebody has none."""
    faults.allow(REFUSED)
    own.off()
    page.goto("/jogar/cacheta")
    for choice in ("Um contra um", "Pode fugir", "Ficam com robôs"):
        page.get_by_role("radio", name=re.compile(f"^{choice}")).check(force=True)
    page.get_by_role("button", name="Abrir a mesa").click()
    page.get_by_role("button", name=re.compile("^(Começar|Pode começar)")).first.click()
    result = page.get_by_role("region", name="Resultado")
    asked = page.get_by_role("button", name=re.compile("^(Abandonar|Cortar aqui)"))
    while not result.is_visible():
        asked.or_(result).first.wait_for()
        with suppress(TimeoutError):  # what was asked may be over before the click
            asked.first.click(timeout=PRESS)
    expect(result.get_by_role("heading")).to_be_visible()
    own.on()
    page.goto("/")
    played = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Cacheta", exact=True))
    expect(played.get_by_text("guardada no servidor")).to_be_visible()
    (kept,) = page.request.get("/api/sem-rede").json()
    assert (kept["game"], kept["verdict"], len(kept["names"])) == ("cacheta", "proved", 2)
    assert 0 in kept["score"]
