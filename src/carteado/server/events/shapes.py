"""What an event answers over REST, and the names of all that it takes and tells."""

from typing import Any, Final

from msgspec import Struct

from carteado.regulations import Text
from carteado.server.events.asked_shapes import (
    Contact,
    HeldDraw,
    KeyOnly,
    NewActs,
    NewBoard,
    NewContact,
    NewDraw,
    NewEvent,
    NewLines,
    NewPart,
    NewRehearsal,
    NewRound,
    NewTemplate,
    Sign,
    TakePart,
)
from carteado.server.events.desk_shapes import DeskEvent
from carteado.server.events.public_shapes import PublicEvent

Json = Any


class OpenedEvent(Struct, kw_only=True, forbid_unknown_fields=True):
    """An event was opened; the key of its coordinator, who can give every other part."""

    id: str
    key: str


class DrawOpened(Struct, kw_only=True):
    """What the seed is bound to; the seed itself is told when the draw has been held."""

    commitment: str
    version: int


class PartGiven(Struct, kw_only=True, forbid_unknown_fields=True):
    """The key that was made; nobody is told of it again."""

    number: int
    key: str


class BoundBoard(Struct, kw_only=True, forbid_unknown_fields=True):
    """The scoreboard of a jogo: the key of each side and of the referee, and the one link that holds all of them.

    `phones` says whether sides may have theirs; otherwise all stay on the device of the table, whose link `code` shows.
    """

    id: str
    keys: list[str]
    fragment: str
    phones: bool
    code: str


class PlanTold(Struct, kw_only=True):
    """The jogos to come in as few waves as the tables allow, and the minutes from now in which each is expected to begin."""

    waves: list[list[str]]
    minutes: list[int]
    each: int


class ContactList(Struct, kw_only=True):
    """All that is kept."""

    contacts: list[Contact]


class ActsDone(Struct, kw_only=True, omit_defaults=True):
    """What became of acts: the version of the event after them, and all they changed beyond themselves, in words."""

    version: int
    changes: list[str] = []
    preview: bool = False


class EventListed(Struct, kw_only=True, omit_defaults=True):
    """An event in the list."""

    id: str
    name: str
    preset: str
    day: str = ""
    place: str = ""
    status: str
    updated_at: int


class EventList(Struct, kw_only=True):
    """The events of this server, the last changed first."""

    events: list[EventListed]


class PresetTold(Struct, kw_only=True, omit_defaults=True):
    """A published way to run an event."""

    id: str
    title: Text
    regulation: str = ""
    people: list[int] = []
    reserves: int = 0
    capataz: bool = False


class PresetList(Struct, kw_only=True):
    """The presets there are."""

    presets: list[PresetTold]


class NeedTold(Struct, kw_only=True, omit_defaults=True):
    """What an entry still needs in its group."""

    text: str
    exact: bool = True


RECEIVED: Final[dict[str, Json]] = {
    cls.__name__: cls
    for cls in (
        NewEvent,
        NewActs,
        NewLines,
        NewDraw,
        HeldDraw,
        NewRound,
        NewTemplate,
        NewPart,
        TakePart,
        Sign,
        NewBoard,
        NewRehearsal,
        NewContact,
        KeyOnly,
    )
}
SENT: Final[dict[str, Json]] = {
    cls.__name__: cls
    for cls in (
        OpenedEvent,
        BoundBoard,
        DrawOpened,
        PartGiven,
        PublicEvent,
        DeskEvent,
        ActsDone,
        EventList,
        PresetList,
        NeedTold,
        PlanTold,
        ContactList,
    )
}
