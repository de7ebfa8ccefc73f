"""The page of a table of blackjack as a person uses it: by mouse, by taps or by keys alone.

Rule 1: everything is found by what a person or a screen reader is told, in Portuguese; no class name, no id.
Rule 2: nothing sleeps: what an act brings about is awaited by its words.
"""

import re
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

Manner = Literal["mouse", "finger", "keys"]
# Whatever a person reads or touches at the table: no two of them may lie over one another, and none outside.
OVERLAPS = """() => {
    const board = document.querySelector('[aria-label="Mesa de blackjack"]')
    const sides = ['À direita', 'Em frente à casa', 'À esquerda'].flatMap((name) =>
        [...board.querySelectorAll(`ul[aria-label="${name}"] > li`)])
    const parts = ['A casa', 'Suas mãos', 'O que você ganhou ou perdeu', 'O que você pode fazer']
    const groups = parts.map((name) => board.querySelector(`[aria-label="${name}"]`))
    const shoe = board.querySelector('[aria-label^="Sapato"]')
    const lines = [...board.querySelectorAll('p')].filter((one) => one.checkVisibility() && one.innerText)
    const bills = [...board.querySelectorAll('button')].filter((one) => one.innerText === 'última conta')
    const all = [...sides, ...groups, shoe, ...lines, ...bills].filter(Boolean)
    const placed = all.map((one) => ({ one, name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
    const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2
    const found = []
    for (const [nth, { one, name, box }] of placed.entries()) {
        if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${name}`)
        for (const other of placed.slice(nth + 1)) {
            const within = one.contains(other.one) || other.one.contains(one)
            const over = both(box, other.box, 'left', 'right') && both(box, other.box, 'top', 'bottom')
            if (over && !within) found.push(`${name} / ${other.name}`)
        }
    }
    const wide = document.scrollingElement.scrollWidth
    return { seats: sides.length, found: [...(wide > innerWidth ? [`the page: ${wide}`] : []), ...found] }
}"""


# Where this is said from now on: whether all of it stands on the board, and nothing over the head of the page.
HEARD = """(word) => {
    const board = document.querySelector('[aria-label="Mesa de blackjack"]')
    window.heard = null
    new MutationObserver(() => {
        const said = [...board.querySelectorAll('li span')].findLast((one) => one.innerText === word)
        if (!said) return
        const [box, all] = [said.getBoundingClientRect(), board.getBoundingClientRect()]
        window.heard = box.left >= all.left && box.right <= all.right && box.top >= all.top && box.bottom <= all.bottom
    }).observe(board, { childList: true, subtree: true })
}"""


class BlackjackPage:
    """Somebody's page at the table."""

    def __init__(self, page: Page, manner: Manner = "mouse") -> None:
        self.page = page
        self.manner = manner
        self.board = page.get_by_role("region", name="Mesa de blackjack")
        self.acts = page.get_by_role("group", name="O que você pode fazer")
        self.bet = page.get_by_role("spinbutton", name=re.compile("^Valor da aposta"))
        self.house = page.get_by_role("group", name="A casa")
        self.result = page.get_by_role("region", name="O que você ganhou ou perdeu")

    def ready(self) -> "BlackjackPage":
        """The board is there."""
        expect(self.board).to_be_visible()
        return self

    def act(self, word: str) -> Locator:
        """A button, by the beginning of its words."""
        return self.board.get_by_role("button", name=re.compile(f"^{word}"))

    def do(self, *words: str) -> None:
        """Press these buttons, or the keys that do the same."""
        for word in words:
            self._press(self.act(word))

    def _press(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        if self.manner == "keys":
            self.page.keyboard.press(button.get_attribute("aria-keyshortcuts") or "")
        elif self.manner == "finger":
            button.tap()
        else:
            button.click()

    def hand(self, told: str) -> Locator:
        """One of my hands, by what is told of it."""
        return self.page.get_by_role("group", name=re.compile(told))

    def others(self, who: str) -> Locator:
        """The hands of somebody else."""
        return self.page.get_by_role("list", name=f"Mãos de {who}").get_by_role("img")

    def bill(self) -> Locator:
        """The bill of everybody, opened."""
        self.do("conta de todos")
        return self.page.get_by_role("dialog").get_by_role("region", name="A conta da rodada")

    def listen(self, word: str) -> None:
        """From now on watch where this is said at a place of the table."""
        self.page.evaluate(HEARD, word)

    def heard_inside(self) -> bool:
        """Whether it was said within the table, once it was."""
        return bool(
            self.page.wait_for_function("() => window.heard !== null && { inside: window.heard }").json_value()["inside"]
        )

    def overlaps(self) -> tuple[int, list[str]]:
        """How many places there are, and what lies over something else or outside."""
        found: dict[str, Any] = self.page.evaluate(OVERLAPS)
        return found["seats"], found["found"]
