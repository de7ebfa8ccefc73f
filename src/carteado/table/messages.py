"""What a table says to a client, and how it is set up; with `incoming`, what a client says, these structs are the protocol.

The web client's types come from them.

Rule 1: nobody says who they are or where they sit: the connection knows, so nobody can speak for another seat.
Rule 2: what changes the table carries a client number; the same (client, n) heard again is acknowledged, not done again.
Rule 3: every act is one version. Every listener gets one `Update` a version, empty where there is nothing for them to know.
Rule 4: cards, acts, events and views travel as `wire` writes them; texts arrive ready, in the listener's language.
"""

from dataclasses import field
from typing import Any, Literal

from carteado.struct import UNSET, Struct, UnsetType

Json = Any
Lang = Literal["pt-BR", "en"]


class Setup(Struct, strict=True):
    """A table as its host sets it up. `options` are the house rules of the regulation that differ from the printed text.

    `partidas` is the most a match may have (1, 3 or 5), `reveal` when the seed of the packs is shown, `delay` how many
    seconds spectators lag behind, `quick` whether the host's page sits down and starts without being asked.
    """

    game: str
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict[str, str])
    public: bool = True
    partidas: Literal[1, 3, 5] = 1
    reveal: Literal["match", "partida"] = "match"
    spectators: bool = True
    delay: Literal[0, 15, 30, 60, 180] = 0
    referee: bool = False
    substitutes: bool = True
    pace: Literal["normal", "fast"] = "normal"
    quick: bool = False


class Chair(Struct):
    """A seat as everybody sees it. `away` where a bot plays for the person; `host` where the table's owner sits.

    `left` where its person got up, `heir` who takes it when the next deal begins, `learns` where its person wants advice.
    """

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str = ""
    ready: bool = False
    away: bool = False
    host: bool = False
    left: bool = False
    heir: str = ""
    learns: bool = False


class Candidate(Struct):
    """Who asks for the referee's chair: whether the host has named them, and the seats that have still to agree.

    Where there are none the chair is theirs when the next deal begins.
    """

    name: str
    named: bool
    missing: list[int]


class Fair(Struct):
    """The proof of the packs: the commitment, the nonces by seat, how many packs so far, and the seed once it is revealed.

    `before` is how many packs of the match came before this partida.
    """

    commitment: str
    nonces: list[str] = field(default_factory=list[str])
    before: int = 0
    packs: int = 0
    seed: str = ""


class Ended(Struct):
    """How a partida ended: the sides that won it, one, several or nobody, and the score by side."""

    winners: list[int]
    score: list[int]


class Match(Struct):
    """Where the match stands: partidas won by each side; once it is over `winners` has it, one, several or nobody.

    `winner` is the one side that has it alone; `last` is the partida that ended last; `unit` how many of a score make a point.
    """

    number: int
    partida: int
    wins: list[int]
    winner: int | None = None
    winners: list[int] = field(default_factory=list[int])
    last: Ended | None = None
    unit: int = 1


class OfEvent(Struct):
    """The jogo of an event that is played at this table, the people whose chairs they are, and whether it was closed.

    `packs` is how many mãos are played, each alone, where all tables of a round have the same packs; 0 elsewhere.
    """

    id: str
    jogo: str
    people: list[str]
    packs: int = 0
    closed: bool = False


class About(Struct):
    """The table around the cards, the same for everybody. Stages: open, playing, between (partidas), over.

    `family` names the board that draws the game, `sides` has the side of each seat, `out` are those whom the host removed.
    `advice` is on while everybody who sits here wants it, and empty where the game has none. `event` is there where the table
    is of one; at that of a `lesson` the first deal was prepared, and proves nothing.
    """

    id: str
    setup: Setup
    locked: bool
    stage: Literal["open", "playing", "between", "over"]
    chairs: list[Chair]
    match: Match
    fair: Fair
    past: list[Fair] = field(default_factory=list[Fair])
    referee: str = ""
    records: int = 0
    family: str = ""
    sides: list[int] = field(default_factory=list[int])
    candidate: Candidate | None = None
    out: list[str] = field(default_factory=list[str])
    advice: Literal["", "off", "on"] = ""
    event: OfEvent | None = None
    lesson: bool = False


class You(Struct):
    """Who the listener is here: a seat, the referee or a spectator; and whether the table is theirs.

    `key` names the role: updates of one key do not fit the view of another. `joins` is the seat that a spectator takes when
    the next deal begins; `asks` whether they ask for the referee's chair.
    """

    key: str
    role: Literal["seat", "referee", "spectator"]
    seat: int | None = None
    host: bool = False
    name: str = ""
    joins: int | None = None
    asks: bool = False


class Choice(Struct, brief=True):
    """One thing the listener may do now, with its words: `TRUCO`, and apart from them its price: `vale 3`.

    `warning` is what it may cost, by which `clause`, to be read before it is done, and `go` the word of who does it all the
    same. `makes` is what it would make. `truth` is what the listener's own cards say of it: whether they make it or it is a
    bluff; `vain` is what would win nothing now. `about` is what it does, in one line; of forty cuts only the first has it.
    """

    action: Json
    label: str
    price: str = ""
    warning: str = ""
    clause: str = ""
    go: str = ""
    makes: str = ""
    truth: Literal["", "true", "bluff"] = ""
    vain: bool = False
    about: str = ""


class Force(Struct, brief=True):
    """Cards that are equally strong: one rank in these suits, and what they are called."""

    rank: str
    suits: str
    name: str = ""


class Bubble(Struct, brief=True):
    """Something that a lesson says, by which clause. `press` is where to look: places on the screen, or acts of the menu.

    What `waits` is there until the learner has acted; the rest until it was read.
    """

    name: str
    text: str
    clause: str = ""
    press: list[str] = field(default_factory=list[str])
    waits: bool = False


class Insight(Struct, brief=True):
    """What the cards mean that the listener sees, so that a screen need not know the rules. Absent is what has not changed.

    `marked` are the cards that stand out, each with what it is called; `best` the seats with the best card of each vaza that
    is drawn; `silent` the phrases that would be refused to the listener now; `rules` are the clauses that rule the moment, the
    nearest first; `strength` the cards from the strongest down, where they have such an order; `guide` is what a lesson says
    now; `more` is for the family's own board.
    """

    marked: dict[str, str] | UnsetType = UNSET
    best: list[list[int]] | UnsetType = UNSET
    silent: list[str] | UnsetType = UNSET
    rules: list[str] | UnsetType = UNSET
    strength: list[Force] | UnsetType = UNSET
    guide: list[Bubble] | UnsetType = UNSET
    more: Json | UnsetType = UNSET


class Line(Struct, brief=True):
    """A sentence of the story, and the clause behind it."""

    text: str
    clause: str = ""


class Prompt(Struct):
    """Whom the table waits for, since when and until when, in milliseconds of the server's clock; no end without a clock."""

    actors: list[int]
    since: int
    until: int | None = None


class Proposal(Struct):
    """What a partner wants for the side: to agree, do the same act; else decline. `agreed` are those who have."""

    seat: int
    action: Json
    label: str
    agreed: list[int] = field(default_factory=list[int])


class Spoken(Struct):
    """A phrase somebody said."""

    seat: int
    phrase: str
    text: str


class Snapshot(Struct, tag="snapshot"):
    """Everything at once: on entering, after a long absence, and when the listener's place changes.

    `view` is the view of the game without its memory, null before the first partida; `heard` is the highest number
    taken from each of this person's pages.
    """

    version: int
    now: int
    about: About
    you: You
    view: Json
    insight: Insight
    menu: list[Choice]
    story: list[Line]
    prompt: Prompt | None
    proposal: Proposal | None
    phrases: list[Spoken]
    heard: dict[str, int]


class Update(Struct, tag="update", brief=True):
    """One version. A field that is absent has not changed; `patch` lists (path, new value) into the view.

    `fresh` replaces the whole view where a partida begins; `insight` brings what has changed of it.
    """

    version: int
    at: int
    by: int | None = None
    how: str = ""
    about: About | UnsetType = UNSET
    events: list[Json] | UnsetType = UNSET
    story: list[Line] | UnsetType = UNSET
    fresh: Json | UnsetType = UNSET
    patch: list[tuple[list[str | int], Json]] | UnsetType = UNSET
    insight: Insight | UnsetType = UNSET
    menu: list[Choice] | UnsetType = UNSET
    prompt: Prompt | UnsetType | None = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    spoken: Spoken | UnsetType = UNSET


class Ack(Struct, tag="ack", brief=True):
    """Done and kept: the request of this number, as of this version; with `text` where it may not be what was meant.

    `memo` is what the family's words keep for the speaker's next act; only the family's own board reads it.
    """

    client: str
    n: int
    version: int
    text: str = ""
    clause: str = ""
    memo: Json = None


class Drafted(Struct, tag="drafted", brief=True):
    """How far a draft would stand, as of this version: so many acts, and why not the next one.

    Where the last of them `shows` something new, nothing is said about those after it.
    """

    client: str
    n: int
    version: int
    stand: int
    shows: bool = False
    code: str = ""
    text: str = ""
    clause: str = ""


class Worth(Struct):
    """A choice of the listener's menu and what it is worth to them, in the unit of the game."""

    action: Json
    label: str
    value: float
    best: bool


class Advised(Struct, tag="advised"):
    """What each choice of the menu is worth as of this version, the best first; nothing where nobody has counted.

    `seen` has it once more by every card that was seen, where another choice is the best then.
    """

    client: str
    n: int
    version: int
    unit: str
    choices: list[Worth]
    seen: list[Worth]


class Reviewed(Struct, tag="reviewed"):
    """What the listener's last act cost them: 0, with no text, where none of its menu was worth more."""

    client: str
    n: int
    version: int
    cost: float
    text: str


class Refused(Struct, tag="refused", brief=True):
    """Not done: a code for programs, the sentence for people, the clause behind it. Without `n`: not even understood."""

    code: str
    text: str
    clause: str = ""
    client: str = ""
    n: int = 0
    version: int = 0


class Presence(Struct, tag="presence", brief=True):
    """Who is connected, by seat, and how many watch; it is no act and has no version.

    `wrong` tells the host how many wrong passwords strangers have tried lately.
    """

    here: list[bool]
    watching: int
    wrong: int = 0


class Pong(Struct, tag="pong"):
    """Somebody is, and this is the time."""

    now: int


Outgoing = Snapshot | Update | Ack | Drafted | Advised | Reviewed | Refused | Presence | Pong
