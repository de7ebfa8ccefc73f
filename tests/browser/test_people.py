"""People at one table: two browsers and bots, what each of them sees, who may come in, who goes and comes back."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.prepared import FIRST_VAZA, House, leading, second_vaza
from browser.table_page import DESKTOP, QUICK, Mouse, TablePage, together
from table.play_kit import HANDS
from table.table_kit import ANA, BETO, FOUR

GAME = "/jogar/truco-fenacef"
# The page without its story, which tells of cards drawn for the deal that are in somebody's hand again, and without the order
# of all cards there are.
PAGE = """() => {
    const page = document.body.cloneNode(true)
    const spoken = ['[aria-live="polite"]', '[aria-label="História da mão"]', '[aria-label^="Força das cartas"]']
    page.querySelectorAll(spoken).forEach((part) => part.remove())
    return page.outerHTML
}"""
RANKS = {"A": "ás", "2": "dois", "3": "três", "4": "quatro", "5": "cinco", "6": "seis", "7": "sete"}
RANKS |= {"J": "valete", "Q": "dama", "K": "rei"}
SUITS = {"P": "paus", "C": "copas", "E": "espadas", "O": "ouros"}


def name_of(card: str) -> str:
    return f"{RANKS[card[0]]} de {SUITS[card[1]]}"


def traces(page: Page, cards: list[str]) -> list[str]:
    """Which of these cards can be read out of the page: by name, by code, or by the picture of a court card, /assets/KC-..."""
    html = page.evaluate(PAGE)
    return [card for card in cards if name_of(card) in html or re.search(rf"(?<![\w-]){card}(?!\w)", html)]


def call_oneself(page: Page, name: str) -> None:
    page.get_by_role("button", name="Visitante").click()
    page.get_by_role("textbox", name="Apelido").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=name)).to_be_visible()


def sat(visit: Visit, address: str) -> Page:
    """Somebody who comes by the link, takes a seat and is ready."""
    page = visit(address, liked=QUICK, viewport=DESKTOP)
    page.get_by_role("button", name="Sentar para jogar").click()
    page.get_by_role("button", name="Pode começar").click()
    return page


def test_two_browsers_and_two_bots_finish_a_mao(visit: Visit) -> None:
    name = "Dona Ruth"
    host = visit(GAME, liked=QUICK, viewport=DESKTOP)
    call_oneself(host, name)
    host.get_by_role("radio", name="Ligeiro").check()
    host.get_by_role("button", name="Abrir a mesa").click()
    guest = sat(visit, host.get_by_role("textbox", name="Quem tiver este endereço").input_value())
    host.get_by_role("button", name="Começar com robôs").click()
    tables = [TablePage(host).ready(), TablePage(guest).ready()]
    hands: list[set[str]] = [set(), set()]

    def both_have_looked() -> bool:
        """Each at their first three cards: one page may be told of the deal, and play, before the other."""
        for hand, table in zip(hands, tables, strict=True):
            cards = table.look().cards
            if not hand and len(cards) == 3:
                hand.update(label.partition(",")[0] for label in cards)
        return all(hands)

    def fallen() -> list[list[str]]:
        """The cards of the host, as each page tells of them."""
        told = zip(("Você", name), tables, strict=True)
        return [re.findall(rf"{who} jogou (?:o|a) (\w+ de \w+)", " ".join(table.told())) for who, table in told]

    def as_many_fallen() -> bool:
        mine, theirs = map(len, fallen())
        return mine == theirs > 0

    together(tables, Mouse(), both_have_looked)
    assert not hands[0] & hands[1]
    together(tables, Mouse(), lambda: all(table.ended() for table in tables) and as_many_fallen())

    mine, theirs = fallen()
    assert mine == theirs


def test_each_sees_only_their_own_cards_and_what_falls(visit: Visit, house: House) -> None:
    path = f"/mesa/{house.put(second_vaza(*FOUR))}"
    ana, beto = (TablePage(visit(path, who=who, liked=QUICK, viewport=DESKTOP)).ready() for who in (ANA, BETO))
    watcher = TablePage(visit(path, liked=QUICK, viewport=DESKTOP)).ready()
    held = [[card for card in HANDS[seat].split() if card not in FIRST_VAZA] for seat in range(4)]
    hidden = [card for hand in held for card in hand]
    expect(watcher.page.get_by_text("1 assistindo")).to_be_visible()
    assert [traces(table.page, hidden) for table in (ana, beto, watcher)] == [held[0], held[1], []]

    ana.changed(lambda: Mouse().play(ana, 0))
    for table in (ana, beto, watcher):
        expect(table.fallen.get_by_role("img", name=name_of(held[0][0]))).to_be_visible()
    assert beto.my_turn().cards == [name_of(card) for card in held[1]]
    beto.hand.get_by_role("button").first.click()
    beto.page.get_by_role("button", name="Virar a carta para baixo").click()
    beto.changed(lambda: beto.hand.get_by_role("button", name="fechada").click())
    expect(beto.fallen.get_by_role("img", name=f"{name_of(held[1][0])}, fechada")).to_be_visible()
    for table in (ana, watcher):
        expect(table.fallen.get_by_role("img", name="carta fechada")).to_be_visible()
    assert [traces(table.page, hidden) for table in (ana, beto, watcher)] == [held[0], [held[0][0], *held[1]], held[0][:1]]


def test_a_password_keeps_strangers_out(visit: Visit) -> None:
    host = visit(GAME, liked=QUICK)
    host.get_by_role("textbox", name="Senha").fill("pica-fumo")
    host.get_by_role("button", name="Abrir a mesa").click()
    expect(host.get_by_role("button", name="Pode começar")).to_be_visible()
    guest = visit(host.url, liked=QUICK)
    expect(guest.get_by_role("heading", name="Mesa com senha")).to_be_visible()
    for password in ("zap", "pica-fumo"):
        assert not guest.get_by_text("Faltam 3 pessoas").is_visible()
        guest.get_by_label("Senha").fill(password)
        guest.get_by_role("button", name="Entrar").click()
        if password == "zap":
            expect(guest.get_by_text("Senha errada")).to_be_visible()
    guest.get_by_role("button", name="Sentar para jogar").click()
    expect(host.get_by_text("Faltam 2 pessoas.")).to_be_visible()


def test_what_the_host_is_changing_stays_when_somebody_sits_down(visit: Visit) -> None:
    host = visit(GAME, liked=QUICK)
    host.get_by_role("button", name="Abrir a mesa").click()
    host.get_by_role("button", name="Mudar as regras").click()
    fast = host.get_by_role("dialog").get_by_role("radio", name="Ligeiro")
    fast.check()
    guest = visit(host.url, liked=QUICK)
    guest.get_by_role("button", name="Sentar para jogar").click()
    expect(host.get_by_text("Faltam 2 pessoas.")).to_be_visible()
    expect(fast).to_be_checked()


def test_a_bot_plays_for_who_gets_up_until_they_are_back(visit: Visit, house: House) -> None:
    path = f"/mesa/{house.put(leading(ANA, BETO))}"
    ana, beto = (TablePage(visit(path, who=who, liked=QUICK, viewport=DESKTOP)).ready() for who in (ANA, BETO))
    ana.my_turn()
    before = len(beto.told())
    ana.page.get_by_role("button", name="Mais desta mesa").click()
    ana.page.get_by_role("button", name="Levantar da mesa…").click()
    ana.page.get_by_role("button", name="Levantar da mesa", exact=True).click()
    expect(ana.page.get_by_text("Um robô joga por você.")).to_be_visible()
    expect(beto.board.get_by_text("robô no lugar")).to_be_visible()
    beto.page.wait_for_function("() => document.title.startsWith('Sua vez')")
    assert any(line.startswith("Ana ") for line in beto.told()[before:])

    ana.page.goto("/")
    ana.page.get_by_role("link", name="Voltar à mesa").and_(ana.page.locator(f'[href="{path}"]')).click()
    ana.ready()
    held = ana.look().cards
    assert held
    ana.page.get_by_role("button", name="Voltar", exact=True).click()
    expect(ana.page.get_by_text("Um robô joga por você.")).to_be_hidden()
    expect(beto.board.get_by_text("robô no lugar")).to_be_hidden()
    together([ana, beto], Mouse(), lambda: len(ana.look().cards) < len(held))
