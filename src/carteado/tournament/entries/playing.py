"""A jogo on its day: where and when, who sits, what came of it."""

from carteado.tournament.entries.entry import Entry, Score, Sides, Source


class JogoScheduled(Entry, tag="scheduled", frozen=True):
    """A jogo has a table and a time; 0 where it has none."""

    jogo: str
    table: int = 0
    time: int = 0


class JogoCalled(Entry, tag="called", frozen=True):
    """A jogo was called: its sides are these from now on, and the tolerance runs."""

    jogo: str
    sides: Sides
    table: int = 0


class JogoStarted(Entry, tag="started", frozen=True):
    """A jogo began: who sits, in the order of the chairs of each side."""

    jogo: str
    sides: Sides
    lineups: tuple[tuple[str, ...], ...] = ()


class JogoSuspended(Entry, tag="suspended", frozen=True):
    """Play rests by order of the coordinator."""

    jogo: str
    why: str = ""


class JogoResumed(Entry, tag="resumed", frozen=True):
    """Play goes on."""

    jogo: str


class JudgeAssigned(Entry, tag="judge", frozen=True):
    """A judge pays at this table; objections are noted, and change nothing."""

    jogo: str
    judge: str
    objections: tuple[int, ...] = ()


class JogoBound(Entry, tag="bound", frozen=True):
    """The results of a jogo come from a scoreboard or a table of the server."""

    jogo: str
    source: Source
    place: str


class RowsTaken(Entry, tag="rows", frozen=True):
    """Partidas of a jogo, as the next ones or, where it is `whole`, as all there are.

    `running` is the score of the partida in play.
    """

    jogo: str
    sides: Sides
    rows: tuple[Score, ...]
    source: Source = "paper"
    whole: bool = True
    running: Score = ()
    version: int = 0  # of the scoreboard or table they were read from


class Contested(Entry, tag="contested", frozen=True):
    """A side does not agree with what was entered: the referee is called."""

    jogo: str
    entry: int = 0
    why: str = ""
    version: int = 0  # of the scoreboard that told it


class ContestSettled(Entry, tag="contest-settled", frozen=True):
    """The referee has decided."""

    jogo: str
    why: str = ""
    version: int = 0


class WalkoverGiven(Entry, tag="walkover", frozen=True):
    """Who did not come: throughout, or for one partida."""

    jogo: str
    sides: Sides
    absent: tuple[int, ...]
    partida: int = 0


class TimeCalled(Entry, tag="time", frozen=True):
    """The time of a jogo is up: who was stalling, nobody, or, where the commission names the winner, who has it."""

    jogo: str
    sides: Sides
    stalling: int = 0
    winner: int = 0


class Substituted(Entry, tag="substituted", frozen=True):
    """A reserve sits down for a player."""

    jogo: str
    entry: int
    leaves: str
    enters: str


class TestasRotated(Entry, tag="rotated", frozen=True):
    """A trio that lost the last partida changes its chairs."""

    jogo: str
    entry: int
    order: tuple[str, ...]


class SeatsChosen(Entry, tag="seats", frozen=True):
    """Both sides wanted the same chairs: odds and evens, and who chose."""

    jogo: str
    chosen: int
    odds: int = 0
    evens: int = 0
