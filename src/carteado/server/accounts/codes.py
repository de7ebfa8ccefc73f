"""What lets somebody in and is random: tokens of sessions, tickets, recovery codes; and how each is kept."""

import secrets
from hashlib import sha256
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that people confuse
GROUPS: Final = 4
GROUP: Final = 4  # letters: 16 of 31 are 79 bits
CODES: Final = 10


def token() -> str:
    """What a browser holds, or a page sends back: 256 bits."""
    return secrets.token_urlsafe(32)


def kept(text: str) -> str:
    """What is kept of a token or a code: whoever reads it cannot come in with it."""
    return sha256(text.encode()).hexdigest()


def recovery_codes() -> list[str]:
    """Codes to write down: each lets in once."""
    return ["-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)) for _ in range(CODES)]


def tidied(code: str) -> str:
    """A code as it was shown, however it was typed."""
    letters = "".join(letter for letter in code.upper() if letter in LETTERS)
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
