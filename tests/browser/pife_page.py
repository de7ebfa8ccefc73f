"""The page of a table of cacheta or pif-paf as a person uses it: by mouse or by taps, until the deal is counted.

Rule 1: everything is found by what a person or a screen reader is told, in Portuguese; no class name, no id.
Rule 2: nothing sleeps. After an act the table is awaited to look otherwise; between acts, to want something of this person.
"""

import re
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

TURN = 60_000
ACTS = 80
LOOK = """() => {
    const one = (name) => document.querySelector(`[aria-label="${name}"]`)
    const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
    const buttons = (name) => [...(one(name)?.querySelectorAll('button') ?? [])]
    const again = [...document.querySelectorAll('button')].some((button) => words(button) === 'última conta')
    return {
        billed: one('A conta da rodada') !== null || again,
        voices: buttons('O que você pode fazer').map(words),
        cards: buttons('Suas cartas').map((button) => button.getAttribute('aria-label')),
        lifted: buttons('Suas cartas').filter((button) => button.ariaPressed === 'true').length,
        discards: [...document.querySelectorAll('[role="status"]')].some((status) => words(status) === 'Escolha o descarte.'),
    }
}"""
WANTED = f"() => {{ const seen = ({LOOK})(); return (seen.billed || seen.voices.length || seen.discards) && seen }}"
MOVED = f"(before) => {{ const seen = ({LOOK})(); return JSON.stringify(seen) !== JSON.stringify(before) && seen }}"
# Whatever a person reads or touches at the table; no two of them may lie over one another, but cards of a hand or a pile.
OVERLAPS = """() => {
    const board = document.querySelector('[aria-label^="Mesa de"]')
    const seats = [...board.querySelectorAll('ul[aria-label] > li')]
    const groups = ['O que você pode fazer', 'Suas cartas'].map((name) => board.querySelector(`[aria-label="${name}"]`))
    const piles = [...board.querySelectorAll('button[aria-label]')].filter((one) => /onte|ixo|escarte/.test(one.ariaLabel))
    const pot = [...board.querySelectorAll('[role=img]')].filter((one) => /^Na mesa/.test(one.ariaLabel ?? ''))
    const lines = [...board.querySelectorAll('[role=status]')].filter((one) => one.checkVisibility() && one.innerText)
    const all = [...seats, ...groups, ...piles, ...pot, ...lines].filter(Boolean)
    const placed = all.map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
    const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2
    const bets = [...board.querySelectorAll('li span')].filter((one) => /^aposta/.test(one.innerText))
    const cut = [...lines, ...bets].filter((one) => one.scrollWidth > one.clientWidth + 1)
    const found = cut.map((one) => `cut: ${one.innerText}`)
    for (const [nth, { name, box }] of placed.entries()) {
        const inside = box.left > -1 && box.top > -1 && box.right < innerWidth + 1 && box.bottom < innerHeight + 1
        if (!inside) found.push(`outside: ${name}`)
        for (const other of placed.slice(nth + 1)) {
            const over = both(box, other.box, 'left', 'right') && both(box, other.box, 'top', 'bottom')
            if (over) found.push(`${name} / ${other.name}`)
        }
    }
    return { seats: seats.length, found }
}"""


class Look(NamedTuple):
    """What the page shows at one moment."""

    billed: bool
    voices: list[str]
    cards: list[str]
    lifted: int
    discards: bool

    def offers(self, word: str) -> bool:
        """Whether a button begins so."""
        return any(voice.startswith(word) for voice in self.voices)


class PifePage:
    """Somebody's page at the table; `touch` is a finger, else a mouse."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.board = page.get_by_role("region", name=re.compile("^Mesa de (cacheta|pif-paf)"))
        self.hand = page.get_by_role("group", name="Suas cartas")
        self.lixo = page.get_by_role("button", name=re.compile("^(Lixo|Descartar a carta)"))

    def ready(self) -> "PifePage":
        """The board is there."""
        expect(self.board).to_be_visible()
        return self

    def look(self) -> Look:
        return _look(self.page.evaluate(LOOK))

    def wanted(self) -> Look:
        """Wait until something is to be done here, or the deal is counted."""
        return _look(self.page.wait_for_function(WANTED, timeout=TURN).json_value())

    def moved(self, before: Look) -> Look:
        """Wait until the table looks otherwise."""
        return _look(self.page.wait_for_function(MOVED, arg=before._asdict(), timeout=TURN).json_value())

    def voice(self, word: str) -> Locator:
        return self.page.get_by_role("group", name="O que você pode fazer").get_by_role("button", name=re.compile(f"^{word}"))

    def press(self, word: str) -> None:
        """A button, by the beginning of its words."""
        self._point(self.voice(word))

    def aside(self, word: str) -> Locator:
        """A quiet button below the others: what is done rarely."""
        group = self.page.get_by_role("group", name="O que também pode acontecer")
        return group.get_by_role("button", name=re.compile(f"^{word}"))

    def quietly(self, word: str, *confirmed: str) -> None:
        """Press a quiet button, and say so again where its price is told first."""
        self._point(self.aside(word))
        for again in confirmed:
            self.confirm(again)

    def confirm(self, word: str) -> None:
        """Do it although it has a price."""
        self._point(self.page.get_by_role("dialog", name="Isto tem preço").get_by_role("button", name=word))

    def _point(self, place: Locator) -> None:
        if self.touch:
            place.tap()
        else:
            place.click()

    def strip(self, place: int) -> tuple[float, float]:
        """A point of the card that no other card covers."""
        box = self.hand.get_by_role("button").nth(place).bounding_box()
        assert box is not None
        return box["x"] + min(8, box["width"] / 2), box["y"] + 14

    def lift(self, place: int) -> None:
        if self.touch:
            self.page.touchscreen.tap(*self.strip(place))
        else:
            self.page.mouse.click(*self.strip(place))

    def drag(self, place: int, target: Locator) -> None:
        """A card of the hand dragged there by the mouse."""
        self._drag(self.strip(place), target)

    def pull(self, pile: Locator) -> None:
        """A card of a pile dragged into the hand."""
        box = pile.bounding_box()
        assert box is not None
        self._drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), self.hand)

    def _drag(self, start: tuple[float, float], target: Locator) -> None:
        box = target.bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 4, start[1] - 20, steps=3)
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        mouse.up()

    def play_deal(self) -> None:
        """Buy, go out where it is true, else discard the last card of the hand, until the deal is counted.

        A window is left to close by itself: the server's time is quicker than a tap.
        """
        for _ in range(ACTS):
            look = self.wanted()
            if look.billed:
                return
            self._act(look)
        raise AssertionError(f"no end in {ACTS} acts: {self.look()}")

    def _act(self, look: Look) -> None:
        for word in ("BATI", "Cortar", "Comprar", "Descartar"):
            if look.offers(word):
                self.press(word)
                self.moved(look)
                return
        if look.discards and not look.lifted:
            self.lift(len(look.cards) - 1)
        self.moved(look)

    def bill(self, lying: bool = False) -> Locator:
        """The bill of the last deal, opened again: the one that lies on the table goes with the next deal."""
        shown = self.page.get_by_role("region", name="A conta da rodada")
        if not lying:
            self.page.get_by_role("button", name="última conta").click(timeout=TURN)
        expect(shown).to_be_visible()
        return shown

    def overlaps(self) -> tuple[int, list[str]]:
        """How many others are at the table, and what lies over something else or outside."""
        found: dict[str, Any] = self.page.evaluate(OVERLAPS)
        return found["seats"], found["found"]


def _look(found: dict[str, Any]) -> Look:
    return Look(**found)
