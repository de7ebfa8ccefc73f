"""Canastra and buraco scored on a phone: a deal counted, its bill, a vulnerable dupla, a low opening, a correction."""

from playwright.sync_api import Locator, Page, expect

from browser.browser_kit import axe
from browser.conftest import Visit
from browser.test_phone import fits
from browser.test_placar import SMALL_PHONE, chosen, tap


def side(page: Page, name: str) -> Locator:
    """The fields of a side in the form, not its tray."""
    return page.get_by_role("region", name="Pontos da rodada").get_by_role("group", name=name, exact=True)


def score(page: Page, **points: int) -> None:
    for name, has in points.items():
        expect(page.get_by_role("group", name=name.replace("_", " ")).get_by_label("ponto").first).to_have_text(str(has))


def test_a_deal_of_canastra_is_counted_on_a_phone(visit: Visit) -> None:
    page = visit("/placar", **SMALL_PHONE)
    page.get_by_role("radio", name="Canastra", exact=True).tap()
    expect(page.get_by_role("radio", name="uma só")).to_be_checked()
    tap(page, "Abrir o placar")
    tap(page, "Dupla A, lugar 1")
    expect(page.get_by_text("Dá: Dupla A, lugar 1. Corta: Dupla B, lugar 2. Começa: Dupla B, lugar 1.")).to_be_visible()
    ours, theirs = side(page, "Dupla A"), side(page, "Dupla B")
    ours.get_by_label("Cartas na mesa").fill("45")
    ours.get_by_label("Cartas na mão").fill("33")
    ours.get_by_role("group", name="Canastras limpas").get_by_role("button", name="+1").tap()
    ours.get_by_role("switch", name="Pegou o morto").tap()
    theirs.get_by_label("Cartas na mesa").fill("15")
    theirs.get_by_label("Cartas na mão").fill("45")
    chosen(page, "Quem bateu?", "Dupla A")
    expect(page.get_by_text("33 não pode ser")).to_be_visible()
    expect(page.get_by_role("button", name="Marcar a rodada")).to_be_disabled()
    ours.get_by_label("Cartas na mão").fill("35")
    bill = page.get_by_role("table", name="Dupla A")
    expect(bill.get_by_role("row").nth(4)).to_have_text("Rodada+310")
    expect(page.get_by_role("table", name="Dupla B").get_by_role("row").nth(3)).to_have_text("Rodada−130")
    fits(page)
    axe(page)
    tap(page, "Marcar a rodada")
    score(page, Dupla_A=310, Dupla_B=-130)

    page.get_by_role("radio", name="Só o total").tap()
    side(page, "Dupla A").get_by_label("Pontos na rodada").fill("1200")
    side(page, "Dupla B").get_by_label("Pontos na rodada").fill("60")
    tap(page, "Marcar a rodada")
    expect(page.get_by_text("Dupla A: vulnerável, mínimo 75 para baixar.")).to_be_visible()
    tap(page, "Irregularidade")
    page.get_by_role("listitem").filter(has_text="CAN-14.2").first.get_by_role("button").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Dupla A, lugar 2").tap()
    expect(dialog.get_by_text("o mínimo para baixar passa a ser 90")).to_be_visible()
    dialog.get_by_role("button", name="Aplicar").tap()
    expect(page.get_by_text("Dupla A: vulnerável, mínimo 90 para baixar.")).to_be_visible()

    page.get_by_role("button", name="Corrigir linha 2", exact=True).tap()
    again = page.get_by_role("dialog")
    again.get_by_role("group", name="Dupla B").get_by_label("Cartas na mesa").fill("20")
    tap(page, "Vale esta contagem")
    score(page, Dupla_A=1510, Dupla_B=-65)
    fits(page)


def test_three_people_score_buraco_to_the_points_they_agreed_on(visit: Visit) -> None:
    page = visit("/placar", **SMALL_PHONE)
    page.get_by_role("radio", name="Buraco", exact=True).tap()
    expect(page.get_by_role("radio", name="uma só")).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).tap()
    page.get_by_text("Regras da casa").tap()
    page.get_by_role("radio", name="3.000 pontos").tap()
    fits(page)
    axe(page)
    tap(page, "Abrir o placar")
    tap(page, "Lado B")
    expect(page.get_by_text("até 3.000").first).to_be_visible()
    page.get_by_role("radio", name="Só o total").tap()
    for name, points in (("Lado A", 100), ("Lado B", -50), ("Lado C", 205)):
        side(page, name).get_by_label("Pontos na rodada").fill(str(points))
    tap(page, "Marcar a rodada")
    score(page, Lado_A=100, Lado_B=-50, Lado_C=205)
    fits(page)
