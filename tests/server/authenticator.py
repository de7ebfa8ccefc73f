"""A device that holds passkeys, as far as a server can see: it makes keys, signs challenges and counts."""

import json
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

Json = Any
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey, made for whoever asks first."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].partition(":")[0]
        self.name = os.urandom(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Json, origin: str = "") -> Json:
        """The answer to options that ask for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"], origin)
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(attestation)})

    def use(self, options: Json, origin: str = "") -> Json:
        """The answer to options that ask for a passkey."""
        self.count += 1
        data, said = self._data(PRESENT | VERIFIED), self._said("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signature)}
        return self._answer(told)

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps(
            {"type": kind, "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        ).encode()

    def _answer(self, response: Json) -> Json:
        return {"id": text(self.name), "rawId": text(self.name), "type": "public-key", "response": response}
