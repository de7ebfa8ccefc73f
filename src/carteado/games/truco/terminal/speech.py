"""What is said aloud at the table, in the words of the regulation, for the bubble beside who said it."""

from collections.abc import Sequence
from typing import Final

from carteado.game import Event, Seat
from carteado.games.truco.rules.events import Accepted, Decided, Raised, Ran, Showed
from carteado.games.truco.rules.pack_events import AskedBottom
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.vocabulary import spoken
from carteado.regulations import regulation
from carteado.words.language import Language

_RAISES: Final = {3: "truco", 6: "six", 9: "nine", 12: "twelve"}


def call_words(game_id: str, call: str, lang: str) -> str:
    """A call of the regulation, by its id."""
    return next((found.text(lang) for found in regulation(game_id).calls if found.id == call), "")


def raise_words(game_id: str, stake: int, lang: str) -> str:
    """What one shouts to ask for this stake."""
    return call_words(game_id, _RAISES[stake], lang)


def said(view: TrucoView, last: Sequence[Event], lang: str) -> dict[Seat, str]:
    """Who said what: the call that waits for an answer, and what the last act put into words."""
    bubbles: dict[Seat, str] = {}
    mesa = view.shown
    if mesa.asked and mesa.callers:
        bubbles[mesa.callers[-1]] = raise_words(view.regulation, mesa.asked, lang)
    for event in last:
        if isinstance(event, AskedBottom):
            bubbles[event.seat] = Language(lang).say(spoken(view.regulation)["from-bottom"]) + "!"
        call = _call(event)
        if call:
            bubbles[getattr(event, "seat", -1)] = call_words(view.regulation, call, lang)
    return bubbles


def _call(event: Event) -> str:
    match event:
        case Raised():
            return _RAISES[event.stake]
        case Accepted():
            return "accept"
        case Ran():
            return "run"
        case Showed():
            return "show"
        case Decided():
            return "play-on" if event.playing else "give-up"
        case _:
            return ""
