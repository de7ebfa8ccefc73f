"""A physical table whose every entry is confirmed: two phones claim, confirm, contest and withdraw, and the referee settles."""

from playwright.sync_api import Page, expect

from browser.browser_kit import axe
from browser.conftest import Visit
from browser.test_phone import fits
from browser.test_placar import SMALL_PHONE, opened, score, tap


def by_key(page: Page, name: str) -> None:
    """Press it without a finger."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    expect(button).to_be_focused()
    page.keyboard.press("Enter")


def each_entry(page: Page) -> None:
    choice = page.get_by_role("radio", name="cada lançamento, antes de valer")
    choice.tap()
    expect(choice).to_be_checked()
    opened(page)


def invited(visit: Visit, page: Page, who: str = "") -> Page:
    """Another phone, with the link of the other side or of somebody else."""
    tap(page, "Outro celular")
    if who:
        page.get_by_role("dialog").get_by_role("radio", name=who, exact=True).tap()
        expect(page.get_by_role("dialog").get_by_text("o árbitro decide")).to_be_visible()
    link = page.get_by_label("Endereço").input_value()
    tap(page, "Fechar")
    return visit(link, **SMALL_PHONE)


def test_what_one_phone_enters_waits_for_the_other(visit: Visit) -> None:
    ana = visit("/placar", **SMALL_PHONE)
    each_entry(ana)
    bia, judge = invited(visit, ana), invited(visit, ana, "árbitro")
    tap(ana, "Ana")
    claim = bia.get_by_role("region", name="Lançamento de Onça")
    expect(claim.get_by_role("alert")).to_contain_text("Dá as cartas primeiro: Ana.")
    expect(bia.get_by_role("button", name="Irregularidade")).to_have_count(0)
    fits(bia)
    axe(bia)
    by_key(bia, "Confirmar")
    expect(ana.get_by_text("Dá: Ana. Corta: Davi. Sai: Caio.")).to_be_visible()

    tap(ana, "Nós ganhamos a mão")
    expect(ana.get_by_text("À espera de Tatu.")).to_be_visible()
    fits(ana)
    axe(ana)
    expect(claim.get_by_text("O placar ficaria 1 a 0.")).to_be_visible()
    score(bia, 0, 0)
    score(ana, 0, 0)
    by_key(bia, "Confirmar")
    score(ana, 1, 0)
    score(bia, 1, 0)

    tap(bia, "Nós ganhamos a mão")
    tap(ana, "Contestar")
    for page in (ana, bia, judge):
        expect(page.get_by_role("alert")).to_contain_text("Contestado por Onça. Chamem o árbitro")
        expect(page.get_by_role("button", name="Retirar o lançamento")).to_have_count(0)
    expect(bia.get_by_role("button", name="O árbitro decide: vale")).to_have_count(0)
    fits(judge)
    axe(judge)
    tap(judge, "O árbitro decide: não vale")
    for page in (ana, bia):
        expect(page.get_by_text("decidida pelo árbitro")).to_be_visible()
        score(page, 1, 0)

    tap(bia, "Nós ganhamos a mão")
    tap(bia, "Retirar o lançamento")
    expect(ana.get_by_text("retirada", exact=True)).to_be_visible()
    score(ana, 1, 0)
    tap(bia, "Nós ganhamos a mão")
    tap(ana, "Confirmar")
    score(bia, 1, 1)
    fits(ana)
    axe(ana)
