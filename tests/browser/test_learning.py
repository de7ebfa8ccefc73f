"""Learning at the table, by eyes and hands: advice, what a mistake cost, the study at the end, training."""

import re

from playwright.sync_api import Page, expect

from browser.blackjack_tables import dealt
from browser.browser_kit import axe
from browser.conftest import Visit
from browser.prepared import House
from browser.table_page import DESKTOP, PHONE, QUICK
from table.table_kit import ANA, BETO

# Ana has 16 against a 6, which one keeps; a card makes it 21 all the same. The last round of the session.
SIXTEEN = "10P 9C 6C 6O 9E 10E 5P 10C"


def advice(page: Page) -> None:
    page.get_by_role("button", name="Conselho").click()


def test_one_person_among_bots_has_advice_by_asking_and_studies_the_session(visit: Visit, house: House) -> None:
    process = dealt(SIXTEEN, 10, 10, rounds="1").rested()
    page = visit(f"/mesa/{house.put(process)}", who=ANA, liked={**QUICK, "mistakes": True}, viewport=PHONE)
    advice(page)
    panel = page.get_by_role("region", name="Conselho")
    best = panel.get_by_role("row").filter(has_text="a melhor")
    expect(best).to_contain_text("Manter")
    expect(best).to_contain_text(re.compile(r"−\d,\d\d"))
    axe(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("p")
    expect(page.get_by_role("alert").filter(has_text="Manter valia")).to_contain_text(re.compile(r"\d,\d+ fichas? a mais\."))
    page.keyboard.press("m")
    page.get_by_role("link", name="Estudo").click()
    expect(page.get_by_role("heading", name="Estudo da partida 1")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Depois de 1 rodada:"))).to_be_visible()
    mistake = page.get_by_role("listitem").filter(has_text="Melhor: Manter")
    expect(mistake).to_contain_text("Você: Pedir carta")
    axe(page)
    mistake.get_by_role("link").click()
    expect(page.get_by_role("slider")).to_have_value(re.compile(r"[1-9]\d*"))


def test_among_people_there_is_none_until_all_want_it(visit: Visit, house: House) -> None:
    process = dealt(SIXTEEN, 10, 10, people=(ANA, BETO), rounds="1").rested()
    address = f"/mesa/{house.put(process)}"
    ana, beto = [visit(address, who=who, liked=QUICK, viewport=DESKTOP) for who in (ANA, BETO)]
    advice(ana)
    panel = ana.get_by_role("region", name="Conselho")
    expect(panel).to_contain_text("só quando todos à mesa querem")
    ana.get_by_role("button", name="Quero conselho").click()
    expect(panel).to_contain_text("Falta: Beto.")
    expect(panel.get_by_role("table")).to_have_count(0)
    advice(beto)
    beto.get_by_role("button", name="Quero conselho").click()
    expect(panel.get_by_role("row").filter(has_text="a melhor")).to_contain_text("Manter")
    expect(beto.get_by_role("region", name="Conselho")).to_contain_text("Na sua vez")
    beto.get_by_role("button", name="Não quero mais conselho").click()
    expect(panel).to_contain_text("Falta: Beto.")
    expect(panel.get_by_role("table")).to_have_count(0)


def test_training_tells_at_once_and_goes_on_by_keyboard(visit: Visit) -> None:
    page = visit("/treino/blackjack", liked=QUICK, viewport=PHONE)
    acts = page.get_by_role("group", name="O que você pode fazer")
    told = page.get_by_role("region", name="Resposta")
    for right in range(1, 3):
        expect(acts.get_by_role("button").first).to_be_visible()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(told.get_by_role("row").filter(has_text="a melhor").first).to_be_visible()
        expect(page.get_by_text(re.compile(rf"\d de {right} certas\."))).to_be_visible()
        if right == 1:
            axe(page)
        page.keyboard.press("Enter")
        expect(told).to_have_count(0)
