"""What a client says to a table; what it hears is in `messages`, whose rules hold here too."""

from carteado.struct import Struct
from carteado.table.messages import Json, Lang, Setup


class Said(Struct, strict=True):
    """What every message that changes something begins with: who of this person's pages speaks, and its running number."""

    client: str
    n: int


class Enter(Struct, tag="enter", strict=True):
    """Come to a table: to one's seat if one has it, else to watch.

    `version` is the last one seen, 0 for none, and `was` the key of `You` at that time: with both, only what was missed
    is sent; otherwise a snapshot.
    """

    table: str
    version: int = 0
    was: str = ""
    lang: Lang = "pt-BR"
    password: str = ""


class Act(Said, tag="act", strict=True):
    """An act of the game. It says itself what it answers; `version` is the one the person was looking at."""

    action: Json
    version: int


class Decline(Said, tag="decline", strict=True):
    """Say no to what the partner proposed for the side."""


class Sit(Said, tag="sit", strict=True):
    """Take an empty seat or a bot's, or come back to one's own. Without a seat: any free one.

    In a match it is taken when the next deal begins.
    """

    seat: int = -1


class Stand(Said, tag="stand", strict=True):
    """Get up; in the middle of a match a bot plays on until the person comes back. Or give up a seat not yet taken."""


class Ready(Said, tag="ready", strict=True):
    """Ready for the next partida, with 16 random bytes, in hexadecimal, that go into its packs."""

    nonce: str


class Start(Said, tag="start", strict=True):
    """The host: bots take the empty seats, and the partida starts as soon as everybody is ready."""


class SeatBot(Said, tag="seat-bot", strict=True):
    """The host puts a bot on an empty seat; without a name, the best one of the game."""

    seat: int
    bot: str = ""


class Remove(Said, tag="remove", strict=True):
    """The host clears a seat before the match; in it, any player puts a bot in for one who has not answered for long.

    A person whom the host removes stays out of the table.
    """

    seat: int


class LetIn(Said, tag="let-in", strict=True):
    """The host lets somebody in again who was removed: the place in the list of `About`, and the name it has there."""

    which: int
    name: str


class Change(Said, tag="change", strict=True):
    """The host changes the set-up before a match; everybody has to be ready anew. The password stays unless given.

    The password alone may be changed at any time: who watches has to give the new one.
    """

    setup: Setup
    password: str | None = None


class Referee(Said, tag="referee", strict=True):
    """Take the referee's chair, or leave it. In a match that runs: ask for it, or give that up."""

    take: bool


class Consent(Said, tag="consent", strict=True):
    """Say yes or no to who asks for the referee's chair: first the host, then whoever has a seat."""

    yes: bool


class Phrase(Said, tag="phrase", strict=True):
    """Say one of the phrases that the regulation allows."""

    phrase: str


class Say(Said, tag="say", strict=True):
    """Say something in one's own words, where the game is played with words; what is heard is the act that is done.

    The same words mean another thing at another moment: they are heard only if nobody has acted since `version`.
    """

    text: str
    version: int


class Draft(Said, tag="draft", strict=True):
    """Would these acts stand, done one after another? Nothing is done; the answer, `Drafted`, goes to who asks alone."""

    actions: list[Json]
    version: int


class Learn(Said, tag="learn", strict=True):
    """I want advice at this table, or want it no more. There is some while all the people who sit here want it."""

    wants: bool


class Advise(Said, tag="advise", strict=True):
    """What is each of my choices worth? Asked by who is waited for; the answer, `Advised`, goes to who asks alone."""

    version: int


class Review(Said, tag="review", strict=True):
    """What did my last act cost me? The answer, `Reviewed`, goes to who asks alone; nothing waits for it."""

    version: int


class Hurry(Struct, tag="hurry", strict=True):
    """I have seen what happened: the rest after it may end. It does once everybody who plays and listens has said so.

    No version comes of it and nobody is told; it is not answered either. `version` is the one the person was looking at.
    """

    version: int


class Ping(Struct, tag="ping", strict=True):
    """Is anybody there?"""


Request = (
    Act | Decline | Sit | Stand | Ready | Start | SeatBot | Remove | LetIn | Change | Referee | Consent | Phrase | Say | Learn
)
Incoming = Enter | Ping | Draft | Advise | Review | Hurry | Request
