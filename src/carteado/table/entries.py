"""The log of a table: what was done, in order. A table is the fold of its log, and nothing else is ever stored.

Rule 1: an entry is written once and never changed; its number in the log is the version of the table after it.
Rule 2: the log holds what no listener may see (packs, seeds): it stays on the server, and `telling` decides what leaves.
Rule 3: `client` and `n` are those of the request that an entry answers; times are milliseconds since 1970.
"""

import json
from typing import Any, Final, Literal, get_args

from carteado.reading import WireError, is_object, read_record
from carteado.struct import Struct, written
from carteado.table.messages import Setup

Json = Any
By = Literal["person", "bot", "clock", "table", "window"]
Why = Literal["left", "silent"]


class Entry(Struct, brief=True, strict=True, frozen=True):
    """What every entry says: when, and which request of which person it answers."""

    at: int
    player: str = ""
    client: str = ""
    n: int = 0


class Opened(Entry, tag="opened", frozen=True):
    """The table was opened by its host; `lock` is the salted hash of the password, `dice` the seed of the bots."""

    table: str
    setup: Setup
    lock: str
    dice: str


class Committed(Entry, tag="committed", frozen=True):
    """The seed of the packs to come was fixed, and its commitment published."""

    commitment: str
    seed: str


class Revealed(Entry, tag="revealed", frozen=True):
    """The seed in force was shown to everybody; no pack comes from it any more."""


class Changed(Entry, tag="changed", frozen=True):
    """The host changed the set-up."""

    setup: Setup
    lock: str


class Locked(Entry, tag="locked", frozen=True):
    """The host set another password, or none, and changed nothing else."""

    lock: str


class Seated(Entry, tag="seated", frozen=True):
    """Somebody took a seat: the person who asked, or a bot."""

    seat: int
    name: str
    bot: str = ""


class Booked(Entry, tag="booked", frozen=True):
    """The person who asked takes this seat when the next deal begins; until then it is whose it was."""

    seat: int
    name: str


class Unbooked(Entry, tag="unbooked", frozen=True):
    """Who was to take this seat does not want it any more."""

    seat: int


class Renamed(Entry, tag="renamed", frozen=True):
    """The person of this seat goes by another name."""

    seat: int
    name: str


class Vacated(Entry, tag="vacated", frozen=True):
    """A seat was left or cleared before the match; `out` where the host sent its person away from the table."""

    seat: int
    out: bool = False


class Admitted(Entry, tag="admitted", frozen=True):
    """The host lets somebody come again who was sent away."""

    guest: str


class StoodIn(Entry, tag="stood-in", frozen=True):
    """A bot plays for the person of this seat from now on."""

    seat: int
    bot: str
    why: Why


class CameBack(Entry, tag="came-back", frozen=True):
    """The person of this seat plays again."""

    seat: int


class Readied(Entry, tag="readied", frozen=True):
    """The person of this seat is ready for the next partida, with a nonce for its packs."""

    seat: int
    nonce: str


class Began(Entry, tag="began", frozen=True):
    """A partida began; the nonces that count for it are those given until now."""


class Acted(Entry, tag="acted", frozen=True):
    """An act of the game, as `wire` writes it."""

    seat: int
    action: Json
    by: By


class Proposed(Entry, tag="proposed", frozen=True):
    """A seat wants something that its side decides together."""

    seat: int
    action: Json


class Agreed(Entry, tag="agreed", frozen=True):
    """A partner goes along, and another one is still asked."""

    seat: int


class Declined(Entry, tag="declined", frozen=True):
    """A partner said no."""

    seat: int


class Spoke(Entry, tag="spoke", frozen=True):
    """A seat said one of the phrases that the regulation allows."""

    seat: int
    phrase: str


class Learning(Entry, tag="learning", frozen=True):
    """The person of this seat wants advice, or wants it no more."""

    seat: int
    wants: bool


class RefereeSat(Entry, tag="referee-sat", frozen=True):
    """The referee's chair was taken by the person who asked."""

    name: str


class RefereeLeft(Entry, tag="referee-left", frozen=True):
    """The referee's chair is empty again."""


class RefereeAsked(Entry, tag="referee-asked", frozen=True):
    """Somebody without a seat asks for the empty referee's chair of a match that runs."""

    name: str


class RefereeNamed(Entry, tag="referee-named", frozen=True):
    """The host wants who asked as the referee; the others are asked now."""


class RefereeAgreed(Entry, tag="referee-agreed", frozen=True):
    """The person of this seat agrees to the referee whom the host named."""

    seat: int


class RefereeDropped(Entry, tag="referee-dropped", frozen=True):
    """Who asked for the referee's chair does not get it: they gave it up, or the host or a seat said no."""


class Bound(Entry, tag="bound", frozen=True):
    """The table is of a jogo of an event: nobody but the event sets it up or gives its chairs, which are of these people.

    Where all tables of a round play the same `packs`, so many, each mão is played alone, and `nonces` are those of the round.
    """

    event: str
    jogo: str
    people: tuple[str, ...] = ()
    packs: int = 0
    nonces: tuple[str, ...] = ()


class Guided(Entry, tag="guided", frozen=True):
    """The table is for one who learns: the first deal is that of the lesson, which starts so, as a record says it."""

    start: str


class Settled(Entry, tag="settled", frozen=True):
    """The event has closed this table: nothing more is played at it."""

    why: str = ""


AnyEntry = (
    Opened
    | Committed
    | Revealed
    | Changed
    | Locked
    | Seated
    | Booked
    | Unbooked
    | Renamed
    | Vacated
    | Admitted
    | StoodIn
    | CameBack
    | Readied
    | Began
    | Acted
    | Proposed
    | Agreed
    | Declined
    | Spoke
    | Learning
    | RefereeSat
    | RefereeLeft
    | RefereeAsked
    | RefereeNamed
    | RefereeAgreed
    | RefereeDropped
    | Bound
    | Guided
    | Settled
)

_BY_TAG: Final[dict[str, type[AnyEntry]]] = {cls.tag: cls for cls in get_args(AnyEntry)}


def encode(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return written(entry)


def decode(payload: bytes | str) -> AnyEntry:
    """The entry again; `WireError` if it is none."""
    try:
        data = json.loads(payload)
    except (ValueError, RecursionError) as error:
        raise WireError(f"an entry is JSON: {error}"[:200]) from error
    return read(data)


def read(data: Json) -> AnyEntry:
    """The entry in these plain values; `WireError` if it is none."""
    fields = dict(data) if is_object(data) else {}
    tag = fields.pop("type", None)
    cls = _BY_TAG.get(tag) if isinstance(tag, str) else None
    if cls is None:
        raise WireError(f"no entry {str(tag)[:40]!r}; there are {', '.join(_BY_TAG)}")
    made: AnyEntry = read_record(cls, fields)
    return made
