"""What REST takes and gives about accounts. What is secret goes out once, to its owner, and is in no list."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Login = Annotated[str, Meta(min_length=1, max_length=40)]
Ticket = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(max_length=40)]
SessionId = Annotated[str, Meta(min_length=16, max_length=16)]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1500)]


class PasskeyInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A passkey of the account, as its owner calls it."""

    id: str
    label: str
    created_at: int


class SessionInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """Where the account is signed in; `here` is the browser that asks."""

    id: str
    agent: str
    created_at: int
    used_at: int
    here: bool


class AccountInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """An account as its owner sees it: `codes` is how many recovery codes still work."""

    login: str
    name: str
    role: str
    created_at: int
    password: bool
    codes: int
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]


class MyAccount(Struct, kw_only=True, forbid_unknown_fields=True):
    """The account of who asks; null for a guest."""

    account: AccountInfo | None


class MadeAccount(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new account, or new codes of one: they are shown this once. `login` is what is typed beside a password."""

    login: str
    codes: list[str]


class Entered(Struct, kw_only=True, forbid_unknown_fields=True):
    """Signed in; `moved` is how many tables of the guest came along."""

    name: str
    moved: int


class NewPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    """A password for a new account."""

    password: Secret


class ChangedPassword(Struct, kw_only=True, forbid_unknown_fields=True):
    """Another password, and the one before where there is one."""

    password: Secret
    before: Annotated[str, Meta(max_length=128)] = ""


class Credentials(Struct, kw_only=True, forbid_unknown_fields=True):
    """A name and a password."""

    login: Login
    password: Secret


class PasskeyAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a browser needs to make or to use a passkey; the ticket goes back with its answer and works once."""

    ticket: str
    options: dict[str, Any]


class PasskeyAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the browser has made or used, as it says it in JSON."""

    ticket: Ticket
    credential: dict[str, Any]
    label: Label = ""


class RecoveryCode(Struct, kw_only=True, forbid_unknown_fields=True):
    """A recovery code, however it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class WhichPasskey(Struct, kw_only=True, forbid_unknown_fields=True):
    """A passkey to take away."""

    id: CredentialId


class WhichSessions(Struct, kw_only=True, forbid_unknown_fields=True):
    """The session to end; without one, all but that of the browser that asks."""

    id: SessionId | None = None


class EndedSessions(Struct, kw_only=True, forbid_unknown_fields=True):
    """How many there were."""

    count: int


class Confirmed(Struct, kw_only=True, forbid_unknown_fields=True):
    """The account is to go with everything: its login, typed by hand."""

    login: Login


RECEIVED: Final[dict[str, Any]] = {
    shape.__name__: shape
    for shape in (
        NewPassword, ChangedPassword, Credentials, PasskeyAnswer, RecoveryCode, WhichPasskey, WhichSessions, Confirmed,
    )
}  # fmt: skip
SENT: Final[dict[str, Any]] = {
    shape.__name__: shape for shape in (MyAccount, MadeAccount, Entered, PasskeyAsked, EndedSessions)
}
