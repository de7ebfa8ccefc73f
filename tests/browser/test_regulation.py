"""The regulation: searched, linked to, and opened by "por quê?" at the table."""

import re

from playwright.sync_api import expect

from browser.browser_kit import axe, rested
from browser.conftest import Sit, Visit
from browser.prepared import leading
from browser.table_page import DESKTOP, PHONE

TEXT = "/regulamento/truco-fenacef"


def test_search(visit: Visit) -> None:
    page = visit(TEXT)
    clauses = page.get_by_role("article")
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    field = page.get_by_role("searchbox", name="Procurar no regulamento")
    field.fill("queima")
    expect(page.get_by_role("status").filter(has_text="resultado")).to_be_visible()
    expect(page.locator("mark").first).to_be_visible()
    found = clauses.count()
    assert 0 < found < everything
    assert all(any(said in text.lower() for said in ("queima", "serra")) for text in clauses.all_inner_texts())
    field.fill("maos")
    expect(page.locator("mark").filter(has_text="mãos").first).to_be_visible()
    field.fill("empate")
    expect(page.locator("mark").filter(has_text="cangar").first).to_be_visible()
    field.fill("art. 19 § 3")
    expect(clauses.first).to_have_id("FEN-19.3")
    field.fill("xyzzy")
    expect(page.get_by_text("Nada sobre isso.")).to_be_visible()
    field.fill("")
    expect(clauses).to_have_count(everything)


def test_another_regulation_is_one_press_away(visit: Visit) -> None:
    page = visit(f"{TEXT}/FEN-17.1a")
    expect(page.get_by_role("heading", level=1)).to_have_text("Truco mineiro")
    page.get_by_role("group", name="Regulamento").get_by_role("radio", name="Truco paulista", exact=True).check(force=True)
    expect(page).to_have_url(re.compile("/regulamento/truco-sinsep$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Truco paulista")
    assert page.evaluate("scrollY") == 0


def test_kinds(visit: Visit) -> None:
    page = visit(TEXT)
    clauses = page.get_by_role("article")
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    kind = page.get_by_role("group", name="Mostrar só").get_by_role("button").first
    kind.click()
    expect(kind).to_have_attribute("aria-pressed", "true")
    assert 0 < clauses.count() < everything


def test_a_link_leads_to_its_clause(visit: Visit) -> None:
    page = visit(f"{TEXT}/FEN-17.1a")
    clause = page.locator("[id='FEN-17.1a']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    page.get_by_role("link", name="FEN-14", exact=True).first.click()
    expect(page).to_have_url(re.compile("/FEN-14$"))
    expect(page.locator("[id='FEN-14']")).to_be_in_viewport()
    page.goto(f"{TEXT}/FEN-999")
    expect(page.get_by_role("alert")).to_contain_text("FEN-999")


def test_por_que_opens_the_clause(sit: Sit) -> None:
    table = sit(leading(), viewport=DESKTOP)
    line = table.story.get_by_role("listitem").filter(has_text="que dá as cartas primeiro")
    line.get_by_role("button", name="por quê?").click()
    dialog = table.page.get_by_role("dialog", name="FEN-10")
    expect(dialog).to_contain_text("art")
    with table.page.context.expect_page() as opened:
        dialog.get_by_role("link", name="Ler no regulamento").click()
    expect(opened.value).to_have_url(re.compile(f"{TEXT}/FEN-10$"))
    expect(opened.value.locator("[id='FEN-10']")).to_be_in_viewport()
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert len(table.look().cards) == 3


def test_the_rule_of_this_moment_is_one_key_away(sit: Sit) -> None:
    table = sit(leading(), viewport=DESKTOP)
    strength = table.page.get_by_role("list", name="Força das cartas, da maior para a menor")
    expect(strength.get_by_role("listitem").first).to_contain_text("zap")
    table.page.keyboard.press("x")
    sheet = table.page.get_by_role("dialog", name="A regra deste momento")
    expect(sheet.get_by_role("button", name="FEN-18: por quê?")).to_be_visible()
    sheet.get_by_role("button", name="FEN-18: por quê?").click()
    expect(table.page.get_by_role("dialog", name="FEN-18")).to_contain_text("abertas")


def test_the_rule_of_this_moment_is_one_tap_away_on_a_phone(sit: Sit) -> None:
    table = sit(leading(), viewport=PHONE)
    table.page.get_by_role("button", name="A regra deste momento").click()
    sheet = table.page.get_by_role("dialog", name="A regra deste momento")
    expect(sheet.get_by_role("button", name="FEN-18: por quê?")).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text("zap")
    rested(table.page)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for theme in ("day", "night"):
        table.page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        axe(table.page)
