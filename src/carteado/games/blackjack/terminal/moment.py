"""Where a round is: whether its end lies there to be looked at, whose cards lie there, which clauses rule it."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Event
from carteado.games.blackjack.rules.events import Busted, Checked, Parted, RoundEnded, Surrendered
from carteado.games.blackjack.rules.views import BlackjackView, Lugar
from carteado.games.blackjack.words.hands import asks_insurance, rules_in
from carteado.terminal.family import Sight

WORTH_A_LOOK: Final = (Checked, Busted, Parted, Surrendered)

_BETTING: Final = ("bet-range", "bet-most", "sit-out")
_INSURANCE: Final = ("insurance", "insurance-price", "insurance-paid", "insurance-lost", "order")
_EARLY: Final = ("early", "surrender", "order")
_PLAYING: Final = ("stand", "hit", "bust", "double", "double-one", "split", "split-aces", "split-chips")
_SETTLED: Final = ("win", "tie", "blackjack", "blackjack-tie", "house-stands", "house-draws", "house-bust", "insurance-paid")
_OVER: Final = ("end",)


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
    """The clauses to read now, the nearest first, each once."""
    cites = rules_in(view).cites
    return tuple(dict.fromkeys([cites[word] for word in _cited(sight, view)]))


def _cited(sight: Sight, view: BlackjackView) -> tuple[str, ...]:
    rules = rules_in(view)
    if ended(sight.last) is not None or view.shown.phase == "house":
        return _SETTLED
    match view.shown.phase:
        case "betting":
            return _BETTING
        case "asking":
            return _INSURANCE if asks_insurance(view) else _EARLY
        case "playing":
            return (*_PLAYING, *(("surrender", "surrender-first") if rules.surrender else ()))
        case "over":
            return _OVER
        case _:
            return ("shoe", "deal")
