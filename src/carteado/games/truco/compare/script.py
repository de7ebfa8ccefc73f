"""What was done in each mão of a record, apart from the code it was played by: cards by seat and vaza, and what was said when.

Rule 1: a card keeps its seat, its place in the hand and its vaza; what was said keeps the number of cards that lay before it.
Rule 2: the cut and the deal are not kept, only the cards they gave; the rest of the pack is, from the top.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from carteado.cards import Card
from carteado.game import REFEREE, Action, Event, Seat, State
from carteado.games.truco.rules.acts import Blind
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.pack_events import Burned
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Shuffle, Shuffled
from carteado.records import Moment, Record, replay
from carteado.tricks.play import Play, Played, VazaWon

HELD: Final = ("eleven", "play", "answer")  # the phases in which all cards are dealt


@dataclass(frozen=True)
class Fall:
    """A card that was played: from which place, face down or not, and with which call."""

    line: int
    place: int
    down: bool
    call: int


@dataclass(frozen=True)
class Said:
    """Anything else that was done with cards in hand."""

    line: int
    seat: Seat
    action: Action


@dataclass
class Script:
    """One mão of a record; its score is the one with which the cards were dealt."""

    line: int
    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    score: tuple[int, int] = (0, 0)
    hands: tuple[tuple[Card, ...], ...] = ()
    burned: list[Card] = field(default_factory=list[Card])
    vira: Card | None = None
    first_lead: Seat = -1
    falls: list[dict[Seat, Fall]] = field(default_factory=list[dict[Seat, Fall]])
    says: dict[tuple[int, int], list[Said]] = field(default_factory=dict[tuple[int, int], list[Said]])
    won: list[VazaWon] = field(default_factory=list[VazaWon])
    end: MaoEnded | None = None

    @property
    def spare(self) -> tuple[Card, ...]:
        """The cards of the pack that nobody held and that were not burned, from the top."""
        gone = {card for hand in self.hands for card in hand} | set(self.burned)
        return tuple(card for card in self.pack if card not in gone)

    @property
    def fallen(self) -> tuple[int, int]:
        """The vaza in play, counted from 0, and the cards in it."""
        seats = len(self.hands)
        if self.falls and len(self.falls[-1]) < seats:
            return len(self.falls) - 1, len(self.falls[-1])
        return len(self.falls), 0


def mesa_of(state: State) -> Mesa:
    """The table as the referee sees it."""
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    return view.known


def scripts(record: Record) -> tuple[Script, ...]:
    """Every mão of the record whose cards were dealt; `RecordError` if it cannot be replayed."""
    return tuple(script for script in _read(record) if script.hands)


def _read(record: Record) -> Iterator[Script]:
    script: Script | None = None
    for moment in replay(record):
        begun = next((event for event in moment.events if isinstance(event, Shuffled)), None)
        if begun is not None and isinstance(moment.action, Shuffle):
            if script is not None:
                yield script
            script = Script(moment.line, begun.mao, begun.dealer, moment.action.cards)
        if script is not None:
            _add(script, moment)
    if script is not None:
        yield script


def _add(script: Script, moment: Moment) -> None:
    mesa = mesa_of(moment.state)
    if not script.hands:
        script.burned += [event.card for event in moment.events if isinstance(event, Burned)]
        if mesa.phase in HELD:
            script.hands = tuple(_whole(hand.dealt_cards) for hand in mesa.hands)
            script.score = (mesa.score[0], mesa.score[1])
            script.vira = mesa.vira_card
            script.first_lead = mesa.turn
        return
    _add_act(script, moment)
    _add_events(script, moment.events)


def _whole(dealt: tuple[Card | None, ...]) -> tuple[Card, ...]:
    return tuple(card for card in dealt if card is not None)


def _add_act(script: Script, moment: Moment) -> None:
    """What was said, and the card that fell with it or because of it."""
    action = moment.action
    if not isinstance(action, Play | Blind):
        script.says.setdefault(script.fallen, []).append(Said(moment.line, moment.seat, action))
    call = action.call if isinstance(action, Play) else 0
    for event in moment.events:
        if isinstance(event, Played):
            if script.fallen[1] == 0:
                script.falls.append({})
            script.falls[-1][event.seat] = Fall(moment.line, _place(script, event), event.down, call)


def _place(script: Script, event: Played) -> int:
    """The place of a card in its hand; in the dark the event says it."""
    card = event.card or next(iter(event.secret_cards), None)
    return event.place - 1 if event.place or card is None else script.hands[event.seat].index(card)


def _add_events(script: Script, events: tuple[Event, ...]) -> None:
    for event in events:
        if isinstance(event, VazaWon):
            script.won.append(event)
        elif isinstance(event, MaoEnded):
            script.end = event
