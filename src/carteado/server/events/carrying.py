"""The log of an event as `carteado export` writes it and `carteado import` reads it: one file, one entry a line, to the byte.

Rule 1: each line carries the hash of the one before, so a line that was changed, lost or moved is found where it stands.
"""

from collections.abc import Sequence

from carteado.catalogue import GAMES
from carteado.reading import WireError
from carteado.server.storage.carrying import Broken, NotCarried
from carteado.tournament.log import broken, decoded
from carteado.tournament.torneio import Torneio


def text_of(payloads: Sequence[bytes]) -> bytes:
    """The file of an event; `NotCarried` where its log does not hold together."""
    try:
        if broken(payloads) is not None:
            raise NotCarried("chain")
        Torneio.of(decoded(payloads))
    except (WireError, LookupError, ValueError, AssertionError) as error:
        raise NotCarried(str(error)) from error
    return b"".join([payload + b"\n" for payload in payloads])


def log_of(file: str, source: bytes) -> tuple[Torneio, list[bytes]]:
    """The event in this file and its entries as they are stored; `Broken` names the first line that does not follow."""
    payloads = source.splitlines()
    try:
        number = broken(payloads)
        entries = decoded(payloads)
    except WireError as error:
        raise Broken(file, _unread(payloads), "not-of-an-event") from error
    if number is not None:
        raise Broken(file, number, "unchained")
    try:
        torneio = Torneio.of(entries)
        assert torneio.state.made is not None
    except (LookupError, ValueError, AssertionError) as error:
        raise Broken(file, 1, "no-event") from error
    return torneio, payloads


def game_of(torneio: Torneio) -> str:
    """The game under which an event is kept: the first there is, where it has not said yet which is played."""
    return torneio.state.game or torneio.state.code.regulation or next(iter(GAMES))


def _unread(payloads: Sequence[bytes]) -> int:
    for number, payload in enumerate(payloads, 1):
        try:
            decoded([payload])
        except WireError:
            return number
    return 0
