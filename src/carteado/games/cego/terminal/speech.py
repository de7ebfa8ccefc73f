"""What is said aloud at a table of Truco Cego, for the bubble beside who said it."""

from collections.abc import Sequence

from carteado.game import Action, Event, Seat
from carteado.games.cego.rules import acts, events
from carteado.games.cego.rules import words as said_words
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words.actions import rival_sang
from carteado.games.cego.words.tentos import song
from carteado.words import Words


def said(view: CegoView, last: Sequence[Event], words: Words) -> dict[Seat, str]:
    """Who said what: the songs while they are sung, and what the last act put into words."""
    bubbles: dict[Seat, str] = {}
    if view.shown.window == "song":
        for hand in view.shown.hands:
            if hand.song:
                bubbles[hand.seat] = song(words, hand.song) if hand.song > 0 else words.action(acts.NaoMato(), view)
    for event in last:
        heard = _words(event, view, words)
        if heard:
            bubbles[getattr(event, "seat", -1)] = heard
    return bubbles


def _words(event: Event, view: CegoView, words: Words) -> str:
    if isinstance(event, events.Sang):
        return song(words, event.points)
    if isinstance(event, events.Declared) and event.what == said_words.E_BOA:
        return words.say("É BOA") if rival_sang(view, event.seat) else words.say("Não tenho flor")
    action = _act(event)
    return "" if action is None else words.action(action, view).partition(" (")[0]


def _act(event: Event) -> Action | None:
    """The act that an event tells of, where it is one of words."""
    match event:
        case events.Called():
            return acts.Call(event.call, event.value)
        case events.Declared():
            return acts.Declare(event.what)
        case events.Answered() if event.wants:
            return acts.Quero(event.part, event.value, event.raising, event.passing, event.shrinking)
        case events.Answered():
            return acts.NaoQuero(event.part, event.value, event.shrinking)
        case events.DidNotBeat():
            return acts.NaoMato()
        case events.LeiSaid():
            return acts.LeiDoJogo(event.falta)
        case events.FlorAsked():
            return acts.AskFlor(event.asked)
        case _:
            return None
