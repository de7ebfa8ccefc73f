"""A small phone, 360 by 740, and fingers: everything fits, cards can be read, whatever can be touched is large enough."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browser_kit import rested
from browser.conftest import Sit, Visit
from browser.prepared import called, cutting_of, eleven, leading, second_vaza, won
from browser.table_page import PHONE, Finger
from table.table_kit import Process

SMALL_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CARD = 92
TOUCH = 44
WIDE = "() => [document.scrollingElement.scrollWidth, innerWidth]"
# What is wrong with what can be touched: smaller than a fingertip, too small for its own words, or under something else that
# can be touched. A lifted card carries the button that turns it, and "por quê?" reaches into the sentences around its own.
WRONG = f"""() => {{
    const name = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim()
    const apart = (one) => one.closest('[aria-label="Suas cartas"]') !== null || name(one).startsWith('por quê?')
    const found = [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
        'button, a[href], select, input, summary, [role="slider"]'
    )].filter((one) => one.checkVisibility({{ opacityProperty: true, visibilityProperty: true }}))
        .map((one) => ({{ one, box: (one.closest('label') ?? one).getBoundingClientRect() }}))
        .filter(({{ box }}) => box.width > 2)
    const low = ({{ box }}) => Math.min(box.width, box.height) < {TOUCH - 0.5}
    const tight = ({{ one }}) => one.matches('button, a') && !one.closest('[aria-label="Suas cartas"]') &&
        one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
    const under = (first, second) => !first.one.contains(second.one) && !second.one.contains(first.one) &&
        !(apart(first.one) && apart(second.one)) &&
        Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left) > 2 &&
        Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top) > 2
    return [
        ...found.filter(low).map(({{ one, box }}) => `${{name(one)}}: ${{box.width}} x ${{box.height}}`),
        ...found.filter(tight).map(({{ one }}) => `${{name(one)}}: words wider than the button`),
        ...found.flatMap((first, nth) => found.slice(nth + 1).filter((second) => under(first, second))
            .map((second) => `${{name(first.one)}} and ${{name(second.one)}}: one over the other`)),
    ]
}}"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and everything can be touched."""
    rested(page)
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen == 360
    assert page.evaluate(WRONG) == []


def meet(one: Locator, other: Locator) -> bool:
    """Whether one of them lies over the other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    across = min(first["x"] + first["width"], second["x"] + second["width"]) - max(first["x"], second["x"])
    down = min(first["y"] + first["height"], second["y"] + second["height"]) - max(first["y"], second["y"])
    return across > 1 and down > 1


def test_a_mao_by_taps(sit: Sit) -> None:
    table = sit(leading(), **SMALL_PHONE)
    table.my_turn()
    fits(table.page)
    for card in table.hand.get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= CARD
    table.play_on(Finger(), lambda _: table.ended() and table.played())
    assert table.ended()
    assert table.played()


@pytest.mark.parametrize("state", [called, second_vaza, eleven])
def test_everything_can_be_touched(sit: Sit, state: Callable[[], Process]) -> None:
    table = sit(state(), **SMALL_PHONE)
    table.my_turn()
    table.hand.get_by_role("button").first.tap()
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(1)
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
    rested(page)
    wide, screen = page.evaluate(WIDE)
    assert wide <= screen == 360


def test_before_the_start(visit: Visit) -> None:
    page = visit("/jogar/truco-fenacef", **SMALL_PHONE)
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Abrir a mesa").tap()
    expect(page.get_by_role("button", name="Pode começar")).to_be_visible()
    fits(page)


def test_the_end_leaves_the_cards_in_sight(sit: Sit) -> None:
    table = sit(won(), **SMALL_PHONE)
    expect(table.result).to_be_visible()
    rested(table.page)
    assert [wrong for wrong in table.page.evaluate(WRONG) if "one over the other" not in wrong] == []
    fallen = table.fallen.get_by_role("listitem").all()
    assert fallen
    assert [card for card in fallen if meet(card, table.result)] == []


def test_the_partners_cards_lie_between_the_seats(sit: Sit) -> None:
    table = sit(eleven(), **SMALL_PHONE)
    table.my_turn()
    partners = table.page.get_by_role("group", name="As cartas de")
    expect(partners.get_by_role("img")).to_have_count(3)
    rested(table.page)
    others = table.page.get_by_role("group", name="cartas na mão").all()
    assert len(others) == 3
    assert [other for other in others if meet(other, partners)] == []
    assert not meet(table.board.get_by_role("status"), table.voices)


@pytest.mark.parametrize("code", ["truco-fenacef", "truco-asfo", "truco-sinsep"])
def test_all_that_the_cutter_may_do(sit: Sit, code: str) -> None:
    table = sit(cutting_of(code), **SMALL_PHONE)
    assert table.my_turn().voice("Cortar em") is not None
    fits(table.page)
    for width, height in ((360, 640), (390, 844), (740, 360), (768, 1024), (1024, 768), (1280, 800)):
        table.page.set_viewport_size({"width": width, "height": height})
        voices = table.voices.bounding_box()
        assert voices is not None
        assert voices["y"] + voices["height"] <= height, (width, height)


def test_a_refusal(sit: Sit) -> None:
    table = sit(leading(), **SMALL_PHONE)
    table.my_turn()
    table.page.keyboard.press("1")
    table.page.keyboard.press("f")
    refusal = table.page.get_by_role("alert").filter(has_text="por quê?")
    expect(refusal).to_be_visible()
    rested(table.page)
    assert [wrong for wrong in table.page.evaluate(WRONG) if "por quê?" in wrong] == []


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
