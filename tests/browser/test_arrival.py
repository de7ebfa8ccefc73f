"""A friend comes by the link of a game that runs: a nickname, a chair from the next mão on, and who was removed stays out."""

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.prepared import House, leading
from browser.table_page import DESKTOP, QUICK, TablePage
from table.table_kit import ANA

PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_friend_sits_down_in_place_of_a_bot(visit: Visit, house: House, viewport: ViewportSize) -> None:
    process = leading(ANA)
    path = f"/mesa/{house.put(process)}"
    bot = process.table.places[1].name
    ana = TablePage(visit(path, who=ANA, liked=QUICK, viewport=DESKTOP)).ready()
    friend = visit(path, liked=QUICK, viewport=viewport)
    friend.get_by_label("Seu apelido").fill("Rita")
    friend.get_by_role("button", name="Guardar").click()
    expect(friend.get_by_label("Seu apelido")).to_be_hidden()
    friend.get_by_role("button", name="Sentar", exact=True).click()
    friend.get_by_role("button", name=f"Sentar no lugar de {bot}").click()
    expect(friend.get_by_text(f"Você entra na próxima mão, no lugar de {bot}.")).to_be_visible()
    expect(ana.story).to_contain_text("Rita entra na próxima mão.")
