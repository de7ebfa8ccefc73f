"""Passwords: Argon2id with the library's parameters, in a thread, behind the door that slows down whoever guesses.

Rule 1: a name that nobody has costs the same work and gets the same answer as a wrong password: a hash of nothing is tried.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carteado.game import Reason
from carteado.server.door import Door

LEAST: Final = 10  # characters: length is what counts
MOST: Final = 128

_hasher: Final = PasswordHasher()


def fits(password: str, hashed: str) -> bool:
    """Whether this is the password of the hash."""
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


class Passwords:
    """The passwords of the accounts of one process, of so many."""

    def __init__(self, processes: int = 1) -> None:
        self._door = Door(processes=processes, fits=fits)
        self._thread = ThreadPoolExecutor(1, "carteado-argon2")
        self._nobody = ""

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, _hasher.hash, password)

    async def opens(self, whose: str, hashed: str, password: str, address: str) -> Reason | None:
        """Whether the password is right; why not, or how long to wait. No hash is as good as a wrong password."""
        self._nobody = self._nobody or await self.hashed("")
        return await self._door.opens(whose, hashed or self._nobody, password or " ", address)

    def close(self) -> None:
        """Nobody comes in any more."""
        self._door.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
