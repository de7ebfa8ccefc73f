"""A guided first deal, played as it says: one bubble at a time, what it means lit up, and the table waits for who reads."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from carteado.lessons import lesson

PHONE = {"width": 390, "height": 844}
MOST = 80


class Class:
    """The page of somebody who learns."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bubble = page.get_by_role("region", name="Primeira mão guiada").get_by_role("status")
        self.lit = page.locator("[data-guided]")

    def step(self) -> str:
        """The name of what is said now."""
        expect(self.bubble).to_be_visible()
        return self.bubble.get_attribute("data-step") or ""

    def next(self) -> None:
        said = self.step()
        self.page.get_by_role("button", name="Entendi").click()
        expect(self.page.locator(f'[data-step="{said}"]')).to_have_count(0)

    def done(self, said: str) -> None:
        """What was asked for has been done."""
        expect(self.page.locator(f'[data-step="{said}"]')).to_have_count(0)

    def press(self) -> Locator:
        expect(self.lit.first).to_be_visible()
        return self.lit.first


def learn(visit: Visit, name: str) -> Class:
    page = visit("/", viewport=PHONE, liked={"speed": "off"})
    page.get_by_role("button", name=f"Aprender jogando: {name}", exact=True).click()
    page.wait_for_url(re.compile("/mesa/"))
    return Class(page)


def follow(found: Class, game: str, does: Callable[[Class, str], bool]) -> list[str]:
    """Read what is to be read and do what is to be done, to the last word of the lesson; what was said."""
    told: list[str] = []
    last = lesson(game).steps[-1].name
    for _ in range(MOST):
        said = found.step()
        told.append(said)
        if said == last:
            return told
        if does(found, said):
            found.done(said)
        else:
            found.next()
    raise AssertionError(told)


def truco(found: Class, said: str) -> bool:
    """A card is tapped twice; a call once."""
    if said in ("first", "second", "zap"):
        card = found.press()
        card.click()
        found.press().click()
        return True
    if said == "truco":
        found.press().click()
        return True
    return False


def cacheta(found: Class, said: str) -> bool:
    if said in ("buy", "king", "out"):
        found.press().click()
        return True
    if said == "discard":
        found.press()
        found.page.get_by_role("button", name="dois de copas").click(position={"x": 8, "y": 20})
        found.press().click()
        return True
    return False


def blackjack(found: Class, said: str) -> bool:
    if said == "bet":
        found.page.get_by_role("button", name=re.compile("^Apostar")).first.click()
        return True
    if said == "eleven":
        found.press().click()
        return True
    return False


@pytest.mark.parametrize(
    ("game", "name", "does"),
    [("truco-fenacef", "Truco mineiro", truco), ("cacheta", "Cacheta", cacheta), ("blackjack", "Blackjack", blackjack)],
)
def test_a_first_deal_is_played_as_the_lesson_says(
    visit: Visit, game: str, name: str, does: Callable[[Class, str], bool]
) -> None:
    found = learn(visit, name)
    told = follow(found, game, does)
    assert told == [step.name for step in lesson(game).steps]


def test_who_wants_no_explanations_skips_them_and_plays_on(visit: Visit) -> None:
    found = learn(visit, "Truco mineiro")
    found.step()
    found.page.get_by_role("button", name="Pular as explicações").click()
    expect(found.bubble).to_have_count(0)
    expect(found.page.get_by_role("group", name="Suas cartas").get_by_role("button")).to_have_count(3)
    expect(found.page).to_have_title(re.compile("^Sua vez"))
