"""Whether the packs and lots of a record are those its seed and nonces give: the check that a player who doubts can make.

Rule 1: nothing is believed but what was public before the first pack: the seed must fit that, and every pack the seed.
Rule 2: every `monte` and every `sorteio` counts, also for the draw of the first dealer and in mid-deal; none may be left out,
        repeated or out of order.
Rule 3: which cards are to be shuffled the game says, not the record: the record is played up to there.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carteado import fair
from carteado.cards import Card
from carteado.game import CHANCE, Action
from carteado.pack import Lot, Shuffle
from carteado.records.model import Act, Hands, Line, Record, RecordError
from carteado.records.replaying import moments_of, start
from carteado.records.settings import setting_of

PROVED: Final = "proved"
FALSE: Final = "false"
UNPROVED: Final = "unproved"
LYING: Final = frozenset(("seed-differs", "pack-differs", "pack-size", "packs-twice", "lot-differs"))


@dataclass(frozen=True)
class Problem:
    """What keeps a record from being proved: the line, a code and the facts of the sentence."""

    line: int
    code: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Pack:
    """One pack or lot of the record: its number under the seed, and whether it is the one derived, `None` if nobody can tell.

    `place` is the first card that differs, counted from 1, and 0 where there is none; a `lot` has no cards.
    """

    n: int
    line: int
    ok: bool | None = None
    place: int = 0
    lot: bool = False


@dataclass(frozen=True)
class Proof:
    """The packs and the lots in order, and what keeps them from being proved: what is wrong first comes first."""

    packs: tuple[Pack, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def proved(self) -> bool:
        """Whether every pack and lot is the one that was promised."""
        return not self.problems

    @property
    def verdict(self) -> str:
        """`proved`, `false` where the record contradicts itself, or `unproved` where something is missing."""
        if self.proved:
            return PROVED
        return FALSE if any(problem.code in LYING for problem in self.problems) else UNPROVED


def prove(record: Record) -> Proof:
    """Derive every pack and lot of the record again; `RecordError` for a header no partida can start from."""
    problems = _header(record)
    given = _given(record)
    dice = _Dice(record)
    for line, offered in zip(given, _offers(record), strict=True):
        problem = dice.compare(line, offered)
        if problem is not None:
            problems.append(problem)
    return Proof(tuple(dice.packs), (*problems, *_untold(given)))


class _Dice:
    """The packs and lots of a record, compared one after another with those its seed gives."""

    def __init__(self, record: Record) -> None:
        self.seed = bytes.fromhex(record.seed) if len(record.nonces) == record.seats else b""
        self.nonces = record.nonces
        self.before = record.before
        self.packs: list[Pack] = []

    def compare(self, line: Act | Hands, offered: Action | None) -> Problem | None:
        """One line with what was asked for there; a problem where it is the first that is wrong."""
        n = self.before + len(self.packs) + 1
        told = line.action if isinstance(line, Act) else None
        first = all(pack.ok is not False for pack in self.packs)
        lot = isinstance(told, Lot)
        if told is None or not self.seed:
            self.packs.append(Pack(n, line.line, lot=lot))
            return None
        if offered is None or type(told) is not type(offered):
            self.packs.append(Pack(n, line.line, lot=lot))
            return Problem(line.line, "pack-unknown", (str(n),))
        pack, problem = self.lot(n, line.line, told, offered) if lot else self.pack(n, line.line, told, offered)
        self.packs.append(pack)
        return problem if first else None

    def pack(self, n: int, line: int, told: Action, offered: Action) -> tuple[Pack, Problem | None]:
        """A pack: it must be the order that the seed gives of the cards that were to be shuffled."""
        assert isinstance(told, Shuffle)
        assert isinstance(offered, Shuffle)
        wanted = fair.pack(self.seed, self.nonces, n, offered.cards)
        place = _difference(wanted, told.cards)
        return Pack(n, line, place == 0, place), _differs(line, n, wanted, told.cards) if place else None

    def lot(self, n: int, line: int, told: Action, offered: Action) -> tuple[Pack, Problem | None]:
        """A lot: the number that the seed gives below what was asked for."""
        assert isinstance(told, Lot)
        assert isinstance(offered, Lot)
        wanted = fair.lot(self.seed, self.nonces, n, offered.below)
        ok = (told.below, told.drawn) == (offered.below, wanted)
        facts = (str(n), f"{wanted} de {offered.below}", f"{told.drawn} de {told.below}")
        return Pack(n, line, ok, lot=True), None if ok else Problem(line, "lot-differs", facts)


def _offers(record: Record) -> Iterator[Action | None]:
    """What chance was asked for at each line that it acts in, as far as the record can be played.

    Where it cannot be played on, a pack of the same cards as one that was asked for before is taken for such a pack: what is
    wrong is told by whoever plays the record, and one wrong pack must not make those after it look wrong.
    """
    setting, state = setting_of(record), start(record)
    asked: list[Action] = []
    lost = False
    for line in record.lines:
        chance = isinstance(line, Hands) or (isinstance(line, Act) and line.seat == CHANCE)
        if chance and lost:
            yield _like(asked, line)
        elif chance:
            asked += state.legal(CHANCE)[:1]
            yield asked[-1] if state.actors() == (CHANCE,) else None
        try:
            for moment in () if lost else moments_of(setting, line, state):
                state = moment.state
        except RecordError:
            lost = True


def _like(asked: list[Action], line: Line) -> Action | None:
    """The one asked for before that a line answers by its cards, or by the number of its lot."""
    told = line.action if isinstance(line, Act) else None
    if isinstance(told, Lot):
        return next((one for one in asked if isinstance(one, Lot) and one.below == told.below), None)
    cards = sorted(told.cards) if isinstance(told, Shuffle) else []
    return next((one for one in asked if isinstance(one, Shuffle) and sorted(one.cards) == cards), None)


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


def _given(record: Record) -> list[Act | Hands]:
    """The lines that give out a pack or a lot."""
    return [line for line in record.lines if isinstance(line, Hands) or (isinstance(line, Act) and line.seat == CHANCE)]


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
    """Where the record has no pack or lot to look at."""
    if not given:
        return [Problem(1, "no-packs")]
    untold = [line for line in given if isinstance(line, Hands) or line.action is None]
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
