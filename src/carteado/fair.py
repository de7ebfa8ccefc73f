"""Packs that nobody can have chosen: each follows from a seed fixed before, a nonce of every player, and its number.

Rule 1: the method has a name, `METHOD`; whatever changes a single card of a single pack gets another name.
Rule 2: a message says what is drawn, its number, the nonces in order of seats and a counter, and can be read in one way only.
Rule 3: nothing here draws at random or keeps a secret; whoever calls holds the seed. docs/fair-dealing.md tells it to players.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from typing import Final

from carteado.cards import Card

METHOD: Final = "carteado-1"
SEED_BYTES: Final = 32
NONCE_BYTES: Final = 16
COMMITMENT_BYTES: Final = 32
NO_NONCE: Final = ""
WORD_BYTES: Final = 4
WORDS: Final = 1 << 8 * WORD_BYTES
_DIGITS: Final = re.compile("[0-9a-f]*")


def commitment(seed: bytes) -> str:
    """What is published before the first pack: it binds whoever holds the seed, and tells nothing of it."""
    return hashlib.sha256(_checked(seed)).hexdigest()


def hexadecimal(text: str, size: int) -> bool:
    """Whether this is so many bytes as seeds, nonces and commitments are written: lower-case digits, two a byte."""
    return len(text) == 2 * size and _DIGITS.fullmatch(text) is not None


def valid_nonce(text: str) -> bool:
    """Whether this is a player's nonce: 32 lower-case hexadecimal digits. A bot's is empty, and is none."""
    return hexadecimal(text, NONCE_BYTES)


def pack(seed: bytes, nonces: Sequence[str], n: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The n-th draw under this seed, top card first, counted from 1; the order of the cards given does not matter.

    Equal cards are equal: any multiset of cards may be a pack.
    """
    order = sorted(cards)
    words = _words(seed, "pack", n, nonces)
    for last in range(len(order) - 1, 0, -1):
        other = _below(words, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def lot(seed: bytes, nonces: Sequence[str], n: int, below: int) -> int:
    """The n-th draw under this seed, where it is a lot and not a pack, counted from 1: 0 to `below` - 1."""
    if not 1 <= below <= WORDS:
        raise ValueError(f"a lot is drawn among 1 to {WORDS}, not {below}")
    return _below(_words(seed, "lot", n, nonces), below)


def _below(words: Iterator[int], size: int) -> int:
    """The next number below `size`; words that would make some numbers likelier than others are passed over."""
    fair = WORDS - WORDS % size
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % size


def _words(seed: bytes, what: str, n: int, nonces: Sequence[str]) -> Iterator[int]:
    """The numbers below 2**32 that this draw takes, in order, without end."""
    key = _checked(seed)
    if n < 1:
        raise ValueError(f"packs and lots are counted from 1, not {n}")
    for nonce in nonces:
        if nonce != NO_NONCE and not valid_nonce(nonce):
            raise ValueError(f"a nonce is {2 * NONCE_BYTES} lower-case hexadecimal digits, or empty for a bot, not {nonce!r}")
    return _stream(key, "|".join((METHOD, what, str(n), *nonces)))


def _stream(key: bytes, message: str) -> Iterator[int]:
    counter = 0
    while True:
        block = hmac.digest(key, f"{message}|{counter}".encode("ascii"), "sha256")
        for at in range(0, len(block), WORD_BYTES):
            yield int.from_bytes(block[at : at + WORD_BYTES], "big")
        counter += 1


def _checked(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed
