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
PLAY_NOW = "Jogar agora: Truco mineiro"
WAIT = 60_000
TURN = 180_000  # who has passed, or waits for the third testa, sees the others play
PRESS = 5_000  # then the table is looked at again: the button may be gone
ACTS = 400
PLAINEST = ("Tirar", "Devolver", "Dar ", "Jogar", "Cair", "Aceitar", "Ficar", "Deixar")
SIGN = r"\s*[♣♥♠♦]?\s*"  # drawn, so no text, but in the name of a button
# One reading of the page: is the partida over, is it my turn, what am I told, which buttons and cards, which vira, who holds
# how many.
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
        vira: document.querySelector('[aria-label^="vira: "]')?.getAttribute('aria-label') ?? '',
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
    vira: str
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

    def lift(self, table: "TablePage", nth: int) -> None:
        """Lift the card that lies in this place of the hand, counted from 0."""
        ...

    def drop(self, table: "TablePage", nth: int) -> None:
        """Play the card of this place, which is lifted."""
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

    def played(self) -> bool:
        """Whether I have played a card: a mão may end before, with a call that nobody takes."""
        return any(line.startswith("Você jogou") for line in self.told())

    def card(self, name: str) -> Locator:
        """A card in my hand."""
        return self.hand.get_by_role("button", name=name)

    def voice(self, words: str) -> Locator:
        """The button with these words, its price aside."""
        said, price, _ = words.partition(" (")
        return self.voices.get_by_role("button", name=re.compile(f"^{re.escape(said + price)}(?! e )"))

    def button(self, voice: Voice) -> Locator:
        """The very button that was seen: "QUERO" is not "QUERO RETRUCO"."""
        return self.voices.get_by_role("button", name=re.compile(f"^{SIGN.join(map(re.escape, voice.words.split()))}{SIGN}$"))

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
        Where nothing did, the page was only slow, and it is done again.
        """
        before = (seen or self.look()).facts
        deadline = time.monotonic() + WAIT / 1000
        while True:
            try:
                act()
                break
            except TimeoutError:
                if self.page.evaluate(MOVED, before):
                    return
                if time.monotonic() > deadline:
                    raise
        self.page.wait_for_function(MOVED, arg=before, timeout=WAIT)

    # Doing.

    def act(self, manner: Manner, look: Look) -> None:
        """The plainest thing that can be done now: go on, take what is asked, play the first card that may be played."""
        voice = look.voice(*PLAINEST) or next((voice for voice in look.voices if not voice.words.endswith("…")), None)
        if look.status.startswith(("Sua vez", "Toque de novo")) and look.cards:
            self.changed(lambda: self._play(manner), look)
        elif voice is not None:
            self.changed(lambda: manner.say(self, voice), look)
        else:
            raise AssertionError(f"nothing to do at {look}")

    def _play(self, manner: Manner) -> None:
        """A lifted card that may be played has a button that plays it."""
        for nth in range(len(self.look().cards)):
            manner.lift(self, nth)
            if self.look().voice("Jogar"):
                manner.drop(self, nth)
                return

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
        self.lift(table, nth)
        self.drop(table, nth)

    def lift(self, table: TablePage, nth: int) -> None:
        """Once, unless it is lifted; nothing where what came in between has taken the hand away."""
        for name in table.look().cards[nth : nth + 1]:
            lifted = self._card(table, name, pressed=True)
            if not lifted.count():
                self.press(self._card(table, name, pressed=False))
            lifted.wait_for(timeout=PRESS)

    def drop(self, table: TablePage, nth: int) -> None:
        """Once more."""
        for name in table.look().cards[nth : nth + 1]:
            self.press(self._card(table, name, pressed=True))

    def say(self, table: TablePage, voice: Voice) -> None:
        """Once on the button."""
        self.press(table.button(voice))

    def press(self, place: Locator, within: float = PRESS) -> None:
        """A click."""
        place.click(timeout=within)

    def _card(self, table: TablePage, name: str, pressed: bool) -> Locator:
        return table.hand.get_by_role("button", name=name, pressed=pressed, exact=True)


class Finger(Mouse):
    """Taps."""

    def press(self, place: Locator, within: float = PRESS) -> None:
        """A tap."""
        place.tap(timeout=within)


class Keys:
    """The keyboard, wherever the focus is."""

    def play(self, table: TablePage, nth: int) -> None:
        """The number of the card lifts it, Enter plays it."""
        self.lift(table, nth)
        self.drop(table, nth)

    def lift(self, table: TablePage, nth: int) -> None:
        """Its number."""
        table.page.keyboard.press(str(nth + 1))

    def drop(self, table: TablePage, nth: int) -> None:
        """Enter, whichever is lifted."""
        table.page.keyboard.press("Enter")

    def say(self, table: TablePage, voice: Voice) -> None:
        """The letter of the button; Enter where it has none."""
        table.page.keyboard.press(voice.key or "Enter")


def together(tables: list[TablePage], manner: Manner, until: Callable[[], bool], seconds: float = TURN / 1000) -> None:
    """Everybody acts on their turn, until this holds; bots and people may come in between.

    It is asked before every act, for an act may end what it waits for.
    """
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, [table.look() for table in tables]
        for table in tables:
            look = table.look()
            if not look.turn or look.over or not (look.voices or look.cards):
                continue
            if until():
                return
            table.act(manner, look)


def _look(found: dict[str, Any]) -> Look:
    return Look(**{**found, "voices": [Voice(*voice) for voice in found["voices"]]})
