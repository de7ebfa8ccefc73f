"""What a person likes: language, light, motion, colours of the suits. It works at once, in the middle of a game too."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.browser_kit import rested
from browser.conftest import Sit, Visit
from browser.prepared import House, leading
from browser.table_page import DESKTOP, PHONE, Mouse, TablePage
from table.table_kit import ANA, FOUR

# Every property that anything is set in motion by.
LISTEN = """() => {
    window.moved = new Set()
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        const duration = typeof options === 'number' ? options : options?.duration
        if (duration) for (const frame of [frames].flat()) for (const name of Object.keys(frame)) window.moved.add(name)
        return animate.call(this, frames, options)
    }
}"""
MOVED = (
    "() => [...window.moved].filter((name) => ['translate', 'scale', 'rotate', 'transform', 'opacity'].includes(name)).sort()"
)
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"


def watched(visit: Visit, house: House, **options: Any) -> TablePage:
    """Ana is to lead, the others are people who have gone out; whatever moves is noticed."""
    table = TablePage(visit(who=ANA, **options))
    table.page.add_init_script(f"({LISTEN})()")
    table.page.goto(f"/mesa/{house.put(leading(*FOUR))}")
    table.ready().my_turn()
    return table


def choose(page: Page, what: str) -> None:
    """Open the settings at the table, choose, and close them."""
    page.get_by_role("button", name="Mais desta mesa").click()
    page.get_by_role("dialog").get_by_role("button", name="Ajustes").click()
    page.get_by_role("dialog", name="Ajustes").get_by_label(what).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(
    ("liked", "system", "expected"),
    [
        ({"speed": "normal"}, "no-preference", ["opacity", "rotate", "scale", "translate"]),
        ({"speed": "normal"}, "reduce", ["opacity"]),
        ({"speed": "off"}, "no-preference", []),
    ],
    ids=["as in life", "reduced", "off"],
)
def test_motion(visit: Visit, house: House, liked: dict[str, str], system: str, expected: list[str]) -> None:
    table = watched(visit, house, liked=liked, reduced_motion=system)
    table.page.evaluate("() => window.moved.clear()")
    table.changed(lambda: Mouse().play(table, 0))
    expect(table.fallen.get_by_role("img", name="três de paus")).to_be_visible()
    rested(table.page)
    assert table.page.evaluate(MOVED) == expected


def test_day_and_night(visit: Visit) -> None:
    page = visit("/", color_scheme="dark")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    rested(page)
    assert max(page.evaluate(GROUND)) < 80
    page.get_by_role("button", name="Ajustes").click()
    page.get_by_label("Dia").check()
    page.wait_for_function(f"() => Math.min(...({GROUND})()) > 180")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    rested(page)
    assert min(page.evaluate(GROUND)) > 180


def test_four_colours(sit: Sit) -> None:
    table = sit(leading(*FOUR))
    ink = "(card) => getComputedStyle(card.querySelector('svg')).color"
    clubs, diamonds = (table.card(name) for name in ("três de paus", "sete de ouros"))
    before = [card.evaluate(ink) for card in (clubs, diamonds)]
    choose(table.page, "Naipes em quatro cores")
    rested(table.page)
    after = [card.evaluate(ink) for card in (clubs, diamonds)]
    assert all(one != other for one, other in zip(before, after, strict=True))
    assert after[0] != after[1]


def left_of(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return first["x"] + first["width"] <= second["x"] + 1


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_left_handed(sit: Sit, viewport: dict[str, int]) -> None:
    table = sit(leading(*FOUR), viewport=viewport)
    me, status = table.board.get_by_text("Você", exact=True), table.board.get_by_role("status")
    call = table.voices.get_by_role("button", name="TRUCO")
    rested(table.page)
    if viewport is DESKTOP:
        assert left_of(table.hand, call)
    else:
        assert left_of(me, status)
    choose(table.page, "Mão esquerda")
    rested(table.page)
    if viewport is DESKTOP:
        assert left_of(call, table.hand)
        assert left_of(table.hand, me)
    else:
        assert left_of(status, me)


def test_another_language_in_the_middle_of_a_mao(sit: Sit) -> None:
    table = sit(leading(*FOUR))
    page = table.page
    portuguese = table.told()
    choose(page, "English")
    board = page.get_by_role("region", name="Truco table")
    expect(board.get_by_role("button", name="three of clubs")).to_be_visible()
    expect(board.get_by_role("button", name="TRUCO")).to_contain_text("worth 3")
    story = page.get_by_role("region", name="Story of the hand").get_by_role("listitem")
    expect(story).to_have_count(len(portuguese))
    assert not set(story.all_inner_texts()) & set(portuguese)
    assert page.evaluate("() => document.documentElement.lang") == "en"
    for _ in range(2):
        board.get_by_role("button", name="three of clubs").click()
    expect(story.last).to_contain_text("You played the three of clubs.")
