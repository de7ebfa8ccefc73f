"""Which clauses rule the moment, for whoever asks for the rule."""

from collections.abc import Iterable
from typing import Final

from carteado.game import View
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.games.blackjack.words.hands import asks_insurance, rules_in

_BETTING: Final = ("bet-range", "bet-most", "sit-out")
_INSURANCE: Final = ("insurance", "insurance-price", "insurance-paid", "insurance-lost", "order")
_EARLY: Final = ("early", "surrender", "order")
_PLAYING: Final = ("stand", "hit", "bust", "double", "double-one", "split", "split-aces", "split-chips")
_SETTLED: Final = ("win", "tie", "blackjack", "blackjack-tie", "house-stands", "house-draws", "house-bust", "insurance-paid")
_OVER: Final = ("end",)


def clauses_now(view: View) -> tuple[str, ...]:
    """The clauses to read now, the nearest first, each once."""
    assert isinstance(view, BlackjackView), "the clauses of this family are read off its own views"
    return _clauses(view, _cited(view))


def settling(view: BlackjackView) -> tuple[str, ...]:
    """Those by which a round is settled."""
    return _clauses(view, _SETTLED)


def _clauses(view: BlackjackView, cited: Iterable[str]) -> tuple[str, ...]:
    cites = rules_in(view).cites
    return tuple(dict.fromkeys([cites[word] for word in cited]))


def _cited(view: BlackjackView) -> tuple[str, ...]:
    rules = rules_in(view)
    match view.shown.phase:
        case "betting":
            return _BETTING
        case "asking":
            return _INSURANCE if asks_insurance(view) else _EARLY
        case "playing":
            return (*_PLAYING, *(("surrender", "surrender-first") if rules.surrender else ()))
        case "house":
            return _SETTLED
        case "over":
            return _OVER
        case _:
            return ("shoe", "deal")
