"""The keyboard alone: from the home page to the end of a mão, and every key that the list of keys names."""

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit, Visit
from browser.prepared import called, leading, second_vaza
from browser.table_page import PLAY_NOW, QUICK, Keys, TablePage
from table.table_kit import FOUR

FOCUSED = "() => (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()"


def tab_to(page: Page, name: str, most: int = 30) -> None:
    """Tab until the focus is on what is called so."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"{name} is not reached by {most} times Tab")


def test_from_the_home_page_to_the_end_of_a_mao(visit: Visit) -> None:
    page = visit("/", liked=QUICK)
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_visible()
    tab_to(page, PLAY_NOW)
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    table.play_on(Keys(), lambda _: table.ended() and table.played())
    assert table.ended()
    assert any(line.startswith("Você tirou") for line in table.told())
    assert table.played()


def test_lift_turn_drop_and_call(sit: Sit) -> None:
    table = sit(second_vaza())
    table.my_turn()
    press = table.page.keyboard.press
    press("2")
    expect(table.card("quatro de copas")).to_have_attribute("aria-pressed", "true")
    press("Escape")
    expect(table.card("quatro de copas")).to_have_attribute("aria-pressed", "false")
    press("2")
    press("f")
    expect(table.card("quatro de copas, fechada")).to_be_visible()
    press("f")
    expect(table.card("quatro de copas, fechada")).to_be_hidden()
    table.changed(lambda: press("t"))
    assert "Você trucou." in " ".join(table.told())


@pytest.mark.parametrize(("key", "sentence"), [("a", "Você caiu. Vale 3."), ("r", "Você pediu 6."), ("c", "Você correu")])
def test_answer_raise_and_run(sit: Sit, key: str, sentence: str) -> None:
    table = sit(called())
    assert table.my_turn().status.startswith("Pediram 3")
    table.changed(lambda: table.page.keyboard.press(key))
    assert sentence in " ".join(table.told())


def test_what_cannot_be_done_says_why(sit: Sit) -> None:
    table = sit(leading())
    table.my_turn()
    table.page.keyboard.press("1")
    table.page.keyboard.press("f")
    refusal = table.page.get_by_role("alert").filter(has_text="por quê?")
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name="por quê?").press("Enter")
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="FEN-")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert len(table.look().cards) == 3


def test_the_list_of_keys(sit: Sit) -> None:
    table = sit(leading())
    table.my_turn()
    table.page.keyboard.press("?")
    dialog = table.page.get_by_role("dialog", name="Teclas")
    expect(dialog).to_be_visible()
    assert {"1", "2", "3", "Enter", "F", "T", "A", "R", "C", "?"} <= set(dialog.locator("kbd").all_inner_texts())
    table.page.keyboard.press("1")
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(0)


def test_a_button_pressed_before_does_not_keep_enter(sit: Sit) -> None:
    """The focus is still on the button of the menu when a card is lifted by its number: Enter plays the card."""
    table = sit(leading())
    table.my_turn()
    tab_to(table.page, "Mais desta mesa")
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_be_hidden()
    table.changed(lambda: Keys().play(table, 0))
    assert "Você jogou o três de paus." in table.told()


def test_what_happens_is_announced_and_the_past_is_not(sit: Sit) -> None:
    table = sit(leading(*FOUR))
    table.my_turn()
    said = table.page.locator("[aria-live='polite']")
    expect(said).to_be_empty()
    table.changed(lambda: Keys().play(table, 0))
    expect(said).to_have_text("Você jogou o três de paus.")
