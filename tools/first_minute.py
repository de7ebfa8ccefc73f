"""The pictures of a stranger's first minute: the first page, and each guided deal where its player first does something.

Each is taken at the size of a phone by somebody whom the server has never seen.
"""

import re
from typing import Final

from playwright.sync_api import Page, expect

from carteado.catalogue import GAMES
from carteado.regulations import regulation

PHONE: Final = (390, 844)
WINDOW: Final = "first-home"
GUIDED: Final = {f"first-{game}": game for game in GAMES}
PICTURES: Final = (WINDOW, *GUIDED)
MOST: Final = 4  # bubbles before there is something to do


def come(page: Page, name: str) -> None:
    """Where this picture is taken."""
    page.goto("/")
    game = GUIDED.get(name)
    if game is None:
        expect(page.get_by_role("button", name=re.compile("^Aprender jogando"))).to_have_count(len(GAMES))
        return
    page.get_by_role("button", name=f"Aprender jogando: {regulation(game).title.pt}", exact=True).click()
    page.wait_for_url(re.compile("/mesa/"))
    guide = page.get_by_role("region", name="Primeira mão guiada")
    for _ in range(MOST):
        expect(guide.get_by_role("status")).to_be_visible()
        said = guide.get_by_role("status").get_attribute("data-step")
        if guide.get_by_role("button", name="Entendi").count() == 0:
            break
        guide.get_by_role("button", name="Entendi").click()
        expect(page.locator(f'[data-step="{said}"]')).to_have_count(0)
        expect(guide.get_by_role("status")).to_be_visible()
    expect(page.locator("[data-guided]").first).to_be_visible()
