"""The referee's chair, taken and used from the page: a clause is chosen, and what follows is on every screen."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.prepared import House, leading
from browser.table_page import DESKTOP, QUICK, TablePage
from table.table_kit import ANA, FOUR, JUIZ


def judging(visit: Visit, path: str) -> Page:
    """The referee, who took the chair before the match."""
    page = visit(path, who=JUIZ, liked=QUICK, viewport=DESKTOP)
    TablePage(page).ready()
    return page


def test_a_ruling_is_given_from_the_page(visit: Visit, house: House) -> None:
    path = f"/mesa/{house.put(leading(*FOUR, juiz=JUIZ))}"
    ana = TablePage(visit(path, who=ANA, liked=QUICK, viewport=DESKTOP)).ready()
    judge = judging(visit, path)
    expect(ana.page.get_by_text(f"Juiz: {JUIZ.name}")).to_be_visible()

    judge.get_by_role("button", name="Dar uma decisão").click()
    panel = judge.get_by_role("dialog", name="Dar uma decisão")
    expect(panel.get_by_role("button", name="Decidir")).to_be_disabled()
    panel.get_by_label("Cláusula").select_option("FEN-39")
    panel.get_by_role("spinbutton", name="Dupla A").fill("3")
    panel.get_by_role("spinbutton", name="Dupla B").fill("5")
    panel.get_by_role("textbox", name="Motivo").fill("Tentos contados errado.")
    panel.get_by_role("button", name="Decidir").click()
    expect(panel).to_be_hidden()

    for side, points in (("Nós", "3 tentos"), ("Eles", "5 tentos")):
        expect(ana.board.get_by_role("group", name=side).get_by_label(points)).to_be_visible()
    expect(ana.story.get_by_role("listitem").last).to_contain_text("Tentos contados errado.")


def test_a_ruling_names_a_card_of_the_hand(visit: Visit, house: House) -> None:
    path = f"/mesa/{house.put(leading(*FOUR, juiz=JUIZ))}"
    judge = judging(visit, path)
    judge.get_by_role("button", name="Dar uma decisão").click()
    panel = judge.get_by_role("dialog", name="Dar uma decisão")
    panel.get_by_label("Cláusula").select_option("FEN-18")
    panel.get_by_role("radio", name="Ana").check()
    panel.get_by_role("button", name="quatro de copas").click()
    expect(panel.get_by_role("button", name="quatro de copas")).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Decidir").click()
    expect(panel).to_be_hidden()
    expect(TablePage(judge).fallen.get_by_role("img", name="quatro de copas")).to_be_visible()
    expect(TablePage(judge).story).to_contain_text("ela foi virada e fica na mesa, com advertência")
