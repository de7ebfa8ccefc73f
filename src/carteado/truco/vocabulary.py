"""Which acts and events each code of truco has: a wire takes no other, and a screen need draw no other."""

from typing import Final

from carteado.game import Action, Event
from carteado.truco.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    Cut,
    Deal,
    Draw,
    FromBottom,
    GiveBack,
    GiveUp,
    Keep,
    Peek,
    Play,
    PlayOn,
    Raise,
    Refuse,
    Ruling,
    Run,
    Saw,
    Show,
    Shuffle,
    Turn,
)
from carteado.truco.cego.acts import OWN_ACTS
from carteado.truco.cego.events import OWN_EVENTS, SHARED_EVENTS
from carteado.truco.events import (
    Accepted,
    Conceded,
    Decided,
    Looked,
    MaoEnded,
    PartidaEnded,
    Played,
    Raised,
    Ran,
    Returned,
    Revealed,
    Ruled,
    Showed,
    Threw,
    VazaWon,
)
from carteado.truco.pack_events import (
    AskedBottom,
    Burned,
    DealerDrawn,
    Dealt,
    Drew,
    GaveBack,
    Kept,
    LotDrawn,
    PacketBurned,
    PacketDealt,
    Peeked,
    Replaced,
    Sawn,
    Shuffled,
    TurnedUp,
    ViraTurned,
    WasCut,
)

_ACTS: Final = (Cut, Burn, GiveBack, Deal, PlayOn, GiveUp, Play, Blind, Raise, Accept, Run, Ruling)
_EVENTS: Final = (
    Shuffled, WasCut, Burned, GaveBack, Dealt, Looked, Decided, Played, VazaWon, Raised, Accepted, Ran, Threw, Returned, Ruled,
    MaoEnded, PartidaEnded,
)  # fmt: skip
_WITH_VIRA: Final = (ViraTurned, AskedBottom, PacketBurned, PacketDealt, TurnedUp, Kept, LotDrawn)

ACTS_OF: Final[dict[str, tuple[type[Action], ...]]] = {
    "truco-fenacef": (Shuffle, Draw, *_ACTS, Show, Concede, Choose),
    "truco-asfo": (Shuffle, *_ACTS, FromBottom, Keep, Refuse, Show),
    "truco-sinsep": (Shuffle, Draw, *_ACTS, Saw, Turn, Peek, FromBottom, Keep, Refuse, Choose),
    "truco-cego": (Shuffle, Draw, Cut, Deal, Keep, Refuse, Play, *OWN_ACTS, Ruling),
}
EVENTS_OF: Final[dict[str, tuple[type[Event], ...]]] = {
    "truco-fenacef": (*_EVENTS, Drew, DealerDrawn, Showed, Conceded, Revealed),
    "truco-asfo": (*_EVENTS, *_WITH_VIRA, Showed),
    "truco-sinsep": (*_EVENTS, *_WITH_VIRA, Drew, DealerDrawn, Sawn, Peeked, Replaced),
    "truco-cego": (*SHARED_EVENTS, *OWN_EVENTS),
}
