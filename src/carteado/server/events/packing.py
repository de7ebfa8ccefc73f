"""An event packed to go on elsewhere, out of a store: its log, the scoreboards and tables of its jogos, its keys.

Rule 1: the layout is that of `carteado export`, so that `carteado import` brings it back on any machine.
"""

from typing import Final, Protocol

from carteado.server import placar_records
from carteado.server.events.giving import secret_names
from carteado.server.events.log import Kept, kept_as
from carteado.server.placar_log import kept_as as placar_as
from carteado.server.storage import Stored
from carteado.server.storage.bundle import RECORD
from carteado.server.storage.carrying import NotCarried, texts_of
from carteado.tournament.entries import JogoBound, TableBound

TELLS: Final = (placar_records.texts_of, texts_of)


class Loading(Protocol):
    """What is needed of a store."""

    async def load(self, table: str, after: int = 0, most: int | None = None) -> list[Stored]:
        """The log of this name."""
        ...

    async def setting(self, key: str) -> str | None:
        """A setting of the whole server."""
        ...


async def payloads_of(store: Loading, event: str) -> list[bytes]:
    """The log of an event, to the byte."""
    return [payload for _, _, payload in await store.load(kept_as(event))]


async def carried_by(store: Loading, kept: Kept, owner: bool = True) -> dict[str, bytes]:
    """The records of what its jogos were ever bound to; one that cannot be told is left where it is.

    Tables show every card that was dealt: they are for the `owner` of the machine alone.
    """
    places = dict.fromkeys(one.place for one in kept.torneio.log if isinstance(one, (JogoBound, TableBound)))
    found: dict[str, bytes] = {}
    for place in places:
        for name, tell in list(zip((placar_as(place), place), TELLS, strict=True))[: 2 if owner else 1]:
            stored = await store.load(name)
            if not stored:
                continue
            try:
                texts = tell(payload for _, _, payload in stored)
            except NotCarried:
                continue
            found |= {f"{name}/{number:03}{RECORD}": text.encode() for number, text in enumerate(texts, 1)}
    return found


async def secrets_of(store: Loading, kept: Kept, owner: bool = True) -> dict[str, str]:
    """The settings of this event alone: PINs and the keys of its scoreboards come from them.

    The seeds of draws and packs to come are nobody's to see, not even the desk's: the `owner` of the machine alone takes them.
    """
    found = {name: await store.setting(name) for name in secret_names(kept)[: None if owner else 1]}
    return {name: value for name, value in found.items() if value}
