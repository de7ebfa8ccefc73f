"""Who finds the words: the face of the game that is played, and the shared words where it has none."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from carteado import catalogue
from carteado.game import Action, Event, Seat, View
from carteado.words import plain
from carteado.words.face import Speech
from carteado.words.language import Language
from carteado.words.offered import NOTHING, Insight, Offered, priced
from carteado.words.people import Listener

SHARED: Final = Speech()


def speech(game: str) -> Speech:
    """The words of a game, those that all share where its family has none or nobody says which game it is."""
    found = catalogue.face(game, "words") if game in catalogue.GAMES else None
    return found if isinstance(found, Speech) else SHARED


def speeches(words: Language) -> tuple[Speech, ...]:
    """Who may know a code: the game that is spoken of, or, where none is, every family."""
    if words.game:
        return (speech(words.game),)
    return tuple([face for _, face in catalogue.faces("words")])


def label(words: Language, action: Action, view: View | None) -> str:
    """The short name of an act, for a button or a menu."""
    own = speech(words.game if view is None else view.regulation).label
    return plain.label(words, action, view) if own is None else own(words, action, view)


def offered(words: Language, action: Action, view: View | None, legal: tuple[Action, ...]) -> Offered:
    """An act of a menu, with whatever a screen tells of it: at least its price apart from its name."""
    own = speech(words.game if view is None else view.regulation).offered
    return priced(label(words, action, view)) if own is None else own(words, action, view, legal)


def insight(words: Language, view: View) -> Insight:
    """What the cards of a view mean and which clauses rule the moment; nothing where the family does not tell."""
    own = speech(view.regulation)
    told = NOTHING if own.insight is None else own.insight(words, view)
    rules = () if own.moment is None else own.moment(view)
    return replace(told, rules=rules, strength=() if own.strength is None else own.strength(words, view))


def listening(words: Language, names: Sequence[str], viewer: Seat | None, view: View | None) -> Listener:
    """Who listens at the table of this view, with what it tells of what was heard before."""
    if view is None:
        return Listener(words, names, viewer, words.game)
    memory = speech(view.regulation).recall(view)
    return Listener(words, names, viewer, view.regulation, view.options, memory)


def hearing(listener: Listener, event: Event) -> Listener:
    """The listener after this event."""
    memory = speech(listener.regulation).remember(listener, event)
    return listener if memory == listener.memory else replace(listener, memory=memory)


def forgetting(listener: Listener) -> Listener:
    """The listener as before the first event."""
    return replace(listener, memory=None)


def tell(listener: Listener, event: Event) -> str:
    """The event in a sentence, masked for the listener's seat; "" where there is nothing worth telling."""
    if listener.viewer is not None:
        event = event.to(listener.viewer)
    own = speech(listener.regulation).tell
    return plain.tell(listener, event) if own is None else own(listener, event)


def tell_all(listener: Listener, events: Iterable[Event]) -> Iterator[tuple[Event, str]]:
    """Events in order, each with its sentence; who listens learns from them."""
    for event in events:
        listener = hearing(listener, event)
        yield event, tell(listener, event)
