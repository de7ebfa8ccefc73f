"""A table of cacheta or pif-paf at the moment before a discard with which one seat could go out, or could not.

`could` and its other world are the same to everybody but that seat: the same acts, the same cards on top of the stock, the
same hands of all others; the seat wants one card in either, and only in the first it is the one that is discarded.
"""

from dataclasses import dataclass
from typing import Any, Final

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Action, Seat, State
from carteado.games.pife.rules.acts import Buy, Discard, Follow, Raise
from carteado.games.pife.rules.views import Mesa as Shown
from carteado.games.pife.rules.views import PifeView
from carteado.pack import Cut, Lot, Shuffle
from games.pife.kit import Mesa
from table.play_kit import begun, done, page_of
from table.table_kit import FOUR, RITA, Process

BOT: Final = "aprendiz"  # goes out whenever it can
CUT: Final = 5
WANTED: Final = Card.of("8E")
COULD: Final = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
COULD_NOT: Final = "4P 4C 4O 6O 7O JC QC KC 2O"  # wants the 8O
ALSO: Final = "5P 5C 5O 6E 7E JO QO KO 3P"  # goes out with the 8E too, discarding the 3P
MONTE: Final = "8E 10P 10C 9P 9C"  # what is drawn first, in either world
RAGS: Final = ("AP 3C 5E 7O 9P JO KE 2C 6P", "AC 3O 5P 7P 9O JP KO 2P 6C", "AE 3P 5C 7C 9E JE KP 2E QP")


@dataclass(frozen=True)
class Play:
    """A game with its house rules: no claim that is none. Seat 1 discards, and the others are asked in this order."""

    game: str
    options: dict[str, str]
    dealer: Seat
    asked: tuple[Seat, Seat, Seat]

    @property
    def first(self) -> Seat:
        """Who is asked before the seat that could go out."""
        return self.asked[0]


PIFPAF: Final = Play("pifpaf", {"stack": "100", "bet_min": "5", "bet_max": "20", "profile": "clean"}, 0, (2, 3, 0))
CACHETA: Final = Play("cacheta", {"louca": "true"}, 2, (0, 3, 2))
PLAYS: Final = (PIFPAF, CACHETA)
TURN: Final[Seat] = 1
CLAIMER: Final[Seat] = 3


def dealt(play: Play, could: bool, first: str = "") -> tuple[str, ...]:
    """The hands of a world; who is asked first may have one that goes out as well."""
    hands = [*RAGS, COULD if could else COULD_NOT]
    hands[play.first] = first or hands[play.first]
    return tuple(hands)


def pack(state: State, hands: tuple[str, ...]) -> tuple[Card, ...]:
    """The pack of the deal, such that it lies as it should after one cut, or after the two of pif-paf."""
    mesa = Mesa(state)
    cards, held = mesa.pack(*hands, monte=MONTE, vira="9E"), 9 * len(hands)
    if mesa.game == PIFPAF.game:
        cards = (*cards[:held], *cards[-CUT:], *cards[held:-CUT])
    return (*cards[-CUT:], *cards[:-CUT])


def past(play: Play, state: State | None, hands: tuple[str, ...]) -> tuple[Seat, Action] | None:
    """What is done next until somebody is to discard: nothing of it depends on the world but the pack."""
    assert state is not None
    actor, at = state.actors()[0], shown(state)
    if at.phase == "playing":
        return None
    if actor == CHANCE:
        drawn = isinstance(state.legal(CHANCE)[0], Lot)
        return CHANCE, Lot(4, play.dealer) if drawn else Shuffle(pack(state, hands))
    if at.phase in ("cutting", "recutting"):
        return actor, Cut(CUT)
    if at.phase == "betting":
        return actor, Follow(at.turns) if any(lugar.bet for lugar in at.lugares) else Raise(at.turns, 10)
    return actor, Buy(at.turns)


def shown(state: State | None) -> Shown:
    """The table as a bystander sees it."""
    assert state is not None
    view = state.view(PUBLIC)
    assert isinstance(view, PifeView)
    return view.shown


def discarded(
    play: Play,
    could: bool,
    first: str = "",
    bots: int = 0,
    thinking: bool = True,
    rules: dict[str, str] | None = None,
    **setup: Any,
) -> Process:
    """Seat 1 has just discarded the card, and the window is open; so many of the last seats have bots, and somebody watches."""
    process, hands = Process(thinking=thinking), dealt(play, could, first)
    begun(FOUR[: 4 - bots], BOT, process, game=play.game, seats=4, options=play.options | (rules or {}), **setup)
    process.enter(RITA)
    while (act := past(play, process.table.state, hands)) is not None:
        done(process, *act)
    process.clock.now = process.table.acted_at + process.table.rest
    process.acts(page_of(process, TURN), Discard(WANTED))
    assert shown(process.table.state).asked == play.asked
    return process


def heard(process: Process) -> dict[Seat, list[tuple[int, bytes]]]:
    """Every message with its time, to everybody who could not see the hand of the seat that could go out."""
    return {page.role: page.sent for page in process.pages if page.role != CLAIMER}
