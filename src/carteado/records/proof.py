"""Whether the packs of a record are those its seed and nonces give: the check that a player who doubts can make.

Rule 1: nothing is believed but what was public before the first pack: the seed must fit that, and every pack the seed.
Rule 2: every `monte` counts, the one for the draw of the first dealer too; none may be left out, repeated or out of order.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado import fair
from carteado.cards import Card
from carteado.game import CHANCE
from carteado.pack import Shuffle
from carteado.records.model import Act, Hands, Record
from carteado.records.replaying import start

PROVED: Final = "proved"
FALSE: Final = "false"
UNPROVED: Final = "unproved"
LYING: Final = frozenset(("seed-differs", "pack-differs", "pack-size", "packs-twice"))


@dataclass(frozen=True)
class Problem:
    """What keeps a record from being proved: the line, a code and the facts of the sentence."""

    line: int
    code: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pack:
    """One pack of the record: its number under the seed, and whether it is the one derived; `None` where nobody can tell.

    `place` is the first card that differs, counted from 1, and 0 where there is none.
    """

    n: int
    line: int
    ok: bool | None = None
    place: int = 0


@dataclass(frozen=True)
class Proof:
    """The packs in order, and what keeps them from being proved: what is wrong first comes first."""

    packs: tuple[Pack, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def proved(self) -> bool:
        """Whether every pack is the one that was promised."""
        return not self.problems

    @property
    def verdict(self) -> str:
        """`proved`, `false` where the record contradicts itself, or `unproved` where something is missing."""
        if self.proved:
            return PROVED
        return FALSE if any(problem.code in LYING for problem in self.problems) else UNPROVED


def prove(record: Record) -> Proof:
    """Derive every pack of the record again; `RecordError` for a header no partida can start from."""
    problems = _header(record)
    deck = _deck(record) if record.seed and len(record.nonces) == record.seats else ()
    given = _given(record)
    packs: list[Pack] = []
    for n, line in enumerate(given, record.before + 1):
        told = _cards(line)
        if told is None or not deck:
            packs.append(Pack(n, line.line))
            continue
        wanted = fair.pack(bytes.fromhex(record.seed), record.nonces, n, deck)
        place = _difference(wanted, told)
        if place and all(pack.ok is not False for pack in packs):
            problems.append(_differs(line.line, n, wanted, told))
        packs.append(Pack(n, line.line, place == 0, place))
    return Proof(tuple(packs), (*problems, *_untold(given)))


def _header(record: Record) -> list[Problem]:
    """What is wrong before any pack is looked at."""
    if not record.commitment:
        return [Problem(1, "no-commitment")]
    if not record.seed:
        return [Problem(1, "seed-hidden")]
    made = fair.commitment(bytes.fromhex(record.seed))
    problems = [] if made == record.commitment else [Problem(1, "seed-differs", (made, record.commitment))]
    if len(record.nonces) != record.seats:
        problems.append(Problem(1, "nonces-missing"))
    return problems


def _deck(record: Record) -> tuple[Card, ...]:
    """The cards of the game: every partida begins with a pack."""
    (first,) = start(record).legal(CHANCE)
    assert isinstance(first, Shuffle)
    return first.cards


def _given(record: Record) -> list[Act | Hands]:
    """The lines that give out a pack."""
    return [line for line in record.lines if isinstance(line, Hands) or (isinstance(line, Act) and line.seat == CHANCE)]


def _cards(line: Act | Hands) -> tuple[Card, ...] | None:
    """The pack of a line, top card first, where the record shows it."""
    return line.action.cards if isinstance(line, Act) and isinstance(line.action, Shuffle) else None


def _difference(wanted: tuple[Card, ...], told: tuple[Card, ...]) -> int:
    """The first place, from 1, where the two packs differ; 0 for the same pack."""
    if wanted == told:
        return 0
    pairs = zip(wanted, told, strict=False)
    return next((place for place, (one, other) in enumerate(pairs, 1) if one != other), min(len(wanted), len(told)) + 1)


def _differs(line: int, n: int, wanted: tuple[Card, ...], told: tuple[Card, ...]) -> Problem:
    if len(wanted) != len(told):
        return Problem(line, "pack-size", (str(n), str(len(wanted)), str(len(told))))
    place = _difference(wanted, told)
    return Problem(line, "pack-differs", (str(n), str(place), str(wanted[place - 1]), str(told[place - 1])))


def _untold(given: Sequence[Act | Hands]) -> list[Problem]:
    """Where the record has no pack to look at."""
    if not given:
        return [Problem(1, "no-packs")]
    untold = [line for line in given if _cards(line) is None]
    return [Problem(line.line, "hands-given" if isinstance(line, Hands) else "packs-hidden") for line in untold[:1]]


def follow(records: Sequence[Record]) -> tuple[tuple[int, Problem], ...]:
    """What keeps records of one match from telling all its packs once: which record shows it, and how.

    A server that could leave packs out, or begin again, could choose among them: so a match is proved by all its records.
    `begins-late` is no fault of the record: those before it are not here.
    """
    told: list[tuple[int, Problem]] = []
    for promise in dict.fromkeys(record.commitment for record in records if record.commitment):
        told += _following([(at, record) for at, record in enumerate(records) if record.commitment == promise])
    return tuple(told)


def _following(match: list[tuple[int, Record]]) -> list[tuple[int, Problem]]:
    """The same for records of one seed; one record read twice is one record."""
    spans = {(record.before, len(_given(record)), record.nonces): at for at, record in reversed(match)}
    told: list[tuple[int, Problem]] = []
    reached = 0
    for nth, ((before, packs, _), at) in enumerate(sorted(spans.items())):
        if before != reached:
            code = "packs-twice" if before < reached else "packs-skipped" if nth else "begins-late"
            told.append((at, Problem(1, code, (str(before + 1), str(reached)))))
        reached = max(reached, before + packs)
    return told
