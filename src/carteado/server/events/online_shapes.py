"""What is asked and told of the tables of the server at which jogos of an event are played."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from carteado.server.events.asked_shapes import Key

Json = Any
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class NewOnline(Struct, kw_only=True, forbid_unknown_fields=True):
    """Tables of the server are to be opened for these jogos."""

    key: Key
    jogos: Annotated[list[Name], Meta(min_length=1, max_length=100)]


class LeaveOnline(Struct, kw_only=True, forbid_unknown_fields=True):
    """A jogo is not to be played at its table any more."""

    key: Key
    jogo: Name
    why: Annotated[str, Meta(max_length=300)] = ""


class TakeChair(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody comes to the table of a jogo: an athlete to the chair that is theirs, the coordinator to the referee's.

    With a person, the device of the organisation takes that person's chair.
    """

    key: Key
    jogo: Name
    entry: int = 0
    person: Annotated[str, Meta(max_length=80)] = ""


class ChairTaken(Struct, kw_only=True):
    """Where one sits now: the table, and the seat; none in the referee's chair."""

    table: str
    seat: int | None


class ChairTold(Struct, kw_only=True, omit_defaults=True):
    """A chair of a table: whose it is, whether somebody sits there, and whether they are ready to begin."""

    person: str
    entry: int
    seated: bool = False
    ready: bool = False


class OnlineTold(Struct, kw_only=True, omit_defaults=True):
    """The table of a jogo. `late` is by how many minutes `absent` sides keep the partida of this number waiting.

    Where it is there, the walkover may be proposed; nobody but the coordinator declares it.
    """

    jogo: str
    table: str
    stage: str
    chairs: list[ChairTold]
    partida: int = 0
    absent: list[int] = []
    late: int = 0
    referee: bool = False
    packs: int = 0


class MarkTold(Struct, kw_only=True):
    """What a side of a table has from its mãos: the points as they were made, and what they count, exactly."""

    entry: int
    made: int
    counts: str


class RoundTold(Struct, kw_only=True, omit_defaults=True):
    """A round in which all tables play the same packs, and once all have played them, what each side has."""

    commitment: str
    jogos: list[str]
    packs: int
    begun: bool = False
    words: list[str] = []
    seed: str = ""
    marks: list[MarkTold] = []


class OnlineDesk(Struct, kw_only=True, omit_defaults=True):
    """The tables of the event, its rounds with the same packs, and whether such rounds can be played here.

    `phones` is where athletes may play on their own devices; `clause` is what keeps them from it.
    """

    tables: list[OnlineTold]
    rounds: list[RoundTold] = []
    duplicate: bool = False
    phones: bool = True
    clause: str = ""


class NewDuplicate(Struct, kw_only=True, forbid_unknown_fields=True):
    """All these jogos are to play the same packs, at the same time; the server binds itself to a fresh seed."""

    key: Key
    jogos: Annotated[list[Name], Meta(min_length=1, max_length=100)]
    packs: Annotated[int, Meta(ge=2, le=60)] = 24


class HeldDuplicate(Struct, kw_only=True, forbid_unknown_fields=True):
    """The words were said: the packs are fixed, and the tables are opened."""

    key: Key
    commitment: Annotated[str, Meta(min_length=64, max_length=64)]
    words: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=40)] = []


RECEIVED: Final[dict[str, Json]] = {
    cls.__name__: cls for cls in (NewOnline, LeaveOnline, TakeChair, NewDuplicate, HeldDuplicate)
}
SENT: Final[dict[str, Json]] = {cls.__name__: cls for cls in (OnlineDesk, ChairTaken)}
