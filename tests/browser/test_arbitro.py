"""The referee without a table: an irregularity from the list gives its consequence; two regulations side by side."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browser_kit import axe, rested
from browser.conftest import Visit
from browser.table_page import DESKTOP, PHONE, QUICK

THEMES = ("day", "night")


def asked(page: Page, words: str, clause: str) -> Locator:
    """Search for an irregularity and choose it; what the regulation says."""
    page.get_by_role("searchbox", name="Procurar a irregularidade").fill(words)
    page.get_by_role("button").filter(has_text=clause).click()
    return page.get_by_role("region", name="O que manda o regulamento")


def clean(page: Page) -> None:
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(page)


def test_home_has_a_door(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Árbitro")).click()
    expect(page).to_have_url(re.compile("/arbitro$"))
    expect(page.get_by_role("heading", level=1, name="Árbitro")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_irregularity_from_the_list_gives_its_consequence(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/arbitro/truco-sinsep", liked=QUICK, viewport=viewport)
    says = asked(page, "parecida", "SIN-TENTO-3j")
    expect(says).to_contain_text("1 ponto para a outra dupla")
    expect(says).to_be_in_viewport(ratio=1)
    page.get_by_role("group", name="A mão valia").get_by_role("radio", name="6").check()
    expect(says).to_contain_text("6 pontos para a outra dupla")
    page.get_by_role("group", name="Pontos da outra dupla").get_by_role("button", name="Mais um").click()
    expect(says).to_contain_text("0 × 7")
    page.get_by_role("group", name="Quem fez").get_by_role("radio", name="Quem cortou").check()
    expect(says).to_contain_text("6 × 1")
    expect(says).to_be_in_viewport(ratio=1)
    clean(page)


def test_what_happened_is_told_and_searched_in_the_words_of_people(visit: Visit) -> None:
    page = visit("/arbitro/truco-asfo", liked=QUICK, viewport=PHONE)
    expect(page.get_by_role("heading", level=3).first).to_have_text("Cartas jogadas e mostradas")
    row = page.get_by_role("button").filter(has_text="Faltou uma carta, ou duas")
    expect(row).to_contain_text("ASFO-CORTE-28")
    clean(page)
    page.get_by_role("searchbox", name="Procurar a irregularidade").fill("sinal")
    first = page.get_by_role("button").filter(has_text="ASFO-COM-4")
    expect(first).to_contain_text("Pediram truco com um sinal, sem falar")
    expect(page.get_by_role("heading", level=3)).to_have_count(0)
    rested(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(page)


def test_the_same_fault_by_another_code(visit: Visit) -> None:
    page = visit("/arbitro/truco-sinsep", liked=QUICK)
    page.get_by_role("group", name="Regulamento").get_by_role("radio", name="Truco paulista de matar").check()
    expect(page).to_have_url(re.compile("/arbitro/truco-asfo$"))
    expect(page.get_by_role("button").filter(has_text="ASFO-TENTO-4d")).to_be_visible()
    says = asked(page, "TENTO-4d", "ASFO-TENTO-4d")
    page.get_by_role("group", name="A mão valia").get_by_role("radio", name="6").check()
    expect(says).to_contain_text("1 ponto para a outra dupla")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_volta_of_truco_cego_is_lost_by_what_was_bet_in_it(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/arbitro/truco-cego", liked=QUICK, viewport=viewport)
    says = asked(page, "VIII.d-3", "CEGO-9.VIII.d-3")
    expect(says).to_contain_text("Envido: 1 tento para o trio do pé. Truco: 1 tento para o trio do pé.")
    page.get_by_role("group", name="Pontos").get_by_role("radio", name="Envido").check()
    page.get_by_role("button", name="+ Real envido").click()
    page.get_by_role("group", name="Truco aceito").get_by_role("radio", name="Truco (2)").check()
    expect(says).to_contain_text("Envido: 5 tentos para o trio do pé. Truco: 2 tentos para o trio do pé.")
    page.get_by_role("group", name="Trio do mão").get_by_role("textbox").fill("20")
    page.get_by_role("group", name="Quem fez").get_by_role("radio", name="Segunda cadeira").check()
    expect(says).to_contain_text("Com isso a partida acaba.")
    clean(page)


def test_a_card_shown_after_the_own_testa(visit: Visit) -> None:
    page = visit("/arbitro/truco-cego", liked=QUICK)
    says = asked(page, "V-4", "CEGO-9.V-4")
    expect(says).to_contain_text("Multa: 1 tento para o trio do pé.")
    expect(page.get_by_role("group", name="Pontos")).to_be_hidden()
    page.get_by_role("group", name="Quem fez").get_by_role("radio", name="Terceira cadeira").check()
    expect(says).to_contain_text("Isso é de quem já jogou a sua testa")


def test_another_game_is_not_compared(visit: Visit) -> None:
    page = visit("/arbitro/truco-cego", liked=QUICK)
    expect(page.get_by_role("heading", name="O que aconteceu?")).to_be_visible()
    expect(page.get_by_role("link", name="Comparar regulamentos")).to_be_hidden()


def test_por_que_opens_the_clause(visit: Visit) -> None:
    page = visit("/arbitro/truco-fenacef", liked=QUICK)
    says = asked(page, "13pu", "FEN-13pu")
    expect(says).to_contain_text("perde o jogo")
    says.get_by_role("button", name="por quê?").click()
    dialog = page.get_by_role("dialog", name="FEN-13pu")
    expect(dialog.get_by_role("link", name="Ler no regulamento")).to_be_visible()
    clean(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/arbitro/truco-fenacef", liked=QUICK)
    page.get_by_role("searchbox", name="Procurar a irregularidade").focus()
    page.keyboard.type("12.5")
    expect(page.get_by_role("status").filter(has_text="1 irregularidade")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="O que manda o regulamento")).to_contain_text("A mão é anulada")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_regulations_side_by_side(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/arbitro/comparar/truco-fenacef/truco-asfo", liked=QUICK, viewport=viewport)
    row = page.locator("tr", has_text="Quem sai na primeira vaza")
    expect(row).to_contain_text("quem faz dupla com quem deu")
    expect(row).to_contain_text("quem está à direita de quem deu")
    expect(page.get_by_text("Ordem das cartas comuns")).to_be_hidden()
    page.get_by_role("switch", name="Mostrar também o que é igual").click()
    expect(page.get_by_text("Ordem das cartas comuns")).to_be_visible()
    rested(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(page)


def test_a_difference_shows_its_clause(visit: Visit) -> None:
    page = visit("/arbitro/comparar/truco-fenacef/truco-asfo", liked=QUICK)
    page.get_by_role("button", name="FEN-15: por quê?").click()
    expect(page.get_by_role("dialog", name="FEN-15")).to_contain_text("parceiro")


def test_house_rules_in_the_address_are_compared(visit: Visit) -> None:
    page = visit("/arbitro/comparar/truco-asfo/truco-asfo:mustKill=off", liked=QUICK)
    expect(page.get_by_role("status").filter(has_text="2 diferenças")).to_be_visible()
    expect(page.get_by_text("regra da casa").first).to_be_visible()
