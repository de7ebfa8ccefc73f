"""The pages of an event as its people have them: the desk by keyboard alone, the device of a table, the projector."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from carteado.server.events.keys import pin_of

Json = dict[str, Any]
Sides = tuple[str, str]
PAIRS = {
    "Onça": "Ana / Beto", "Tatu": "Caio / Duda", "Ema": "Eva / Fábio", "Anta": "Gil / Hugo",
    "Capivara": "Iara / João", "Preá": "Kátia / Léo", "Quati": "Maria / Nilo", "Jacaré": "Olga / Pedro",
}  # fmt: skip


def typed(field: Locator, text: str) -> None:
    """Written letter by letter into a field that has the focus, in the place of what stood there."""
    field.focus()
    field.press("ControlOrMeta+a")
    field.page.keyboard.insert_text(text)


def pressed(button: Locator) -> None:
    """Pressed without a mouse."""
    expect(button).to_be_enabled()
    button.focus()
    expect(button).to_be_focused()
    button.page.keyboard.press("Enter")


class DeskPage:
    """The control desk; nothing here needs a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def path(self) -> str:
        """The address of the event, without its tab."""
        found = re.search(r"/torneio/\w+", self.page.url)
        assert found
        return found[0]

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, name: str | re.Pattern[str]) -> None:
        pressed(self.button(name).first)

    def tab(self, name: str) -> None:
        """Another part of the event."""
        link = self.page.get_by_role("navigation", name="Partes do torneio").get_by_role("link", name=name, exact=True)
        link.focus()
        self.page.keyboard.press("Enter")
        expect(link).to_have_attribute("aria-current", "page")

    def result(self, number: int, score: str) -> None:
        """A result typed at the desk: a number, Enter, the partidas, Enter."""
        field = self.page.get_by_label("Mesa ou jogo")
        field.focus()
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")
        partidas = self.page.get_by_role("region", name="Lançar resultado").get_by_label("Partidas, do primeiro lado")
        expect(partidas).to_be_focused()
        self.page.keyboard.type(score)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_text(re.compile(f"^Lançado: .*: {score}$"))).to_be_visible()
        expect(field).to_be_focused()

    def column(self, name: str) -> Locator:
        """A column of the desk."""
        return self.page.get_by_role("region", name=re.compile(f"^{name} \\d+$"))

    def card(self, *names: str) -> Locator:
        """The card of the jogo between these sides."""
        found = self.page.get_by_role("button", name=re.compile("^jogo "))
        for name in names:
            found = found.filter(has_text=name)
        return found.first

    def sheet(self, *names: str) -> Locator:
        """The dialog of the jogo between these sides, which this opens."""
        pressed(self.card(*names))
        dialog = self.page.get_by_role("dialog").filter(has=self.page.get_by_role("heading", name=re.compile(" x ")))
        expect(dialog).to_be_visible()
        return dialog

    def close(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def agreed(self, told: str) -> None:
        """What an act would change is read, and then it is done."""
        dialog = self.page.get_by_role("dialog").filter(has_text="Isto muda:").last
        expect(dialog).to_contain_text(told)
        pressed(dialog.get_by_role("button", name="Fazer", exact=True))
        expect(self.page.get_by_text("Isto muda:")).to_have_count(0)

    def told(self) -> Json:
        """The event as everybody sees it."""
        found: Json = self.page.request.get(f"/api{self.path.replace('/torneio/', '/torneios/')}").json()
        return found

    def number(self, name: str) -> int:
        """The number of an entry: the smaller one wins in these tests."""
        return list(PAIRS).index(name) + 1

    def names(self, jogo: Json) -> Sides:
        one, other = (list(PAIRS)[side["entry"] - 1] for side in jogo["sides"])
        return one, other

    def at_table(self, table: int) -> Sides:
        """The sides of the jogo that is at a table."""
        return next(self.names(jogo) for jogo in self.told()["jogos"] if jogo.get("table") == table)

    def open_jogos(self) -> list[tuple[int, str, str]]:
        """The number and sides of every jogo that can be played and has no result."""
        jogos = [jogo for jogo in self.told()["jogos"] if jogo["state"] in ("scheduled", "called", "playing")]
        return [(jogo["number"], *self.names(jogo)) for jogo in jogos]

    def score(self, sides: Sides, won: str) -> str:
        """A score of the first side, turned around where the other one is to win."""
        if self.number(sides[0]) < self.number(sides[1]):
            return won
        return " ".join("-".join(reversed(row.split("-"))) for row in won.split())

    def pins(self, data: Path, *sides: str) -> dict[str, str]:
        """What stands on the badges of everybody of these sides."""
        with sqlite3.connect(next(data.glob("*.db"))) as store:
            asked = "SELECT value FROM settings WHERE key = ?"
            (secret,) = store.execute(asked, (f"torneio-secret-{self.path.split('/')[2]}",)).fetchone()
        return {name: pin_of(secret, self.number(side), name) for side in sides for name in PAIRS[side].split(" / ")}

    def device(self, visit: Visit, table: int, **phone: Any) -> Page:
        """The device of a table, by the link of its part."""
        self.tab("Papéis")
        self.page.get_by_role("combobox", name=re.compile("^Papel")).select_option("judge")
        typed(self.page.get_by_label("Nome", exact=True), f"Mesa {table}")
        typed(self.page.get_by_label("Mesa (0: todas)"), str(table))
        self.press("Dar o papel")
        link = self.page.get_by_label("O endereço deste papel, que não se mostra de novo:")
        expect(link).to_be_visible()
        page = visit(link.input_value(), **phone)
        expect(page).not_to_have_url(re.compile("#"))
        return page


def won(device: Page, side: int) -> None:
    """What is left of a jogo at the device of a table, written by its referee: two partidas for this side."""
    identity = device.url.rsplit("/", 1)[1]
    keys = device.evaluate("id => JSON.parse(localStorage['carteado.placares'])[id]", identity)

    def mark(entry: Json) -> None:
        found = device.request.get(f"/api/placares/{identity}").json()
        body = {"key": keys["J"], "version": found["version"], "entry": entry}
        assert device.request.post(f"/api/placares/{identity}/lines", data=body).status == 201

    for partida in range(2):
        if partida:
            legal = device.request.get(f"/api/placares/{identity}").json()["legal"][-1]
            mark(next(said for said in legal if said["type"] == "first-dealer"))
        for at, stake in enumerate((3, 6, 9, 12)):
            mark({"type": "call", "side": at % 2, "to": stake})
        mark({"type": "accept", "stake": 12})
        mark({"type": "result", "side": side - 1})


def post(address: str, path: str, **body: Any) -> Json:
    """What the server answers to this."""
    request = Request(f"{address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        told: Json = json.load(answer)
    return told
