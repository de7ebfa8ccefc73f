"""Which acts and events each code of truco has: a wire takes no other, and a screen need draw no other."""

from typing import Final

from carteado.game import Action, Event
from carteado.games.truco.rules.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    FromBottom,
    GiveBack,
    GiveUp,
    Peek,
    PlayOn,
    Raise,
    Run,
    Saw,
    Show,
    Turn,
    Waive,
)
from carteado.games.truco.rules.events import (
    Accepted,
    Conceded,
    Decided,
    MaoEnded,
    Raised,
    Ran,
    Returned,
    Revealed,
    Showed,
    Threw,
)
from carteado.games.truco.rules.pack_events import (
    AskedBottom,
    Burned,
    GaveBack,
    GivesAll,
    LotDrawn,
    PacketBurned,
    PacketDealt,
    Peeked,
    Replaced,
    Sawn,
    ViraTurned,
    Waived,
)
from carteado.pack import (
    Cut,
    Deal,
    DealerDrawn,
    Dealt,
    Draw,
    Drew,
    Keep,
    Kept,
    Looked,
    PartidaEnded,
    Refuse,
    Ruled,
    Ruling,
    Shuffle,
    Shuffled,
    TurnedUp,
    WasCut,
)
from carteado.tricks.play import Play, Played, VazaWon

_ACTS: Final = (Cut, Burn, GiveBack, Deal, PlayOn, GiveUp, Play, Blind, Raise, Accept, Run, Ruling)
_EVENTS: Final = (
    Shuffled, WasCut, Burned, GaveBack, Dealt, Looked, Decided, Played, VazaWon, Raised, Accepted, Ran, Threw, Returned, Ruled,
    MaoEnded, PartidaEnded,
)  # fmt: skip
_WITH_VIRA: Final = (ViraTurned, AskedBottom, PacketBurned, GivesAll, Waived, PacketDealt, TurnedUp, Kept, LotDrawn)

ACTS_OF: Final[dict[str, tuple[type[Action], ...]]] = {
    "truco-fenacef": (Shuffle, Draw, *_ACTS, Show, Concede, Choose),
    "truco-asfo": (Shuffle, *_ACTS, Waive, FromBottom, Keep, Refuse, Show),
    "truco-sinsep": (Shuffle, Draw, *_ACTS, Waive, Saw, Turn, Peek, FromBottom, Keep, Refuse, Choose),
}
EVENTS_OF: Final[dict[str, tuple[type[Event], ...]]] = {
    "truco-fenacef": (*_EVENTS, Drew, DealerDrawn, Showed, Conceded, Revealed),
    "truco-asfo": (*_EVENTS, *_WITH_VIRA, Showed),
    "truco-sinsep": (*_EVENTS, *_WITH_VIRA, Drew, DealerDrawn, Sawn, Peeked, Replaced),
}
