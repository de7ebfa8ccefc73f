"""A small phone, 360 by 740, and fingers: everything fits, cards can be read, whatever can be touched is large enough."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Sit, Visit
from browser.prepared import called, leading, second_vaza
from browser.table_page import PHONE, Finger
from table.table_kit import Process

SMALL_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CARD = 92
TOUCH = 44
IN_A_SENTENCE = 24
# What can be touched and is smaller than a fingertip; "por quê?" stands in its sentence and may be lower.
SMALL = f"""() => [...document.querySelectorAll('button, a[href], select, input, summary, [role="slider"]')]
    .filter((one) => one.checkVisibility({{ opacityProperty: true, visibilityProperty: true }}))
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect(), one.textContent.startsWith('por quê?')])
    .filter(([one, box, sentence]) => box.width > 2 && (
        box.width < {TOUCH} - 0.5 || box.height < (sentence ? {IN_A_SENTENCE} : {TOUCH}) - 0.5))
    .map(([one, box]) => `${{one.getAttribute('aria-label') ?? one.textContent.trim()}} ${{box.width}} x ${{box.height}}`)"""
WIDE = "() => [document.scrollingElement.scrollWidth, innerWidth]"


def fits(page: Page) -> None:
    """Nothing is wider than the screen, nothing too small to be touched."""
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen == 360
    assert page.evaluate(SMALL) == []


def test_a_mao_by_taps(sit: Sit) -> None:
    table = sit(leading(), **SMALL_PHONE)
    table.my_turn()
    fits(table.page)
    for card in table.hand.get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= CARD
    table.play_on(Finger(), lambda _: table.ended())
    assert any(line.startswith("Você jogou") for line in table.told())


@pytest.mark.parametrize("state", [called, second_vaza])
def test_everything_can_be_touched(sit: Sit, state: Callable[[], Process]) -> None:
    table = sit(state(), **SMALL_PHONE)
    table.my_turn()
    table.hand.get_by_role("button").first.tap()
    fits(table.page)
    for name in ("História da mão", "Dizer à mesa", "Baralho honesto", "Mais desta mesa"):
        table.page.get_by_role("button", name=name).tap()
        dialog = table.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        fits(table.page)
        dialog.get_by_role("button", name="Fechar").tap()
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/jogar/truco-fenacef", "/mesas", "/regulamento/truco-fenacef/FEN-17.1a"])
def test_pages_fit(visit: Visit, path: str) -> None:
    page = visit(path, **SMALL_PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen == 360


def test_a_tap_lifts_and_a_flick_plays(sit: Sit) -> None:
    table = sit(leading(), **SMALL_PHONE)
    table.my_turn()
    card = table.card("quatro de copas")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert len(table.look().cards) == 3
    table.board.tap(position={"x": 180, "y": 250})
    expect(card).to_have_attribute("aria-pressed", "false")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x, y - 80, steps=4)
    table.changed(table.page.mouse.up)
    expect(table.fallen.get_by_role("img", name="quatro de copas")).to_be_visible()
