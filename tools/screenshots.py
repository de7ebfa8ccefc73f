"""Takes the pictures: every state of a table in five sizes, by day and by night, and those of the documentation.

    tools/screenshots.py                 all of them
    tools/screenshots.py turn phone      those whose names begin so

Each state goes to build/screenshots/STATE/, its ten pictures side by side to build/screenshots/STATE.png; the few that the
documentation shows go to docs/images. Tables are played up to their moment by `browser.prepared`, so the same picture
comes out again.
"""

import re
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright  # noqa: E402
from tools import event_pictures, first_minute  # noqa: E402
from tools.lighter import lighter  # noqa: E402

from browser import blackjack_moments, canastra_tables, cego_tables, pife_moments, prepared  # noqa: E402
from browser.browser_kit import launch, like, serving  # noqa: E402
from browser.canastra_page import CanastraPage  # noqa: E402
from browser.prepared import House  # noqa: E402
from browser.table_page import QUICK, TablePage  # noqa: E402
from carteado.table import Who  # noqa: E402
from table.table_kit import ANA, CIDA, RITA, Process  # noqa: E402

SHEETS = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
SIZES = {"small": (320, 640), "phone": (360, 740), "side": (740, 360), "tablet": (768, 1024), "desktop": (1440, 900)}
THEMES = ("day", "night")
COUNTED = 120_000  # ms that a study may take
MOST = 300_000  # bytes of a picture in the documentation
SETTLED = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"
SHEET = """<body style="margin:24px;background:#888;display:grid;grid-template-columns:repeat({columns},max-content);gap:24px">
{pictures}</body>"""


class Studio(NamedTuple):
    """A browser, and a server that tables can be put into."""

    browser: Browser
    house: House
    address: str

    @contextmanager
    def showing(self, state: "State", size: tuple[int, int], scale: float = 1) -> Iterator[Page]:
        """A page without motion that has come to this state."""
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = self.browser.new_context(base_url=self.address, locale="pt-BR", viewport=viewport, device_scale_factor=scale)
        self.house.know(context, state.who)
        like(context, QUICK)
        page = context.new_page()
        page.goto(state.path(self))
        state.reach(page)
        yield page
        context.close()


class State(NamedTuple):
    """Something to be looked at: where it is, how it is reached from there, and by whom. Rita has never played."""

    path: Callable[[Studio], str]
    reach: Callable[[Page], None]
    who: Who = ANA


def at_table(played: Callable[[], Process], reach: Callable[[TablePage], None] = lambda _: None, waited: bool = True) -> State:
    """A table at a moment at which nobody but Ana has anything to do, or nobody who is a bot."""

    def reached(page: Page) -> None:
        table = TablePage(page).ready()
        if waited:
            table.my_turn()
        reach(table)

    return State(lambda studio: f"/mesa/{studio.house.put(played())}", reached)


def at_canastra(played: Callable[[], Process]) -> State:
    """A table of canastra or buraco at which Ana is to act."""

    def reached(page: Page) -> None:
        CanastraPage(page).ready().my_turn()

    return State(lambda studio: f"/mesa/{studio.house.put(played())}", reached)


def at_pife(played: Callable[[], Process], offered: str) -> State:
    """A table of cacheta or pif-paf at which Ana is offered something."""

    def reached(page: Page) -> None:
        expect(page.get_by_role("button", name=re.compile(offered)).first).to_be_visible()

    return State(lambda studio: f"/mesa/{studio.house.put(played())}", reached)


def at_blackjack(played: Callable[[], Process], offered: str, reach: Callable[[Page], None] = lambda _: None) -> State:
    """A table of blackjack at which Ana is offered something."""

    def reached(page: Page) -> None:
        expect(page.get_by_role("button", name=re.compile(f"^{offered}")).first).to_be_visible()
        reach(page)

    return State(lambda studio: f"/mesa/{studio.house.put(played())}", reached)


def at_page(path: str, reach: Callable[[Page], None] = lambda _: None, who: Who = RITA) -> State:
    """A page that is there as soon as its heading is."""

    def reached(page: Page) -> None:
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        reach(page)

    return State(lambda _: path, reached, who)


def lift(table: TablePage) -> None:
    table.hand.get_by_role("button").first.click()


def talk(table: TablePage) -> None:
    button = table.page.get_by_role("button", name="Dizer à mesa")
    if button.is_visible():
        button.click()
        expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.get_by_role("textbox", name="Diga com as suas palavras").last.fill("trucozinho")


def refuse(table: TablePage) -> None:
    table.page.keyboard.press("1")
    table.page.keyboard.press("f")
    expect(table.page.get_by_role("alert").filter(has_text="por quê?")).to_be_visible()


def disconnect(table: TablePage) -> None:
    table.page.context.set_offline(True)
    expect(table.lost).to_be_visible(timeout=20_000)


def prove(table: TablePage) -> None:
    table.result.get_by_role("button", name="Baralho honesto").click()
    expect(table.page.get_by_role("dialog").get_by_text("conferem")).to_be_visible()


def explain(table: TablePage) -> None:
    if not table.story.is_visible():
        table.page.get_by_role("button", name="História da mão").click()
    table.story.get_by_role("button", name="por quê?").first.click()
    expect(table.page.get_by_role("dialog").get_by_role("link", name="Ler no regulamento")).to_be_visible()


def replay(page: Page) -> None:
    TablePage(page).ready()
    page.get_by_role("button", name="Ir para o fim da partida").click()
    for _ in range(6):
        page.get_by_role("button", name="Um lance para trás").click()


def open_table(page: Page) -> None:
    page.get_by_role("button", name="Abrir a mesa").click()
    expect(page.get_by_role("button", name="Pode começar")).to_be_visible()


def listed(page: Page) -> None:
    expect(page.get_by_role("article").first).to_be_visible()


def settings(page: Page) -> None:
    page.get_by_role("button", name="Ajustes").click()
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()


def rule(page: Page) -> None:
    page.get_by_role("searchbox", name="Procurar a irregularidade").fill("TENTO-4d")
    page.get_by_role("button").filter(has_text="ASFO-TENTO-4d").click()
    expect(page.get_by_role("region", name="O que manda o regulamento")).to_contain_text("1 ponto")


def open_placar(page: Page) -> None:
    for pair, people in {"Dupla A": ("Ana", "Caio"), "Dupla B": ("Bia", "Davi")}.items():
        for field, name in zip(page.get_by_role("group", name=pair).get_by_label("Pessoa").all(), people, strict=True):
            field.fill(name)
    page.get_by_role("button", name="Abrir o placar").click()
    page.get_by_role("button", name="Ana", exact=True).click()
    expect(page.get_by_role("button", name="Nós ganhamos a mão")).to_be_visible()


def open_placar_cego(page: Page) -> None:
    page.get_by_role("radio", name="Truco Cego").check(force=True)
    for trio, people in {"Trio A": ("Ana", "Caio", "Eva"), "Trio B": ("Bia", "Davi", "Fábio")}.items():
        for field, name in zip(page.get_by_role("group", name=trio).get_by_label("Pessoa").all(), people, strict=True):
            field.fill(name)
    page.get_by_role("button", name="Abrir o placar").click()
    page.get_by_role("button", name="Fábio", exact=True).click()
    volta = page.get_by_role("region", name="Marcar a volta")
    for group, answer in (("Truco", "Retruco"), ("Quiseram?", "Quero (vale 3)"), ("Quem ganhou as vazas?", "Nós")):
        volta.get_by_role("group", name=group, exact=True).get_by_role("radio", name=answer, exact=True).check(force=True)
    volta.get_by_role("button", name="Marcar").click()
    expect(page.get_by_text("Testa 1 de 3")).to_be_visible()


def advise(page: Page) -> None:
    page.get_by_role("button", name="Conselho").click()
    expect(page.get_by_role("region", name="Conselho").get_by_role("row").filter(has_text="a melhor")).to_be_visible()


def studied(page: Page) -> None:
    expect(page.get_by_role("heading", name="Cada erro")).to_be_visible(timeout=COUNTED)


def mark(page: Page) -> None:
    page.get_by_role("button", name="Render-se").or_(page.get_by_role("button", name="Pedir carta")).first.click()
    expect(page.get_by_role("region", name="Resposta")).to_be_visible()


def at_event(tab: str, reach: Callable[[Page], None] = lambda _: None) -> State:
    """A tab of an event in full swing, as its coordinator has it."""

    def path(studio: Studio) -> str:
        identity, key = event_pictures.opened(studio.address)
        return f"/torneio/{identity}{tab}#k.{key}"

    def reached(page: Page) -> None:
        expect(page.get_by_role("link", name="Registro", exact=True)).to_be_visible()
        reach(page)

    return State(path, reached)


def at_public_event(tab: str, heading: str) -> State:
    """A page of an event in full swing, as everybody has it."""

    def path(studio: Studio) -> str:
        return f"/torneio/{event_pictures.opened(studio.address)[0]}{tab}"

    return State(path, lambda page: expect(page.get_by_role("heading", name=heading).first).to_be_visible())


def at_draw(held: bool) -> State:
    """The page of a draw, bound to its number or with its proof."""

    def path(studio: Studio) -> str:
        return f"/torneio/{event_pictures.drawing(studio.address, held)}/cerimonia"

    told = "A prova" if held else "Agora quem está na sala diz uma palavra."
    return State(path, lambda page: expect(page.get_by_text(told).first).to_be_visible())


def open_first(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^jogo")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def why_first(page: Page) -> None:
    page.get_by_role("button", name="por quê?").first.click()


STATES = {
    "torneio": at_event(""),
    "torneio-tables": at_event("/classificacao", why_first),
    "torneio-bracket": at_event("/chave"),
    "torneio-jogo": at_event("", open_first),
    "torneio-hall": at_event("/mesas"),
    "torneio-stages": at_event("/fases"),
    "torneio-sheets": at_event("/sumulas"),
    "torneio-parts": at_event("/papeis"),
    "torneio-draw": at_draw(held=False),
    "torneio-proof": at_draw(held=True),
    "torneio-public": at_public_event("", "Onde eu jogo?"),
    "torneio-mine": at_public_event("/lado/3", "Próximo jogo"),
    "torneio-projector": at_public_event("/telao", "Chamados"),
    "draw": at_table(prepared.drawing),
    "cut": at_table(prepared.cutting),
    "burn": at_table(prepared.burning),
    "deal": at_table(prepared.dealing),
    "turn": at_table(prepared.last_to_play, lift),
    "call": at_table(prepared.called),
    "vaza-won": at_table(prepared.second_vaza),
    "vaza-tied": at_table(prepared.tied),
    "eleven": at_table(prepared.eleven),
    "iron": at_table(prepared.iron),
    "end": at_table(prepared.won),
    "asfo": at_table(partial(prepared.turn_of, "truco-asfo")),
    "sinsep": at_table(partial(prepared.turn_of, "truco-sinsep")),
    "sinsep-two": at_table(partial(prepared.turn_of, "truco-sinsep", 2)),
    "sinsep-cut": at_table(partial(prepared.cutting_of, "truco-sinsep")),
    "sinsep-iron": at_table(partial(prepared.iron_of, "truco-sinsep")),
    "cego-draw": at_table(cego_tables.drawing),
    "cego-roda": at_table(cego_tables.third_card, lift),
    "cego-gate": at_table(cego_tables.gate),
    "cego-answer": at_table(cego_tables.answering),
    "cego-double": at_table(cego_tables.double),
    "cego-song": at_table(cego_tables.song),
    "cego-testa": at_table(cego_tables.em_testa),
    "cego-waiting": at_table(cego_tables.waiting_in_testa, waited=False),
    "cego-called": at_table(cego_tables.testa_called, waited=False),
    "cego-end": at_table(cego_tables.won, waited=False),
    "cego-talk": at_table(cego_tables.roda, talk),
    "canastra-turn": at_canastra(canastra_tables.turn),
    "canastra-first": at_canastra(canastra_tables.first_card),
    "canastra-melds": at_canastra(partial(canastra_tables.melds, many=9, seed=4)),
    "canastra-hoard": at_canastra(canastra_tables.hoard),
    "buraco-six": at_canastra(partial(canastra_tables.melds, game="buraco", seats=6, many=14)),
    "buraco-three": at_canastra(partial(canastra_tables.melds, game="buraco", seats=3, many=9)),
    "cacheta-short": at_pife(pife_moments.one_short, "Pegar"),
    "pifpaf-bets": at_pife(pife_moments.betting, "Acompanhar"),
    "pifpaf-eight": at_pife(partial(pife_moments.betting, seats=8), "Acompanhar"),
    "blackjack-bets": at_blackjack(blackjack_moments.first_bet, "Apostar"),
    "blackjack-insurance": at_blackjack(blackjack_moments.insuring, "Fazer o seguro"),
    "blackjack-turn": at_blackjack(blackjack_moments.soft, "Dobrar"),
    "blackjack-advice": at_blackjack(blackjack_moments.soft, "Dobrar", advise),
    "blackjack-four": at_blackjack(blackjack_moments.four, "Manter"),
    "blackjack-bill": at_blackjack(blackjack_moments.settled, "Apostar"),
    "blackjack-nevada": at_blackjack(blackjack_moments.nevada, "Manter"),
    "study": State(lambda studio: f"/mesa/{studio.house.put(blackjack_moments.studied())}/estudo/1", studied),
    "training": at_page("/treino/blackjack"),
    "training-told": at_page("/treino/blackjack", mark),
    "proof": at_table(prepared.won, prove),
    "reconnecting": at_table(prepared.last_to_play, disconnect),
    "error": at_table(prepared.leading, refuse),
    "clause": at_table(prepared.leading, explain),
    "replay": State(lambda studio: f"/mesa/{studio.house.put(prepared.won())}/partida/1", replay),
    "home": at_page("/"),
    "home-again": at_page("/", listed, ANA),
    "setup": at_page("/jogar/truco-fenacef"),
    "cego-setup": at_page("/jogar/truco-cego"),
    "cego-open": at_page("/jogar/truco-cego", open_table, ANA),
    "open": at_page("/jogar/truco-fenacef", open_table, ANA),
    "lobby": at_page("/mesas", listed),
    "regulation": at_page("/regulamento/truco-fenacef/FEN-17.1a"),
    "settings": at_page("/", settings),
    "arbitro": at_page("/arbitro/truco-asfo", rule),
    "compare": at_page("/arbitro/comparar/truco-fenacef/truco-sinsep"),
    "placar": at_page("/placar", open_placar),
    "placar-cego": at_page("/placar", open_placar_cego),
    "nowhere": at_page("/lugar/nenhum"),
}


class Picture(NamedTuple):
    """A picture of the documentation."""

    state: str
    size: tuple[int, int]
    theme: str
    scale: float = 1


PICTURES = {
    "torneio": Picture("torneio", (1440, 900), "day"),
    "torneio-projector": Picture("torneio-projector", (1920, 1080), "day", 0.5),
    "torneio-mine": Picture("torneio-mine", (360, 740), "day", 1.5),
    "torneio-proof": Picture("torneio-proof", (1920, 1080), "day", 0.5),
    "table": Picture("turn", (1280, 800), "day"),
    "night": Picture("eleven", (1280, 800), "night"),
    "phone": Picture("call", (360, 740), "day", 1.5),
    "home": Picture("home", (1280, 800), "day"),
    "setup": Picture("setup", (1280, 800), "day"),
    "regulation": Picture("regulation", (1280, 800), "day"),
    "vira": Picture("asfo", (1280, 800), "day"),
    "cego": Picture("cego-roda", (1280, 800), "day"),
    "canastra": Picture("canastra-melds", (1280, 800), "day"),
    "buraco": Picture("buraco-six", (1280, 800), "night"),
    "canastra-phone": Picture("canastra-hoard", (360, 740), "day", 1.5),
    "cacheta": Picture("cacheta-short", (1280, 800), "day"),
    "pifpaf-phone": Picture("pifpaf-eight", (360, 740), "day", 1.5),
    "blackjack": Picture("blackjack-four", (1280, 800), "day"),
    "blackjack-phone": Picture("blackjack-turn", (360, 740), "day", 1.5),
    "blackjack-advice": Picture("blackjack-advice", (1280, 800), "night"),
    "study": Picture("study", (1280, 800), "day"),
    "arbitro": Picture("arbitro", (1280, 800), "day"),
}


PAPERS: dict[str, Callable[[], bytes]] = {"sumula": event_pictures.sheet}


def shoot(page: Page, theme: str) -> bytes:
    """The page in this light."""
    page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
    page.evaluate(SETTLED)
    return page.screenshot(animations="disabled", caret="hide")


def sheet(studio: Studio, name: str) -> None:
    """The pictures of a state, one by one and side by side."""
    folder = SHEETS / name
    folder.mkdir(parents=True, exist_ok=True)
    for size, measure in SIZES.items():
        with studio.showing(STATES[name], measure) as page:
            for theme in THEMES:
                (folder / f"{size}-{theme}.png").write_bytes(shoot(page, theme))
    order = [folder / f"{size}-{theme}.png" for theme in THEMES for size in SIZES]
    pictures = "".join(f'<img src="data:image/png;base64,{b64encode(path.read_bytes()).decode()}">' for path in order)
    wall = studio.browser.new_page(viewport={"width": 3800, "height": 1000})
    wall.set_content(SHEET.format(columns=len(SIZES), pictures=pictures))
    wall.screenshot(path=SHEETS / f"{name}.png", full_page=True)
    wall.close()


def picture(studio: Studio, name: str) -> None:
    """A picture of the documentation."""
    wanted = PICTURES[name]
    with studio.showing(STATES[wanted.state], wanted.size, wanted.scale) as page:
        kept(studio, name, shoot(page, wanted.theme))


def first(studio: Studio, name: str) -> None:
    """A picture of a stranger's first minute."""
    state = State(lambda _studio: "/", lambda page: first_minute.come(page, name), RITA)
    with studio.showing(state, first_minute.PHONE) as page:
        kept(studio, name, shoot(page, "day"))


def paper(studio: Studio, name: str) -> None:
    """A sheet of paper in the documentation."""
    kept(studio, name, PAPERS[name]())


def kept(studio: Studio, name: str, whole: bytes) -> None:
    """The picture in fewer colours; one that is too heavy is refused."""
    blank = studio.browser.new_page()
    light = lighter(blank, whole)
    blank.close()
    if len(light) > MOST:
        sys.exit(f"docs/images/{name}.png would have {len(light)} bytes: at most {MOST}.")
    IMAGES.mkdir(parents=True, exist_ok=True)
    (IMAGES / f"{name}.png").write_bytes(light)


def main(*wanted: str) -> None:
    work = [(sheet, name) for name in STATES] + [(picture, name) for name in PICTURES] + [(paper, name) for name in PAPERS]
    work += [(first, name) for name in first_minute.PICTURES]
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        studio = Studio(browser, House(Path(data), address), address)
        studio.house.put(prepared.waiting(CIDA))
        for take, name in work:
            if not wanted or name.startswith(wanted):
                take(studio, name)
                print(take.__name__, name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
