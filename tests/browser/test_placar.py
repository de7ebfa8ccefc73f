"""A physical match on two phones: one irregularity, one correction, and both sides confirm the result."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.browser_kit import Faults, axe
from browser.conftest import Visit
from browser.table_page import PHONE
from browser.test_phone import WIDE, fits

SMALL_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def tap(page: Page, name: str) -> None:
    """The click that a tap becomes comes a little later: whatever it changes is to be awaited before the next."""
    page.get_by_role("button", name=name, exact=True).tap()


def score(page: Page, a: int, b: int) -> None:
    """Both trays say so, wherever they stand on this phone."""
    for side, points in (("Onça", a), ("Tatu", b)):
        tray = page.get_by_role("group", name=side, exact=True)
        expect(tray.get_by_label("tento")).to_have_text(str(points))


def one_partida(page: Page) -> None:
    best_of = page.get_by_role("radio", name="uma só")
    best_of.tap()
    expect(best_of).to_be_checked()


def opened(page: Page) -> None:
    """A scoreboard for one partida, with names for everybody."""
    expect(page.get_by_role("radio", name="Truco mineiro")).to_be_checked()
    one_partida(page)
    for side, (pair, people) in enumerate({"Onça": ("Ana", "Caio"), "Tatu": ("Bia", "Davi")}.items()):
        group = page.get_by_role("group", name=f"Dupla {'AB'[side]}")
        group.get_by_label("Nome da dupla").fill(pair)
        for field, name in zip(group.get_by_label("Pessoa").all(), people, strict=True):
            field.fill(name)
    fits(page)
    tap(page, "Abrir o placar")


def test_a_physical_match_is_scored_on_two_phones(visit: Visit) -> None:
    ana = visit("/placar", **SMALL_PHONE)
    opened(ana)
    expect(ana.get_by_role("heading", name="Quem dá as cartas primeiro?")).to_be_visible()
    fits(ana)
    tap(ana, "Ana")
    expect(ana.get_by_text("Dá: Ana. Corta: Davi. Sai: Caio.")).to_be_visible()
    tap(ana, "Nós ganhamos a mão")
    score(ana, 1, 0)

    tap(ana, "Outro celular")
    expect(ana.get_by_role("img", name="Código QR")).to_be_visible()
    link = ana.get_by_label("Endereço").input_value()
    fits(ana)
    axe(ana)
    tap(ana, "Fechar")
    bia = visit(link, **SMALL_PHONE)
    score(bia, 1, 0)
    expect(bia.get_by_text("(nós)")).to_have_count(1)
    expect(bia).not_to_have_url(re.compile("#"))

    tap(bia, "Nós pedimos truco")
    expect(ana.get_by_text("Pediram 3: vale 1")).to_be_visible()
    expect(ana.get_by_role("button", name="Nós ganhamos a mão")).to_have_count(0)
    tap(ana, "Nós aceitamos (vale 3)")
    expect(bia.get_by_text("A mão vale 3")).to_be_visible()

    irregular(ana)
    score(ana, 4, 0)
    score(bia, 4, 0)

    tap(ana, "Eles ganharam a mão")
    score(ana, 4, 1)
    score(bia, 4, 1)
    last = ana.get_by_role("listitem").first
    last.get_by_role("button", name="Corrigir").tap()
    expect(ana.get_by_role("dialog")).to_be_visible()
    fits(ana)
    ana.get_by_role("dialog").get_by_role("button", name="Nós ganhamos a mão").tap()
    score(ana, 5, 0)
    score(bia, 5, 0)
    expect(ana.get_by_text("corrigida")).to_have_count(1)
    fits(ana)
    axe(ana)

    for name in ("Nós pedimos truco", "Eles pediram 6", "Nós pedimos 9", "Eles pediram 12", "Nós aceitamos (vale 12)"):
        tap(ana, name)
    tap(ana, "Nós ganhamos a mão")
    score(bia, 17, 0)
    confirmed(ana, bia)


def irregular(page: Page) -> None:
    """Bia shook the table: the mão is lost, at the value it had, and the consequence is seen before it is applied."""
    tap(page, "Irregularidade")
    page.get_by_role("searchbox").fill("virar cartas da mesa")
    page.get_by_role("listitem").filter(has_text="FEN-29").get_by_role("button").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Falta dizer quem cometeu a falta")).to_be_visible()
    expect(dialog.get_by_role("button", name="Aplicar")).to_be_disabled()
    dialog.get_by_role("radio", name="Bia").tap()
    dialog.get_by_role("radio", name="Perda da mão").tap()
    expect(dialog.get_by_text("3 pontos para Onça.")).to_be_visible()
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen
    axe(page)
    dialog.get_by_role("button", name="Aplicar").tap()
    expect(dialog).to_have_count(0)


def confirmed(ana: Page, bia: Page) -> None:
    """Each side with its own phone."""
    tap(ana, "Confirmar o resultado")
    expect(ana.get_by_text("Vocês confirmaram. Falta Tatu.")).to_be_visible()
    expect(ana.get_by_text("Resultado confirmado pelos dois lados.")).to_have_count(0)
    fits(ana)
    tap(bia, "Confirmar o resultado")
    for page in (ana, bia):
        expect(page.get_by_text("Resultado confirmado pelos dois lados.")).to_be_visible()


def chosen(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=name, exact=True).tap()


def six_names(page: Page) -> None:
    """A scoreboard of Truco Cego for one partida, with names for everybody."""
    page.get_by_role("radio", name="Truco gaudério").tap()
    one_partida(page)
    for side, (trio, people) in enumerate({"Onça": ("Ana", "Caio", "Eva"), "Tatu": ("Bia", "Davi", "Fábio")}.items()):
        group = page.get_by_role("group", name=f"Trio {'AB'[side]}")
        group.get_by_label("Nome do trio").fill(trio)
        for field, name in zip(group.get_by_label("Pessoa").all(), people, strict=True):
            field.fill(name)
    tap(page, "Abrir o placar")


def test_a_table_of_truco_cego_is_scored_on_a_phone(visit: Visit) -> None:
    """A roda with envido and truco, a testa with a flor, a forfeited testa; six names, malos and buenos."""
    page = visit("/placar", **SMALL_PHONE)
    six_names(page)
    tap(page, "Fábio")
    expect(page.get_by_text("Trio contra trio. Ana mão")).to_be_visible()
    fits(page)
    chosen(page, "Pontos", "Envido")
    tap(page, "Envido (2)")
    tap(page, "Real envido (5)")
    page.get_by_role("radio", name="Quero (vale 5)").tap()
    chosen(page, "Quem ganhou os pontos?", "Nós")
    chosen(page, "Truco", "Truco")
    page.get_by_role("radio", name="Não quero (vale 1)").tap()
    chosen(page, "Quem pediu por último?", "Eles")
    expect(page.get_by_text("Envido: 5 tentos para Onça. Truco: 1 tento para Tatu.")).to_be_visible()
    fits(page)
    axe(page)
    tap(page, "Marcar")
    score(page, 5, 1)

    expect(page.get_by_text("Testa 1 de 3")).to_be_visible()
    chosen(page, "Pontos", "Flor")
    page.get_by_role("group", name="Flores: Bia").get_by_role("button", name="+1").tap()
    chosen(page, "Quem ganhou as vazas?", "Eva")
    expect(page.get_by_text("Flor: 3 tentos para Tatu. Truco: 1 tento para Onça.")).to_be_visible()
    tap(page, "Marcar")
    score(page, 6, 4)

    expect(page.get_by_text("Testa 2 de 3")).to_be_visible()
    tap(page, "Irregularidade")
    page.get_by_role("searchbox").fill("CEGO-9.III-11")
    page.get_by_role("listitem").filter(has_text="CEGO-9.III-11").get_by_role("button").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Davi").tap()
    expect(dialog.get_by_text("2 tentos para Onça. A volta acaba aqui.")).to_be_visible()
    axe(page)
    dialog.get_by_role("button", name="Aplicar").tap()
    score(page, 8, 4)
    expect(page.get_by_text("Testa 3 de 3")).to_be_visible()

    page.get_by_role("radio", name="Só os tentos").tap()
    page.get_by_role("group", name="Davi", exact=True).get_by_role("button", name="+1").tap()
    tap(page, "Marcar")
    score(page, 8, 5)
    expect(page.get_by_text("Trio contra trio.")).to_be_visible()
    page.get_by_role("button", name="Corrigir linha 3").tap()
    page.get_by_role("dialog").get_by_role("group", name="Tatu").get_by_role("button", name="+1").tap()
    tap(page, "Valem estes tentos")
    score(page, 8, 6)
    fits(page)
    axe(page)


def test_where_a_judge_marks_the_trios_only_confirm(visit: Visit) -> None:
    judge = visit("/placar", **SMALL_PHONE)
    judge.get_by_role("radio", name="Truco gaudério").tap()
    judge.get_by_role("radio", name="um juiz").tap()
    expect(judge.get_by_role("radio", name="um juiz")).to_be_checked()
    six_names(judge)
    tap(judge, "Fábio")
    judge.get_by_role("radio", name="Só os tentos").tap()
    count = judge.get_by_role("group", name="Tatu", exact=True).filter(has=judge.get_by_role("button", name="+1"))
    for _ in range(24):
        count.get_by_role("button", name="+1").tap()
    expect(count.locator("output")).to_have_text("24")
    tap(judge, "Outro celular")
    link = judge.get_by_label("Endereço").input_value()
    tap(judge, "Fechar")
    ana = visit(link, **SMALL_PHONE)
    expect(ana.get_by_text("Nesta mesa quem marca é o juiz")).to_be_visible()
    expect(ana.get_by_role("button", name="Irregularidade")).to_have_count(0)
    tap(judge, "Marcar")
    score(ana, 0, 24)
    tap(ana, "Confirmar o resultado")
    tap(judge, "Tatu confirma neste celular")
    for page in (ana, judge):
        expect(page.get_by_text("Resultado confirmado pelos dois lados.")).to_be_visible()
        fits(page)


def test_who_only_has_the_address_watches(visit: Visit) -> None:
    ana = visit("/placar", **SMALL_PHONE)
    opened(ana)
    tap(ana, "Bia")
    expect(ana.get_by_text("Dá: Bia.")).to_be_visible()
    stranger = visit(ana.url, **SMALL_PHONE)
    expect(stranger.get_by_text("Você está vendo.")).to_be_visible()
    score(stranger, 0, 0)
    expect(stranger.get_by_role("button", name="Irregularidade")).to_have_count(0)
    fits(stranger)


def test_a_refusal_says_why_and_what_was_undone_stays_on_the_list(visit: Visit, faults: Faults) -> None:
    faults.allow("422")
    ana = visit("/placar", **SMALL_PHONE)
    opened(ana)
    tap(ana, "Caio")
    tap(ana, "Nós pedimos truco")
    tap(ana, "Eles correram (perdem 1)")
    score(ana, 1, 0)
    tap(ana, "Desfazer")
    expect(ana.get_by_text("Pediram 3: vale 1")).to_be_visible()
    expect(ana.get_by_text("A linha 3 não vale.")).to_be_visible()
    tap(ana, "Eles aceitaram (vale 3)")
    expect(ana.get_by_text("A mão vale 3")).to_be_visible()
    ana.get_by_role("button", name="Corrigir linha 2").tap()
    tap(ana, "Esta linha não vale")
    expect(ana.get_by_role("alert")).to_contain_text("a linha 5 deixaria de ser possível")
    ana.get_by_role("alert").get_by_role("button", name="por quê?").tap()
    expect(ana.get_by_role("dialog")).to_contain_text("FEN-17.1")


def test_a_scoreboard_that_is_not_there(visit: Visit, faults: Faults) -> None:
    faults.allow("404")
    page = visit("/placar/naoexiste", **SMALL_PHONE)
    expect(page.get_by_role("alert")).to_have_text("Este placar não existe.")
