"""The page of a table of canastra or buraco as a person uses it: by drag, by taps or by keys, until the deal is counted.

Rule 1: everything is found by what a person or a screen reader is told, in Portuguese; no class name, no id.
Rule 2: nothing sleeps. After an act the table is awaited to look otherwise; between acts, to be this person's turn.
"""

import re
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

TURN = 60_000
GLANCE = 5_000
ACTS = 150
ORDER = ["ás", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "valete", "dama", "rei"]
LOOK = """() => {
    const one = (name) => document.querySelector(`[aria-label="${name}"]`)
    const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
    const buttons = (name) => [...(one(name)?.querySelectorAll('button') ?? [])]
    const again = [...document.querySelectorAll('button')].some((button) => words(button) === 'última conta')
    return {
        turn: document.title.startsWith('Sua vez'),
        billed: one('A conta da rodada') !== null || again,
        first: one('A primeira carta') !== null,
        voices: buttons('O que você pode fazer').map(words),
        cards: buttons('Suas cartas').map((button) => button.getAttribute('aria-label').split(',')[0]),
        told: document.querySelector('[aria-label^="Mesa de"] [role="alert"]')?.textContent ?? '',
        melds: document.querySelectorAll('button[aria-label^="jogo "]').length,
    }
}"""
BILL = """() => {
    const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
    const bill = document.querySelector('[aria-label="A conta da rodada"]')
    const again = [...document.querySelectorAll('button')].find((button) => words(button) === 'última conta')
    if (!bill?.checkVisibility()) return again?.click() && null
    const each = (which) => [...bill.querySelectorAll(which)].map(words)
    return { sides: each('thead th'), rows: each('tr') }
}"""
FOCUSED = """() => [...document.querySelectorAll('[aria-label="Suas cartas"] button')].indexOf(document.activeElement)"""
MINE = f"""() => {{
    const seen = ({LOOK})()
    return (seen.billed || (seen.turn && (seen.first || seen.cards.length || seen.voices.length))) && seen
}}"""
MOVED = f"""(before) => {{
    const seen = ({LOOK})()
    const told = ({{ turn, billed, first, cards, melds }}) => JSON.stringify([turn, billed, first, cards.length, melds])
    return told(seen) !== told(before) && seen
}}"""


class Look(NamedTuple):
    """What the page shows at one moment."""

    turn: bool
    billed: bool
    first: bool
    voices: list[str]
    cards: list[str]
    told: str
    melds: int

    def offers(self, word: str) -> bool:
        """Whether a button begins so."""
        return any(voice.startswith(word) for voice in self.voices)


class Bill(NamedTuple):
    """A bill as it is seen: whose columns there are, and its rows."""

    sides: list[str]
    rows: list[str]


class Manner(Protocol):
    """How a person does things."""

    def keep(self, table: "CanastraPage") -> None: ...

    def buy(self, table: "CanastraPage") -> None: ...

    def lay(self, table: "CanastraPage", places: list[int]) -> None: ...

    def discard(self, table: "CanastraPage", place: int) -> None: ...


class CanastraPage:
    """Somebody's page at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("region", name=re.compile("^Mesa de (canastra|buraco)"))
        self.hand = page.get_by_role("group", name="Suas cartas")
        self.lixo = page.get_by_role("button", name=re.compile("^Lixo"))

    def ready(self) -> "CanastraPage":
        """The board is there."""
        expect(self.board).to_be_visible()
        return self

    def look(self) -> Look:
        return _look(self.page.evaluate(LOOK))

    def my_turn(self) -> Look:
        """Wait until there is something to do, or the deal is counted."""
        return _look(self.page.wait_for_function(MINE, timeout=TURN).json_value())

    def moved(self, before: Look) -> Look:
        """Wait until the table looks otherwise."""
        return _look(self.page.wait_for_function(MOVED, arg=before._asdict(), timeout=TURN).json_value())

    def bill(self) -> Bill:
        """The bill of the last deal, read at one moment; opened again where the next deal has begun, as it may at any time."""
        found = self.page.wait_for_function(BILL, timeout=TURN).json_value()
        return Bill(found["sides"], found["rows"])

    def card(self, place: int) -> Locator:
        return self.hand.get_by_role("button").nth(place)

    def strip(self, place: int) -> tuple[float, float]:
        """A point of the card that no other card covers."""
        box = self.card(place).bounding_box(timeout=GLANCE)
        assert box is not None
        return box["x"] + min(6, box["width"] / 2), box["y"] + 14

    def voice(self, word: str) -> Locator:
        return self.page.get_by_role("group", name="O que você pode fazer").get_by_role("button", name=re.compile(f"^{word}"))

    def play_deal(self, manner: Manner) -> int:
        """Play until the deal is counted; how many melds were laid on the way."""
        laid = 0
        for _ in range(ACTS):
            look = self.my_turn()
            if look.billed:
                return laid
            if look.first:
                manner.keep(self)
                self.moved(look)
            elif look.offers("Comprar"):
                manner.buy(self)
                self.moved(look)
            else:
                laid += self._play(manner, look)
        raise AssertionError(f"no end in {ACTS} acts: {self.look()}")

    def _play(self, manner: Manner, look: Look) -> int:
        """Put a run down where there is one, and discard: both are sent together."""
        run = run_in(look.cards) if len(look.cards) > 5 else []
        if run:
            manner.lay(self, run)
            expect(self.page.get_by_text("por confirmar", exact=True)).to_be_visible()
        refused = 0
        for _ in range(ACTS):
            left = self.look()
            if not left.turn or left.billed or left.offers("Comprar"):  # the turn is over, or it has come round again
                return len(run) // 3
            place = len(left.cards) - 1 - refused
            if place < 0:
                break
            try:
                manner.discard(self, place)
            except TimeoutError:
                continue  # the hand has become another one meanwhile: look again
            if self._discarded(left):
                return len(run) // 3
            refused += 1
        raise AssertionError(f"nothing could be discarded: {self.look()}")

    def _discarded(self, before: Look) -> bool:
        """Whether the card has gone, or why not was told."""
        ended = f"(before) => ({MOVED})(before) || (({LOOK})().told && true)"
        self.page.wait_for_function(ended, arg=before._asdict(), timeout=TURN)
        if not self.look().told:
            return True
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        return False


class Drag:
    """A mouse that drags cards to where they go."""

    def keep(self, table: CanastraPage) -> None:
        table.page.get_by_role("region", name="A primeira carta").get_by_role("button").first.click()

    def buy(self, table: CanastraPage) -> None:
        table.page.get_by_role("button", name=re.compile("^Comprar do monte:")).click()

    def lay(self, table: CanastraPage, places: list[int]) -> None:
        for place in places:
            table.page.mouse.click(*table.strip(place))
        self._drag(table, places[0], table.page.get_by_role("region", name="Jogos: Nós"))

    def discard(self, table: CanastraPage, place: int) -> None:
        self._drag(table, place, table.lixo)

    def _drag(self, table: CanastraPage, place: int, target: Locator) -> None:
        box = target.bounding_box()
        assert box is not None
        mouse = table.page.mouse
        x, y = table.strip(place)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 4, y - 40, steps=3)
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        mouse.up()


class Taps:
    """A finger that taps."""

    def keep(self, table: CanastraPage) -> None:
        table.page.get_by_role("region", name="A primeira carta").get_by_role("button").first.tap()

    def buy(self, table: CanastraPage) -> None:
        table.voice("Comprar").tap()

    def lay(self, table: CanastraPage, places: list[int]) -> None:
        for place in places:
            table.page.touchscreen.tap(*table.strip(place))
        table.voice("Baixar").tap()

    def discard(self, table: CanastraPage, place: int) -> None:
        table.page.touchscreen.tap(*table.strip(place))
        table.voice("(Confirmar e d|D)escartar").tap()


class Keys:
    """The keyboard alone."""

    def keep(self, table: CanastraPage) -> None:
        table.page.keyboard.press("f")

    def buy(self, table: CanastraPage) -> None:
        table.page.keyboard.press("c")

    def lay(self, table: CanastraPage, places: list[int]) -> None:
        for place in places:
            self._lift(table, place)
        table.page.keyboard.press("Enter")

    def discard(self, table: CanastraPage, place: int) -> None:
        self._lift(table, place)
        table.page.keyboard.press("d")

    def _lift(self, table: CanastraPage, place: int) -> None:
        """Walk there with the arrows, and lift."""
        for _ in range(60):
            at = table.hand.evaluate(FOCUSED)
            if at == place:
                break
            table.page.keyboard.press("ArrowRight" if at < place else "ArrowLeft")
            table.page.wait_for_function(f"(at) => ({FOCUSED})() !== at", arg=at)
        table.page.keyboard.press(" ")
        expect(table.card(place)).to_have_attribute("aria-pressed", "true")


def run_in(cards: list[str]) -> list[int]:
    """The places of three cards of a suit one after another; none where the hand has no such run."""
    for place, name in enumerate(cards):
        rank, _, suit = name.partition(" de ")
        if rank not in ORDER[:-2]:
            continue
        wanted = [f"{ORDER[ORDER.index(rank) + more]} de {suit}" for more in (1, 2)]
        if all(other in cards for other in wanted):
            return [place, *[cards.index(other) for other in wanted]]
    return []


def _look(found: dict[str, Any]) -> Look:
    return Look(**found)
