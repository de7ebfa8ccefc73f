"""Passkeys: what a browser is asked for and what it answers, checked by `webauthn`.

Rule 1: a challenge is of one page, for one purpose, and works once: it lies in the store until it is answered.
Rule 2: the page that answers is one of the name by which it was asked: keys of one host never open another.
"""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from carteado.server.storage.accounts import Passkey

Told = TypeVar("Told")
HERE: Final = "Carteado"


@dataclass(frozen=True)
class Site:
    """The page as browsers name it: the host without its port, and the whole origin."""

    host: str
    origin: str


class BadPasskey(Exception):
    """The answer of the browser does not fit what it was asked."""


def to_make(site: Site, account: str, name: str, known: list[Passkey]) -> tuple[str, dict[str, Any]]:
    """The challenge, and what a browser needs to make a passkey."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=HERE,
        user_id=account.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(one.credential)) for one in known],
    )
    return _text(options.challenge), json.loads(webauthn.options_to_json(options))


def to_enter(site: Site) -> tuple[str, dict[str, Any]]:
    """The challenge, and what a browser needs to use a passkey that it finds by itself."""
    options = webauthn.generate_authentication_options(rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED)
    return _text(options.challenge), json.loads(webauthn.options_to_json(options))


async def made(site: Site, challenge: str, credential: dict[str, Any], account: str, label: str, now: int) -> Passkey:
    """The passkey that a browser has made; `BadPasskey`."""

    def checked() -> Passkey:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
        name, key = _text(found.credential_id), _text(found.credential_public_key)
        return Passkey(name, account, key, found.sign_count, label, now)

    return await _checking(checked)


async def used(site: Site, challenge: str, credential: dict[str, Any], one: Passkey) -> int:
    """The count of the passkey after this use; `BadPasskey`."""

    def checked() -> int:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=_bytes(one.public_key),
            credential_current_sign_count=one.sign_count,
        )
        return found.new_sign_count

    return await _checking(checked)


async def _checking(check: Callable[[], Told]) -> Told:
    """Outside the loop, and with one kind of error for whatever a stranger may send."""
    try:
        return await asyncio.to_thread(check)
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise BadPasskey(type(error).__name__) from error


def name_of(credential: dict[str, Any]) -> str:
    """Under which name the browser's answer says its key is known here."""
    found = credential.get("rawId")
    return found if isinstance(found, str) else ""


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
