"""A roteiro run line by line: acts are entered, refusals and expectations held against what the event says.

Rule 1: an act that is refused, or something expected that is not so, is a fault of that line; the rest goes on.
"""

from dataclasses import dataclass, replace
from typing import Final

from carteado.game import Reason
from carteado.struct import told
from carteado.tournament import entries as log
from carteado.tournament.entries import AnyEntry
from carteado.tournament.presets import presets
from carteado.tournament.roteiro import names
from carteado.tournament.roteiro.acting import ACTS
from carteado.tournament.roteiro.expecting import expected
from carteado.tournament.roteiro.parts import PARTS, Acting
from carteado.tournament.roteiro.text import Line, RoteiroError, before_colon, key, lines, moment
from carteado.tournament.torneio import Refused, Torneio, line_of

HEADER: Final = ("nome", "predefinicao", "regulamento", "dia", "local", "ensaio", "clausulas")
ELSEWHERE: Final = ("como", "corrige", "hora")
KEYWORDS: Final = frozenset((*ACTS, *HEADER, *ELSEWHERE))


@dataclass(frozen=True)
class Fault:
    """What is not as the roteiro says."""

    line: int
    text: str
    reason: Reason | None = None


@dataclass(frozen=True)
class Run:
    """An event after its roteiro, the faults found, how many lines expected something, and which line made which entries."""

    event: Torneio
    faults: tuple[Fault, ...]
    expectations: int
    made: tuple[tuple[int, int], ...] = ()  # line of the roteiro, number in the log
    clauses: tuple[str, ...] = ()  # what it is an example of


class Runner:
    """One roteiro on its way."""

    def __init__(self) -> None:
        self.event = Torneio.of()
        self.by: Acting = Acting()
        self.header: dict[str, str] = {}
        self.made: list[tuple[int, int]] = []
        self.faults: list[Fault] = []
        self.expectations = 0

    def line(self, line: Line) -> None:
        """One line."""
        if line.kind == "act" and not self.event.log and line.keyword in HEADER:
            self.header[line.keyword] = line.rest
            return
        self._open(line)
        if line.kind == "expected":
            self.expectations += 1
            self.faults += [Fault(line.number, text) for text in expected(self.event, line, self.by.at)]
        elif line.kind == "refused":
            self.expectations += 1
            self._refused(line)
        else:
            try:
                self._act(line)
            except Refused as refused:
                self.faults.append(Fault(line.number, "", refused.reason))

    def _open(self, line: Line) -> None:
        if self.event.log:
            return
        preset = self.header.get("predefinicao", "")
        if not preset:
            known = ", ".join(each.id for each in presets())
            raise RoteiroError(line.number, f"an event has a preset: `predefinição livre`; there are {known}")
        opened = log.Opened(
            name=self.header.get("nome", "") or preset,
            preset=key(preset),
            game=self.header.get("regulamento", ""),
            day=self.header.get("dia", ""),
            place=self.header.get("local", ""),
            rehearsal="ensaio" in self.header,
        )
        try:
            self.event = self.event.entered(opened)
        except Refused as refused:
            raise RoteiroError(line.number, f"the event cannot be opened: {refused}") from refused

    def _act(self, line: Line) -> None:
        if line.keyword == "como":
            self._as(line)
            return
        if line.keyword == "hora":
            self.by = replace(self.by, at=moment(line))
            return
        for entry in self.entries(line):
            stamped = replace(entry, role=self.by.role, who=self.by.name, at=self.by.at)
            self.event = self.event.entered(stamped)
            self.made.append((line.number, len(self.event.log)))

    def _refused(self, line: Line) -> None:
        """The act must be refused with this code, and leave everything as it was."""
        before = self.event
        made = len(self.made)
        by = self.by
        try:
            self._act(line)
        except Refused as refused:
            self.event, self.by = before, by
            del self.made[made:]
            reason = refused.reason
            if reason.code != line.code or not names.within(reason.clause, line.clause):
                found = f"{reason.code} {reason.clause}".strip()
                self.faults.append(Fault(line.number, f"refused as {found}, not as {line.code} {line.clause}".strip(), reason))
            return
        self.event, self.by = before, by
        del self.made[made:]
        self.faults.append(Fault(line.number, f"not refused; {line.code} was expected"))

    def entries(self, line: Line) -> list[AnyEntry]:
        """What an act would write."""
        if line.keyword == "corrige":
            return [self._correction(line)]
        act = ACTS.get(line.keyword)
        if act is None:
            raise RoteiroError(line.number, f"{line.text.split()[0]!r} is no act; there are {', '.join(sorted(KEYWORDS))}")
        return act(self.event, line, self.by)

    def _as(self, line: Line) -> None:
        word, _, rest = line.rest.partition(" ")
        role = PARTS.get(key(word))
        if role is None:
            raise RoteiroError(line.number, f"{word!r} is no part; there are {', '.join(PARTS)}")
        entry = names.entry(self.event.state, rest) if rest else 0
        people = self.event.state.entries[entry].people if entry else ()
        captain = next((one.name for one in people if one.capataz or role == "athlete"), "")
        self.by = Acting(role, captain or ("" if entry else rest.strip()), entry, self.by.at)

    def _correction(self, line: Line) -> AnyEntry:
        """`corrige 14: resultado ...` by the number of the line here, or `corrige 14: nada`."""
        head, rest = before_colon(line.number, line.rest, "corrige 14: resultado A1 x A2: 9-12 10-12")
        if not head.isdecimal() or len(head) > 6:
            raise RoteiroError(line.number, f"{head!r} is no number of a line")
        said, _, why = rest.partition(" porque ")
        if not said.strip():
            raise RoteiroError(
                line.number, "a correction is written `corrige 14: resultado A1 x A2: 9-12 10-12` or `corrige 14: nada`"
            )
        numbers = [number for at, number in self.made if at == int(head)]
        if key(said.strip()) == "nada":
            return log.Corrected(number=(numbers or [int(head)])[0], why=why)
        number, instead = self._instead(line, int(head), numbers, said.strip())
        return log.Corrected(number=number, instead=told(instead), why=why)

    def _instead(self, line: Line, head: int, numbers: list[int], said: str) -> tuple[int, AnyEntry]:
        """The entry corrected, and what it should have said: as it would have been read at that moment."""
        code = "no-such-line"
        for number in (*numbers, head):
            if not 1 <= number <= len(self.event.log):
                continue
            code = "another-kind"
            target = line_of(self.event.log, number)
            before = Torneio.of([entry for entry in self.event.said[: target - 1] if entry is not None])
            made = Line(line.number, "act", said)
            act = ACTS.get(made.keyword)
            if act is None:
                raise RoteiroError(line.number, f"{said!r} is no act")
            try:
                found = act(before, made, self.by)
            except Refused:
                if number == head:
                    raise
                continue
            old = self.event.log[target - 1]
            if found and type(found[0]) is type(old) and getattr(found[0], "jogo", "") == getattr(old, "jogo", ""):
                return number, found[0]
        raise Refused(Reason(code, "", (head, len(self.event.log))))


def entries_of(event: Torneio, text: str, by: Acting | None = None) -> list[AnyEntry]:
    """What one act, as a roteiro writes it, would enter now; `RoteiroError` or `Refused` where it cannot be."""
    line = Line(1, "act", text.strip())
    if not line.text or line.keyword not in KEYWORDS or line.keyword in (*HEADER, "como", "hora"):
        raise RoteiroError(1, f"{line.text[:40]!r} is no act; there are {', '.join(sorted(ACTS))}")
    runner = Runner()
    runner.event = event
    runner.by = by or Acting()
    return runner.entries(line)


def run(text: str) -> Run:
    """The event of this roteiro, with all that is not as it says; `RoteiroError` where it cannot be read."""
    runner = Runner()
    for line in lines(text, KEYWORDS):
        try:
            runner.line(line)
        except Refused as refused:
            runner.faults.append(Fault(line.number, "", refused.reason))
    clauses = tuple(runner.header.get("clausulas", "").split())
    return Run(runner.event, tuple(runner.faults), runner.expectations, tuple(runner.made), clauses)
