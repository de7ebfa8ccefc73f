"""People at a table: they sit down, get ready and play what their pages offer them; and hands that a test has chosen."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from carteado.cards import Card
from carteado.game import PUBLIC, Action, Seat
from carteado.games.truco.rules.acts import GiveBack, Raise, Run
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Deal, Draw
from carteado.table import Who, due, incoming, messages
from carteado.table import entries as log
from carteado.tricks.play import Play
from carteado.wire import decode_action, encode
from conformance_kit.drive import LIKINGS
from games.truco.kit.pack import pack_for, pack_with
from table.client_kit import Page
from table.table_kit import FOUR, NONCE, Process

LONGEST: Final = 6000
RESTLESS: Final = 0.08
HANDS: Final = {0: "3P 7O 4C", 1: "2C QE 6P", 2: "2P KC 5O", 3: "3C AE JO"}
WEAK: Final = ("5C", "6C", "QE", "JE")


def begun(
    people: Sequence[Who] = FOUR, bots: str = "", process: Process | None = None, juiz: Who | None = None, **setup: Any
) -> Process:
    """A table at which these people sit, in order of seats, bots on the rest, and the first partida has begun.

    Where somebody referees, they have taken the chair before.
    """
    found = Process() if process is None else process
    found.open(people[0], **{"public": False, "referee": juiz is not None, **setup})
    for seat, who in enumerate(people):
        found.do(found.enter(who), incoming.Sit, seat=seat)
    for seat in range(len(people), setup.get("seats", 4)):
        found.do(found.pages[0], incoming.SeatBot, seat=seat, bot=bots)
    if juiz is not None:
        found.do(found.enter(juiz), incoming.Referee, take=True)
    get_ready(found)
    assert found.table.stage == "playing"
    return found


def get_ready(process: Process) -> None:
    """Everybody who is not says so, each with another nonce."""
    for page in process.pages:
        place = process.table.places[page.role] if page.role >= 0 else None
        if place is not None and not place.ready and process.table.stage != "playing":
            process.do(page, incoming.Ready, nonce=nonce(process.table.version))


def nonce(number: int) -> str:
    """A nonce unlike those of other numbers."""
    return f"{number:08x}" + NONCE[8:]


def names(process: Process) -> list[str]:
    """Who sits where, by name."""
    return [place.name for place in process.table.places]


def page_of(process: Process, seat: Seat) -> Page:
    """The first page of this role."""
    return next(page for page in process.pages if page.role == seat)


# Hands that a test has chosen.


def dealt(process: Process, hands: dict[int, str] | None = None, score: tuple[int, int] = (0, 0), dealer: Seat = 0) -> None:
    """The draw makes this seat the dealer, and all hold these cards; the acts are everybody's own."""
    if score != (0, 0):
        process.score(*score)
    if mesa(process).phase == "draw-shuffle":
        drawn = " ".join("4P" if seat == dealer else WEAK[seat] for seat in range(4))
        process.rig(pack_with(top=drawn))
        for seat in range(4):
            done(process, seat, Draw(seat + 1))
    process.rig(pack_for(dealer, HANDS if hands is None else hands))
    done(process, (dealer + 3) % 4, GiveBack())
    done(process, dealer, Deal())
    process.clock.now = process.table.acted_at + process.table.rest


def thrown_in(process: Process) -> None:
    """The mão ends: whoever is on turn calls truco, and the next one runs."""
    turn = mesa(process).turn
    done(process, turn, Raise(3))
    done(process, (turn + 1) % 4, Run(3))
    process.clock.now = process.table.acted_at + process.table.rest


def done(process: Process, seat: Seat, *actions: Action) -> None:
    """The seat did this, whoever plays for it."""
    for action in actions:
        by: log.By = "bot" if seat >= 0 and process.table.places[seat].bot else "person"
        process.write(log.Acted(at=process.clock.now, seat=seat, action=encode(action), by=by))


def played(process: Process, *cards: str) -> None:
    """These cards fall, each from the seat on turn."""
    for card in cards:
        done(process, mesa(process).turn, Play(Card.of(card)))


def mesa(process: Process) -> Mesa:
    """The table as a bystander sees it."""
    assert process.table.state is not None
    view = process.table.state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    return view.known


# People who play on their own.


class Crowd:
    """Everybody at the table, each as whimsical as the next; what they do comes from their pages and one dice."""

    def __init__(self, process: Process, seed: int, pause: int = 400, agree: float = 0.7) -> None:
        self.process = process
        self.rng = Random(seed)
        self.pause = pause
        self.agree = agree
        self.liking: dict[str, float] = {}

    def play(self) -> None:
        """On to the end of the partida."""
        table = self.process.table
        for _ in range(LONGEST):
            if table.stage != "playing":
                return
            self.step()
        raise AssertionError(f"a partida did not end in {LONGEST} steps")

    def play_match(self) -> None:
        """On to the end of the match: all get ready again after every partida."""
        for _ in range(LONGEST):
            if self.process.table.stage == "over":
                return
            self.play_on()
        raise AssertionError(f"a match did not end in {LONGEST} steps")

    def play_on(self) -> None:
        """One step of a match: in a partida, or to the next one."""
        if self.process.table.stage == "between":
            get_ready(self.process)
        self.step()

    def step(self) -> None:
        """What is due, else somebody's act."""
        process = self.process
        when = due(process.table)
        if when is not None and when <= process.table.acted_at + process.table.rest:
            process.clock.now = max(process.clock.now, when)
            process.tick()
            return
        process.clock.now += self.rng.randrange(1, self.pause)
        asked = [page for page in process.pages if page.proposal is not None and page.proposal.seat != page.role]
        if asked:
            self._answer(asked[0])
            return
        page = self._who()
        pending = None if page.proposal is None else page.proposal.action
        menu = [choice for choice in page.menu if choice.action != pending]
        if menu:
            process.acts(page, self.choose(menu))

    def _who(self) -> Page:
        """Mostly one who is waited for, sometimes anybody who has something to say."""
        pages = [page for page in self.process.pages if page.menu and page.role >= 0]
        waited = [page for page in pages if page.waited()]
        if not waited:
            raise AssertionError(f"nobody can act: {self.process.table.prompt()}")
        return self.rng.choice(pages if self.rng.random() < RESTLESS else waited)

    def _answer(self, page: Page) -> None:
        assert page.proposal is not None
        if self.rng.random() < self.agree:
            self.process.acts(page, decode_action(self.process.table.found, page.proposal.action))
        else:
            self.process.do(page, incoming.Decline)

    def choose(self, menu: list[messages.Choice]) -> Action:
        """One act of a menu: first a kind, by liking, then any of that kind."""
        kinds = sorted({choice.action["type"] for choice in menu})
        for kind in kinds:
            self.liking.setdefault(kind, self.rng.choice(LIKINGS))
        kind = self.rng.choices(kinds, [self.liking[kind] for kind in kinds])[0]
        chosen = self.rng.choice([choice.action for choice in menu if choice.action["type"] == kind])
        return decode_action(self.process.table.found, chosen)
