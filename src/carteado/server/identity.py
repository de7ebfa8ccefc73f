"""Guests: who somebody is, held by a signed cookie and by nothing else.

Rule 1: the cookie carries the guest whole; the server keeps no list of guests.
Rule 2: a cookie that is not ours, word for word, is as good as none: nobody is told why, and nothing fails.
Rule 3: the keys lie in the store, so every process of a server knows the guests of every other; the oldest keys still
        verify after a new one has been added, until they are taken away.
"""

import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from msgspec import Struct

from carteado.table.naming import UNSEEN

COOKIE: Final = "carteado"
FORM: Final = "1"
YEAR: Final = 365 * 24 * 3600
RENEWED_AFTER: Final = 30 * 24 * 3600
MAX_COOKIE: Final = 600
MAX_NAME: Final = 20
MAX_MARKS: Final = 2
KEY_BYTES: Final = 32


class Guest(Struct, frozen=True, array_like=True):
    """Somebody who plays without an account: an id that nobody else can have, a nickname, and when it was issued."""

    id: str
    name: str
    issued: int


class BadName(ValueError):
    """A nickname that cannot be."""


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that sign cookies, in hexadecimal by their id; the current one signs, every one verifies."""

    current: str
    keys: dict[str, str]

    def rotated(self, keep: int = 2) -> "Keys":
        """A new current key; of the old ones the newest stay."""
        number = str(int(self.current) + 1)
        kept = sorted(self.keys.items(), key=lambda item: int(item[0]))[-keep:]
        return Keys(number, {**dict(kept), number: secrets.token_hex(KEY_BYTES)})


def new_keys() -> Keys:
    """The first key of a server."""
    return Keys("1", {"1": secrets.token_hex(KEY_BYTES)})


def new_guest(name: str, now: int) -> Guest:
    """Somebody never seen before."""
    return Guest(secrets.token_hex(16), name, now)


def guest_number() -> int:
    """What tells one new guest's nickname from another's: "Visitante 4821"."""
    return 1000 + secrets.randbelow(9000)


def nickname(text: str) -> str:
    """The nickname as it is kept: composed, spaces collapsed. `BadName` if it has too many characters, or unseen ones."""
    name = " ".join(unicodedata.normalize("NFC", text[: MAX_NAME * 20]).split())
    marks = seen = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in ("Mn", "Me", "Mc"):
            marks += 1
        elif kind[0] == "C" or kind in ("Zl", "Zp") or letter in UNSEEN:
            raise BadName
        else:
            marks, seen = 0, seen + 1
        if marks > MAX_MARKS or not seen:
            raise BadName
    if not 1 <= seen <= MAX_NAME or len(text) > MAX_NAME * 20:
        raise BadName
    return name


def signed(guest: Guest, keys: Keys) -> str:
    """The cookie of this guest."""
    told = f"{FORM}.{keys.current}.{_text(msgspec.json.encode(guest))}"
    return f"{told}.{_text(_mac(keys.keys[keys.current], told))}"


def verified(cookie: str, keys: Keys, now: int) -> Guest | None:
    """The guest of a cookie that we signed less than a year ago; `None` for any other text."""
    told, _, mac = cookie.rpartition(".")
    form, _, rest = told.partition(".")
    key, _, payload = rest.partition(".")
    if len(cookie) > MAX_COOKIE or form != FORM or key not in keys.keys or not cookie.isascii():
        return None
    if not hmac.compare_digest(_text(_mac(keys.keys[key], told)), mac):
        return None
    try:
        guest = msgspec.json.decode(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=Guest)
    except (ValueError, msgspec.DecodeError):
        return None
    return guest if now - guest.issued < YEAR else None


def guest_in(headers: Mapping[bytes, bytes], keys: Keys, now: int) -> Guest | None:
    """The guest of a request, by its headers; the first cookie of the name that is ours."""
    for text in _cookies(headers.get(b"cookie", b"").decode("latin-1")):
        guest = verified(text, keys, now)
        if guest is not None:
            return guest
    return None


def stale(cookie_of: Guest, now: int) -> bool:
    """Whether the cookie should be written anew, so that whoever comes back within a year stays who they are."""
    return now - cookie_of.issued > RENEWED_AFTER


def set_cookie(guest: Guest, keys: Keys, https: bool) -> str:
    """The header that gives the guest the cookie."""
    parts = [f"{COOKIE}={signed(guest, keys)}", f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if https else parts)


def _cookies(header: str) -> Iterator[str]:
    for part in re.split(r";\s*", header[: 8 * MAX_COOKIE]):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            yield value.strip()


def _mac(key: str, told: str) -> bytes:
    return hmac.digest(bytes.fromhex(key), told.encode("ascii"), "sha256")


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")
