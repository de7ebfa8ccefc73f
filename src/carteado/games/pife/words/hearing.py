"""What was heard of the bets of a deal: who opens them bets, who comes later raises."""

from dataclasses import dataclass

from carteado.game import Event, Seat, View
from carteado.games.pife.rules.events import Anted, Bet
from carteado.games.pife.rules.views import PifeView
from carteado.words.people import Listener


@dataclass(frozen=True)
class Bets:
    """The bets of a deal so far, by seat."""

    by_seat: tuple[tuple[Seat, int], ...] = ()

    def others(self, seat: Seat) -> tuple[tuple[Seat, int], ...]:
        """Those of everybody else."""
        return tuple([(other, bet) for other, bet in self.by_seat if other != seat])


def remember(listener: Listener, event: Event) -> object:
    """The bets after this event."""
    if isinstance(event, Anted):
        return Bets()
    if isinstance(event, Bet):
        return Bets((*heard(listener).others(event.seat), (event.seat, event.bet)))
    return listener.memory


def recall(view: View) -> object:
    """The bets that lie on the table."""
    assert isinstance(view, PifeView)
    return Bets(tuple([(lugar.seat, lugar.bet) for lugar in view.shown.lugares]))


def heard(listener: Listener) -> Bets:
    """What the listener has heard of the bets."""
    return listener.memory if isinstance(listener.memory, Bets) else Bets()


def opens(listener: Listener, event: Bet) -> bool:
    """Whether nobody else had bet before."""
    return event.bet == event.paid and not any(bet for _, bet in heard(listener).others(event.seat))
