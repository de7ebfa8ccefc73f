"""Truco Cego: a partida of three against three, roda and testa, and what a seat that waits may not see."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from browser import cego_tables
from browser.browser_kit import axe, rested
from browser.conftest import Sit, Visit
from browser.prepared import House
from browser.table_page import DESKTOP, QUICK, WAIT, Finger, Keys, Look, Mouse, TablePage, Voice
from browser.test_phone import SMALL_PHONE, fits
from carteado.cards import cards
from carteado.table import Who
from carteado.words import Words
from carteado.words import cards as spoken
from games.cego.table.six_kit import SIX
from table.table_kit import ANA, Process

HANDS: dict[str, tuple[Mouse, dict[str, Any]]] = {
    "desktop": (Mouse(), {"viewport": DESKTOP}),
    "phone": (Finger(), SMALL_PHONE),
}
WORDS = ("FLOR", "Não tenho flor", "É BOA", "QUERO", "Cantar", "NÃO MATO", "Tirar", "Cortar", "Dar", "Ficar", "Deixar")
DEALT = {seat: [str(card) for card in cards(held)] for seat, held in cego_tables.TESTA.items()}
OTHER_GAME = "**/api/regulations/truco-fenacef"
FACES = "(board) => board.querySelectorAll('.side.face').length"
# What can be played or said and does not lie within the window, or within its own button.
CUT_OFF = """() => ['Suas cartas', 'O que você pode fazer']
    .flatMap((name) => [...document.querySelectorAll(`[aria-label="${name}"] button`)])
    .filter((one) => {
        const box = one.getBoundingClientRect()
        const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
        return !inside || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
    }).map((one) => one.getAttribute('aria-label') ?? one.textContent)"""
# Words on the felt that a card lies over, or that lie over a card.
COVERED = """() => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()])
    const cards = boxes('.felt .front .card, .felt .own .card')
    if (cards.length < 4) return ['there are no cards']
    return boxes('.felt .middle strong, .felt .middle li, .felt .seat .name').flatMap(([word, box]) =>
        cards.filter(([, card]) => Math.min(box.right, card.right) - Math.max(box.left, card.left) > 2 &&
            Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top) > 2)
            .map(() => word.textContent || word.getAttribute('aria-label')))
}"""
LABELS = """(board) => [...board.querySelectorAll('[aria-label], [alt], [title]')]
    .flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''))"""


def plain(look: Look) -> Voice | None:
    """Answers what is asked, and otherwise plays."""
    return None if look.status.startswith(("Sua vez: jogue", "Toque de novo")) else look.voice(*WORDS)


def keen(look: Look) -> Voice | None:
    """Says its flor, and calls truco and raises it whenever it can: few voltas."""
    return look.voice("FLOR", "VALE QUATRO", "QUERO VALE QUATRO", "RETRUCO", "QUERO RETRUCO", "TRUCO") or plain(look)


class Watched:
    """A person's page at a table, and everything that its WebSocket has heard."""

    def __init__(self, visit: Visit, house: House, path: str, who: Who) -> None:
        page = visit(liked=QUICK, viewport=DESKTOP)
        house.know(page.context, who)
        self.heard: list[str] = []
        page.on("websocket", self._listen)
        page.goto(path)
        self.table = TablePage(page).ready()
        self.page: Page = page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def told_of(self, seats: set[int]) -> set[str]:
        """The cards of these seats that it was told of, as codes or in words."""
        text = "\n".join(json.dumps(json.loads(frame), ensure_ascii=False) for frame in self.heard)
        dealt = [card for seat in seats for card in DEALT[seat]]
        return {card for card in dealt if f'"{card}"' in text or name(card) in text}

    def shown(self, seats: set[int]) -> set[str]:
        """The cards of these seats that the board names."""
        labels = "\n".join(self.table.board.evaluate(LABELS))
        return {card for seat in seats for card in DEALT[seat] if name(card) in labels}

    def faces(self) -> int:
        """How many cards lie or stand there with their face to be seen."""
        found: int = self.table.board.evaluate(FACES)
        return found


class Ends:
    """The rodas and testas that a page was told the end of."""

    def __init__(self, page: Page) -> None:
        self.found: list[tuple[str, int]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, payload: str | bytes) -> None:
        events = json.loads(payload).get("events", [])
        self.found += [(event["form"], event["nth"]) for event in events if event["type"] == "VoltaEnded"]


def name(card: str) -> str:
    """What a card is called."""
    return spoken.name(Words(), cards(card)[0], spanish=True)


def test_a_whole_partida_against_bots(visit: Visit) -> None:
    """From the first click at 0 to 0: a roda, three testas, and on until a trio has its 24 tentos; then the replay."""
    hand, options = HANDS["phone"]
    page = visit("/", liked=QUICK, **options)
    ends = Ends(page)
    hand.press(page.get_by_role("button", name="Jogar agora: Truco gaudério"), WAIT)
    table = TablePage(page).ready()
    table.play_on(hand, lambda look: look.over, keen)
    assert ends.found[:4] == [("roda", 0), ("testa", 0), ("testa", 1), ("testa", 2)][: len(ends.found)]
    expect(table.result.get_by_role("heading")).to_have_text(re.compile("^(Vocês|Eles) ganharam"))
    ours, theirs = (int(points) for points in table.result.locator("strong").all_inner_texts())
    assert max(ours, theirs) == 24 > min(ours, theirs)
    assert table.told()[-1].startswith("Fim da partida: ")
    hand.press(table.result.get_by_role("link", name="Rever"), WAIT)
    hand.press(table.page.get_by_role("button", name="Ir para o fim da partida"), WAIT)
    expect(table.board).to_be_visible()
    eyes = table.page.get_by_role("combobox", name="De que lugar").get_by_role("option").all_inner_texts()
    assert len([seat for seat in eyes if seat != "Cartas abertas"]) == 6


def test_three_testas_by_taps(visit: Visit, house: House) -> None:
    page = visit(who=ANA, liked=QUICK, **SMALL_PHONE)
    ends = Ends(page)
    page.goto(f"/mesa/{house.put(cego_tables.em_testa())}")
    table = TablePage(page).ready()
    expect(table.board.get_by_text("TESTA 1 de 3")).to_be_visible()
    table.play_on(Finger(), lambda _: len(ends.found) > 2, plain)
    assert ends.found[:3] == [("testa", 0), ("testa", 1), ("testa", 2)]


def test_a_waiting_seat_holds_no_card_but_backs(visit: Visit, house: House) -> None:
    path = f"/mesa/{house.put(cego_tables.waiting_in_testa())}"
    ana, fabio = (Watched(visit, house, path, SIX[seat]) for seat in (0, 5))
    everybody = set(range(6))
    expect(ana.table.board.get_by_text("TESTA 1 de 3")).to_be_visible()
    expect(ana.table.board.get_by_role("group", name="cartas na mão")).to_have_count(5)
    assert ana.told_of(everybody) == set()
    assert ana.shown(everybody) == set()
    assert ana.faces() == 0
    fabio.table.my_turn()
    assert fabio.told_of(everybody) == fabio.shown(everybody) == set(DEALT[5])
    assert fabio.faces() == 3
    fabio.table.changed(lambda: Mouse().play(fabio.table, 0))
    expect(ana.table.board.get_by_role("img", name=name(DEALT[5][0]))).to_be_visible()
    assert ana.told_of(everybody) == ana.shown(everybody) == {DEALT[5][0]}
    assert ana.faces() == 1


@pytest.mark.parametrize("state", [cego_tables.roda, cego_tables.answering, cego_tables.gate, cego_tables.song])
def test_everything_can_be_touched(sit: Sit, state: Callable[[], Process]) -> None:
    table = sit(state(), **SMALL_PHONE)
    table.my_turn()
    fits(table.page)


def test_nothing_is_cut_off_on_small_phones_and_on_their_side(sit: Sit) -> None:
    table = sit(cego_tables.double())
    table.my_turn()
    for width, height in ((320, 640), (740, 360), (640, 320)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_function("(size) => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        rested(table.page)
        assert table.page.evaluate(CUT_OFF) == []


def test_in_a_testa_cards_lie_over_nothing_that_is_read(sit: Sit) -> None:
    """On a low phone too: which testa it is, the vazas and every name stand clear of the cards of the two."""
    table = sit(cego_tables.late_in_testa(), **SMALL_PHONE)
    for width, height in ((360, 640), (320, 640), (390, 844)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_function("(size) => innerWidth === size[0] && innerHeight === size[1]", arg=[width, height])
        rested(table.page)
        assert table.page.evaluate(COVERED) == [], (width, height)


def test_who_waits_is_told_of_a_call_and_hears_no_signs(sit: Sit) -> None:
    table = sit(cego_tables.testa_called(), viewport=DESKTOP)
    expect(table.board.get_by_role("status")).to_have_text("Fábio pediu envido. Responde Cida.")
    expect(table.board.get_by_text("envido?")).to_be_visible()
    phrases = table.page.get_by_role("group", name="Dizer à mesa")
    expect(phrases.get_by_role("button").first).to_be_visible()
    expect(phrases.get_by_role("button", name="sobrancelhas")).to_have_count(0)


@pytest.mark.parametrize(
    "state", [cego_tables.third_card, cego_tables.answering, cego_tables.em_testa, cego_tables.waiting_in_testa]
)
def test_axe_finds_nothing(sit: Sit, state: Callable[[], Process]) -> None:
    table = sit(state(), viewport=DESKTOP)
    expect(table.board.get_by_role("status")).to_be_visible()
    for theme in ("day", "night"):
        table.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(table.page)


def test_a_roda_by_the_keys_alone(sit: Sit) -> None:
    table = sit(cego_tables.roda(), viewport=DESKTOP)
    table.play_on(Keys(), lambda _: any(line.startswith("Fim da roda") for line in table.told()), plain)
    assert any(line.startswith("Você jogou") for line in table.told())


@pytest.mark.parametrize("where", HANDS)
def test_a_call_in_ones_own_words(sit: Sit, where: str) -> None:
    hand, options = HANDS[where]
    table = sit(cego_tables.roda(*SIX), **options)
    table.my_turn()
    page = table.page
    if where == "phone":
        hand.press(page.get_by_role("button", name="Dizer à mesa"), WAIT)
    field = page.get_by_role("textbox", name="Diga com as suas palavras").last
    field.fill("trucozinho")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="palavra proibida")).to_be_visible()
    expect(field).to_have_value("trucozinho")
    field.fill("envido envido")
    table.changed(lambda: field.press("Enter"))
    expect(page.get_by_role("alert").filter(has_text="é um ENVIDO simples")).to_be_visible()
    assert "Você disse ENVIDO. Vale 2." in table.told()


def test_six_chairs(visit: Visit) -> None:
    """By the clean profile; the rules of the game that was looked at before come late, and change nothing."""
    page = visit(who=ANA, liked=QUICK, **SMALL_PHONE)
    overtaken: list[Route] = []

    def hold(route: Route) -> None:
        overtaken.append(route)

    page.route(OTHER_GAME, hold)
    page.goto("/jogar/truco-fenacef")
    page.get_by_role("group", name="Jogo", exact=True).get_by_text("Truco gaudério").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Truco gaudério")
    clean = page.get_by_role("radio", name="limpo: só chamadas verdadeiras")
    expect(clean).to_be_visible()
    overtaken[0].continue_()
    page.wait_for_load_state("networkidle")
    clean.tap()
    expect(clean).to_be_checked()
    page.get_by_role("button", name="Abrir a mesa").tap()
    chairs = page.get_by_role("region", name="Cadeiras").get_by_role("listitem")
    expect(chairs).to_have_count(6)
    assert [text.count("Trio A") for text in chairs.all_inner_texts()] == [1, 0, 1, 0, 1, 0]
    expect(page.get_by_text("limpo: só chamadas verdadeiras")).to_be_visible()
    fits(page)
