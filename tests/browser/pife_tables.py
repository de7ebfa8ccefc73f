"""Tables of cacheta and pif-paf played up to a certain moment, with the cards a test names."""

from random import Random
from typing import Any, Final

from browser.prepared import just_now
from carteado.game import CHANCE, Action, Seat
from carteado.pack import Cut, Lot, Shuffle
from carteado.table import Who
from carteado.table import entries as log
from carteado.wire import encode
from games.pife.kit import Mesa
from table.play_kit import begun, done
from table.table_kit import ANA, Clock, Process

CUT: Final = 5  # the least that a cut may take
NINE: Final = 9
SHORT: Final = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E, discarding the 2O
MANY: Final = "5C 6C 7C 8C 9O 10O JO 3E 3P"  # a run of four, a run of three, and a pair
READY: Final = "5P 5C 5E 7O 8O 9O QE KE 2C"  # goes out with the AE, discarding the 2C


class Prepared(Mesa):
    """A table whose acts are written as text; packs are dealt as they are named, although they are cut."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.table.state is not None
        super().__init__(process.table.state)

    def do(self, seat: Seat, action: Action) -> "Prepared":
        """Any act; a pack of a new deal is laid so that the cuts bring it to what was named."""
        if isinstance(action, Shuffle) and self.fase == "shuffle":
            self._write(CHANCE, Shuffle(self._uncut(action.cards)))
            return self.do(self.state.actors()[0], Cut(CUT))
        self._write(seat, action)
        if self.fase == "recutting":
            self._write(self.state.actors()[0], Cut(CUT))
        return self

    def _uncut(self, cards: tuple[Any, ...]) -> tuple[Any, ...]:
        if self.game == "pifpaf":
            dealt = NINE * self.at.seats
            cards = (*cards[:dealt], *cards[-CUT:], *cards[dealt:-CUT])
        return (*cards[-CUT:], *cards[:-CUT])

    def _write(self, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            self.process.write(log.Acted(at=self.process.clock.now, seat=seat, action=encode(action), by="table"))
        else:
            done(self.process, seat, action)
        assert self.process.table.state is not None
        self.state = self.process.table.state


def table(
    game: str, *hands: str, people: tuple[Who, ...] = (ANA,), seats: int = 0, dealer: Seat = -1, monte: str = "", **options: str
) -> Prepared:
    """These hands were dealt, by the last seat unless another is named: in pif-paf the next one speaks first."""
    process = Process(clock=Clock(just_now()), draw=Random(7).randbytes, checking=False, thinking=False)
    many = seats or max(len(hands), 3)
    agreed = {"stack": "100", "bet_min": "5", "bet_max": "20"} if game == "pifpaf" else {}
    begun(people, process=process, game=game, seats=many, pace="fast", options={**agreed, **options})
    found = Prepared(process)
    (lot,) = found.state.legal(CHANCE)
    assert isinstance(lot, Lot)
    found.do(CHANCE, Lot(lot.below, dealer % many))
    found.da(*hands, monte=monte)
    return found


def rested(found: Mesa) -> Process:
    """The process of a table, once whatever rests after the last act is over."""
    assert isinstance(found, Prepared)
    process = found.process
    process.clock.now = process.table.acted_at + process.table.rest
    return process


def bet(found: Prepared, amount: int = 10) -> Prepared:
    """Everybody follows this bet, and the pack is cut again."""
    found.faz(f"{found.vez} aposta {amount}")
    while found.fase == "betting":
        found.faz(f"{found.vez} acompanha")
    return found
