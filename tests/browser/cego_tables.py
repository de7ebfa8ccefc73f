"""Tables of Truco Cego played up to a certain moment: rodas and testas with hands that everybody knows."""

from typing import Any, Final

from browser.prepared import just_now
from carteado.game import Seat
from carteado.games.cego.rules.acts import Call, Declare, Quero
from carteado.table import Who
from games.cego.table.six_kit import SIX, dealt, lapse, mesa, sat
from table.play_kit import done
from table.table_kit import ANA, Clock, Process

# Ana is seat 0; nobody else has a flor.
HANDS: Final = {0: "7E 6E 4C", 1: "1B 5O 4O", 2: "3C 2B 10O", 3: "1E 12C 7C", 4: "11B 10B 2O", 5: "12E 11O 10C"}
# None of these was drawn for the first deal, or played in the roda before.
TESTA: Final = {0: "7E 6E 4B", 1: "1B 5O 4O", 2: "3O 2B 10O", 3: "1E 12C 7C", 4: "11B 10B 2O", 5: "12E 11O 10C"}
FLOR: Final = {0: "7O 6O 3O", 1: "1B 5C 4O", 2: "3C 2B 10O", 3: "1E 12C 7C", 4: "11B 10B 2O", 5: "12E 11O 10C"}


def started(*people: Who, **setup: Any) -> Process:
    """A partida of these people, in order of seats, and bots; nobody has done anything yet."""
    process = Process(clock=Clock(just_now()), checking=False)
    return sat(*(people or (ANA,)), process=process, **{"pace": "fast", **setup})


def drawing() -> Process:
    """The pack is spread for the draw of the first dealer."""
    process = started()
    process.settle()
    return process


def won() -> Process:
    """A partida that Ana's side has won: at 23 to 22 her side has the first vaza and the last."""
    process = dealt(started(), HANDS, 5, "roda", (23, 22))
    while process.table.stage == "playing":
        lapse(process)
    return process


def roda(*people: Who, dealer: Seat = 5, score: tuple[int, int] = (0, 0), **setup: Any) -> Process:
    """A roda has been dealt; with seat 5 the dealer, Ana is mão and on turn."""
    return dealt(started(*people, **setup), HANDS, dealer, "roda", score)


def em_testa(*people: Who, dealer: Seat = 5, score: tuple[int, int] = (4, 2), **setup: Any) -> Process:
    """The first of three testas; with seat 5 the dealer Ana plays it against seat 3, with seat 4 she waits."""
    return dealt(started(*people, **setup), TESTA, dealer, "testa", score)


def waiting_in_testa() -> Process:
    """Five people and Ana, who is not in this testa; nobody moves by himself."""
    return em_testa(*SIX, dealer=4)


def gate() -> Process:
    """Ana's partner has called envido, and Ana, who has a flor, is the first to be asked for it."""
    process = dealt(started(), FLOR, dealer=3)
    done(process, 4, _call(process, 4, "envido"))
    return process


def answering() -> Process:
    """The rivals have called truco on the first card, and Ana's side is to answer."""
    process = roda(dealer=4)
    done(process, 5, _call(process, 5, "truco"))
    return process


def double() -> Process:
    """The rivals have called truco and envido in one breath, nobody has a flor, and Ana's side is to answer."""
    process = roda(dealer=4)
    done(process, 5, _call(process, 5, "truco-e-envido"))
    _no_flor(process)
    return process


def testa_called() -> Process:
    """In a testa that Ana waits for, an envido is to be answered."""
    process = waiting_in_testa()
    done(process, 5, _call(process, 5, "envido"))
    _no_flor(process)
    return process


def song() -> Process:
    """An envido was wanted, and Ana is the first to sing."""
    process = roda()
    done(process, 0, _call(process, 0, "envido"))
    _no_flor(process)
    assert process.table.state is not None
    done(process, 1, next(act for act in process.table.state.legal(1) if isinstance(act, Quero)))
    assert mesa(process).singer == 0
    return process


def third_card() -> Process:
    """The first vaza is over, and Ana is to play with cards on the table."""
    process = roda(dealer=2, score=(14, 9))
    while mesa(process).phase == "play" and not (mesa(process).turn == 0 and len(mesa(process).results) == 1):
        lapse(process)
    return process


def late_in_testa() -> Process:
    """Ana plays a testa: cards lie before both, and she is to play."""
    process = em_testa(*SIX)
    while not (mesa(process).turn == 0 and len(mesa(process).results) == 1):
        lapse(process)
    return process


def _no_flor(process: Process) -> None:
    """Whoever is asked for a flor has none."""
    while mesa(process).window == "gate":
        assert process.table.state is not None
        done(process, process.table.state.actors()[0], Declare("e-boa"))


def _call(process: Process, seat: Seat, word: str) -> Call:
    assert process.table.state is not None
    return next(act for act in process.table.state.legal(seat) if isinstance(act, Call) and act.call == word)
