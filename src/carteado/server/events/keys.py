"""Who may do what in an event: links with a key for each part, and a PIN for each person.

Rule 1: a key is sent by who holds it and kept as its hash; a PIN is derived from the secret of the event and kept nowhere.
Rule 2: of a PIN one has five tries at each jogo; then the coordinator unlocks it.
"""

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final

from carteado.tournament.state import Part, State, plain

KEY_BYTES: Final = 15
SECRET_BYTES: Final = 32
PIN_DIGITS: Final = 6
TRIES: Final = 5
MOST_COUNTED: Final = 20_000


def fresh_key() -> str:
    """The key of a part."""
    return secrets.token_urlsafe(KEY_BYTES)


def fresh_secret() -> str:
    """The secret of an event, from which its PINs come."""
    return secrets.token_hex(SECRET_BYTES)


def board_keys(secret: str, placar: str, count: int) -> list[str]:
    """The keys of a scoreboard of the event, which the desk can ask for again; of an event without a secret, fresh ones."""
    if not secret:
        return [fresh_key() for _ in range(count)]
    found = [hmac.digest(bytes.fromhex(secret), f"placar|{placar}|{nth}".encode(), "sha256") for nth in range(count)]
    return [base64.urlsafe_b64encode(one[:KEY_BYTES]).decode() for one in found]


def locked(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def part_of(state: State, key: str) -> Part | None:
    """The part that this key opens, unless it was taken back."""
    hashed = locked(key)
    found: Part | None = None
    for part in state.parts.values():  # all of them, so that time tells nothing
        if part.key and hmac.compare_digest(part.key, hashed) and not part.taken:
            found = part
    return found


def pin_of(secret: str, entry: int, person: str) -> str:
    """The PIN of a person, as it stands on the badge."""
    message = f"pin|{entry}|{plain(person)}".encode()
    number = int.from_bytes(hmac.digest(bytes.fromhex(secret), message, "sha256")[:8], "big")
    return f"{number % 10**PIN_DIGITS:0{PIN_DIGITS}d}"


def known_person(state: State, entry: int, person: str) -> str:
    """The person as tries are counted: by name where the entry has people, else all of the entry together."""
    entered = state.entries.get(entry)
    names = {plain(one.name) for one in entered.people} if entered else set[str]()
    return plain(person) if plain(person) in names else ""


@dataclass
class Tries:
    """Wrong PINs, by event, jogo and person, in this process."""

    wrong: dict[tuple[str, str, int, str], int] = field(default_factory=dict[tuple[str, str, int, str], int])

    def left(self, event: str, jogo: str, entry: int, person: str) -> int:
        """How many are left."""
        return TRIES - self.wrong.get((event, jogo, entry, plain(person)), 0)

    def count(self, event: str, jogo: str, entry: int, person: str) -> None:
        """One more was wrong."""
        key = (event, jogo, entry, plain(person))
        self.wrong[key] = self.wrong.get(key, 0) + 1
        while len(self.wrong) > MOST_COUNTED:
            del self.wrong[next(iter(self.wrong))]

    def forgive(self, event: str, jogo: str, entry: int, person: str) -> None:
        """The coordinator unlocks it, or it was right."""
        self.wrong.pop((event, jogo, entry, plain(person)), None)
