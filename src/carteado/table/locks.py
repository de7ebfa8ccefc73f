"""The password of a table: kept as a salted hash, compared in constant time.

A Python without OpenSSL, as in a browser, has no scrypt: tables there have no password.
"""

import hashlib
from hmac import compare_digest

MAX_PASSWORD = 64


def locked(password: str, salt: bytes) -> str:
    """What is stored of a password; nothing for none."""
    return f"{salt.hex()}${_hash(password, salt)}" if password else ""


def opens(password: str, lock: str) -> bool:
    """Whether this is the password; any opens a table without one."""
    if not lock:
        return True
    salt, _, kept = lock.partition("$")
    return len(password) <= MAX_PASSWORD and compare_digest(_hash(password, bytes.fromhex(salt)), kept)


def _hash(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=1024, r=8, p=1, dklen=32).hex()
