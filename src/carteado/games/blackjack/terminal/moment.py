"""Where a round is: whether its end lies there to be looked at, whose cards lie there, which clauses rule it."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Event
from carteado.games.blackjack.rules.events import Busted, Checked, Parted, RoundEnded, Surrendered
from carteado.games.blackjack.rules.views import BlackjackView, Lugar
from carteado.games.blackjack.words import moment
from carteado.terminal.family import Sight

WORTH_A_LOOK: Final = (Checked, Busted, Parted, Surrendered)


def ended(last: Sequence[Event]) -> RoundEnded | None:
    """The end of a round, where it has just come."""
    return next((event for event in last if isinstance(event, RoundEnded)), None)


def cleared(sight: Sight, view: BlackjackView) -> bool:
    """Whether the cards of the last round are off the table: bets are open, and its end has been looked at."""
    return view.shown.phase == "betting" and ended(sight.last) is None


def last_bet(lugar: Lugar) -> int:
    """What the seat bet in the round whose cards still lie there, in half chips; 0 for nothing."""
    return min([mao.stake // 2 if mao.doubled else mao.stake for mao in lugar.maos], default=0)


def clauses_now(sight: Sight, view: BlackjackView) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once: while the end of a round is looked at, those that settle it."""
    return moment.settling(view) if ended(sight.last) is not None else moment.clauses_now(view)
