"""The page of a truco table as a person uses it: what lies there, what can be done now, and doing it, until something ends.

Rule 1: everything is found by what a person or a screen reader is told, in Portuguese; no class name, no id.
Rule 2: nothing sleeps. After an act the table is awaited to look otherwise; between acts, to be this person's turn.
"""

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Locator, Page, TimeoutError, expect

QUICK = {"speed": "off"}
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PLAY_NOW = "Jogar agora: Truco FENACEF"
WAIT = 60_000
TURN = 180_000  # who has passed, or waits for the third testa, sees the others play
PRESS = 5_000
ACTS = 400
PLAINEST = ("Tirar", "Devolver", "Dar ", "Jogar", "Cair", "Aceitar", "Ficar", "Deixar")
# One reading of the page: is the partida over, is it my turn, what am I told, which buttons and cards, who holds how many.
LOOK = """() => {
    const one = (name) => document.querySelector(`[aria-label="${name}"]`)
    const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
    const called = (element) => element.getAttribute('aria-label') ?? words(element)
    const buttons = (name) => [...(one(name)?.querySelectorAll('button') ?? [])]
    const table = document.querySelector('[aria-label^="Mesa de truco"]')
    return {
        over: one('Resultado') !== null,
        turn: document.title.startsWith('Sua vez'),
        status: table ? [...table.querySelectorAll('[role="status"]')].map(words).join(' ') : '',
        voices: buttons('O que você pode fazer').map((voice) => [called(voice), voice.getAttribute('aria-keyshortcuts') ?? '']),
        cards: buttons('Suas cartas').map((button) => button.getAttribute('aria-label')).filter((name) => !/virar/i.test(name)),
        story: document.querySelectorAll('[aria-label="História da mão"] li').length,
        told: [...document.querySelectorAll('[aria-label="História da mão"] li')].slice(-5).map(words),
        around: [...document.querySelectorAll('[aria-label$="na mão"]')].map((held) => held.getAttribute('aria-label')),
    }
}"""
MINE = f"""() => {{
    const seen = ({LOOK})()
    return (seen.over || (seen.turn && (seen.voices.length || seen.cards.length))) && seen
}}"""
# Whether something has happened since a look.
MOVED = f"""(before) => {{
    const seen = ({LOOK})()
    return JSON.stringify([seen.over, seen.cards.length, seen.story, seen.told, seen.around]) !== JSON.stringify(before)
}}"""
TOLD = """() => [...document.querySelectorAll('[aria-label="História da mão"] li > span:first-child')]
    .map((line) => line.textContent.replace(/\\s+/g, ' ').trim())"""


class Voice(NamedTuple):
    """A button below the table: its words, and the key that does the same."""

    words: str
    key: str


class Look(NamedTuple):
    """What a person sees at a glance."""

    over: bool
    turn: bool
    status: str
    voices: list[Voice]
    cards: list[str]
    story: int
    told: list[str]
    around: list[str]

    @property
    def facts(self) -> list[object]:
        """What an act changes; lifting a card does not. A long story keeps its length, so its last lines count too."""
        return [self.over, len(self.cards), self.story, self.told, self.around]

    def voice(self, *beginnings: str) -> Voice | None:
        """The first button whose words begin so; earlier beginnings go first."""
        found = (voice for beginning in beginnings for voice in self.voices if voice.words.startswith(beginning))
        return next(found, None)


Choose = Callable[[Look], Voice | None]


class Manner(Protocol):
    """How somebody does things: with a mouse, a finger or the keys."""

    def play(self, table: "TablePage", nth: int) -> None:
        """Play the card that lies in this place of the hand, counted from 0."""
        ...

    def say(self, table: "TablePage", voice: Voice) -> None:
        """Do what this button does."""
        ...


class TablePage:
    """One table in one browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("region", name="Mesa de truco")
        self.hand = page.get_by_role("group", name="Suas cartas")
        self.voices = page.get_by_role("group", name="O que você pode fazer")
        self.fallen = page.get_by_role("list", name="Cartas na mesa")
        self.result = page.get_by_role("region", name="Resultado")
        self.story = page.get_by_role("region", name="História da mão")
        self.lost = page.get_by_text("Conexão perdida. Voltando sozinha…")

    # Reading.

    def look(self) -> Look:
        """The table now."""
        return _look(self.page.evaluate(LOOK))

    def told(self) -> list[str]:
        """The story, sentence by sentence, whether or not it is open."""
        found: list[str] = self.page.evaluate(TOLD)
        return found

    def ended(self) -> bool:
        """Whether a mão has come to its end."""
        return any("A mão é d" in line for line in self.told())

    def card(self, name: str) -> Locator:
        """A card in my hand."""
        return self.hand.get_by_role("button", name=name)

    def voice(self, words: str) -> Locator:
        """The button with these words, its price aside."""
        said, price, _ = words.partition(" (")
        return self.voices.get_by_role("button", name=re.compile(f"^{re.escape(said + price)}(?! e )"))

    # Waiting.

    def ready(self) -> "TablePage":
        """The board is drawn."""
        expect(self.board).to_be_visible(timeout=WAIT)
        return self

    def my_turn(self) -> Look:
        """It is my turn and something can be done, or the partida is over."""
        return _look(self.page.wait_for_function(MINE, timeout=TURN).json_value())

    def changed(self, act: Callable[[], None], seen: Look | None = None) -> None:
        """Do it, and wait until something has happened since the table was seen.

        What came in between may have made it pointless: a rival may call before a card can be played, and waits for an answer.
        """
        before = (seen or self.look()).facts
        try:
            act()
        except TimeoutError:
            if not self.page.evaluate(MOVED, before):
                raise
        self.page.wait_for_function(MOVED, arg=before, timeout=WAIT)

    # Doing.

    def act(self, manner: Manner, look: Look) -> None:
        """The plainest thing that can be done now: go on, take what is asked, play the first card."""
        voice = look.voice(*PLAINEST)
        if look.status.startswith(("Sua vez", "Toque de novo")) and look.cards:
            self.changed(lambda: manner.play(self, 0), look)
        elif voice is not None:
            self.changed(lambda: manner.say(self, voice), look)
        else:
            raise AssertionError(f"nothing to do at {look}")

    def play_on(self, manner: Manner, until: Callable[[Look], bool], choose: Choose = lambda _: None) -> None:
        """Act whenever it is my turn until this holds or the partida is over; `choose` may prefer a button."""
        for _ in range(ACTS):
            look = self.my_turn()
            if look.over or until(look):
                return
            self._acted(manner, look, choose(look))
        raise AssertionError(f"no end in {ACTS} acts")

    def _acted(self, manner: Manner, look: Look, preferred: Voice | None) -> None:
        if preferred is None:
            self.act(manner, look)
        else:
            self.changed(lambda: manner.say(self, preferred), look)


class Mouse:
    """Clicks: one lifts a card, a second one plays it."""

    def play(self, table: TablePage, nth: int) -> None:
        """Twice on the card; once where it was lifted before a rival's call came in between."""
        name = table.look().cards[nth]
        lifted = table.hand.get_by_role("button", name=name, pressed=True, exact=True)
        if not lifted.count():
            self.press(table.hand.get_by_role("button", name=name, pressed=False, exact=True))
        self.press(lifted)

    def say(self, table: TablePage, voice: Voice) -> None:
        """Once on the button."""
        self.press(table.voice(voice.words))

    def press(self, place: Locator) -> None:
        """A click."""
        place.click(timeout=PRESS)


class Finger(Mouse):
    """Taps."""

    def press(self, place: Locator) -> None:
        """A tap."""
        place.tap(timeout=PRESS)


class Keys:
    """The keyboard, wherever the focus is."""

    def play(self, table: TablePage, nth: int) -> None:
        """The number of the card lifts it, Enter plays it."""
        table.page.keyboard.press(str(nth + 1))
        table.page.keyboard.press("Enter")

    def say(self, table: TablePage, voice: Voice) -> None:
        """The letter of the button; Enter where it has none."""
        table.page.keyboard.press(voice.key or "Enter")


def together(tables: list[TablePage], manner: Manner, until: Callable[[], bool], seconds: float = 90) -> None:
    """Everybody acts on their turn, until this holds; bots and people may come in between."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, [table.look() for table in tables]
        for table in tables:
            look = table.look()
            if look.turn and not look.over and (look.voices or look.cards):
                table.act(manner, look)


def _look(found: dict[str, Any]) -> Look:
    return Look(**{**found, "voices": [Voice(*voice) for voice in found["voices"]]})
