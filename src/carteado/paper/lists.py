"""Lists for the wall and for the door: entries, groups, rounds by table and by name, standings, check-in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.paper.blocks import TICK, Block, Column, heading, paragraph, table
from carteado.paper.document import Document, Made, document, said
from carteado.paper.sheets import Said, Side
from carteado.regulations.text import plain
from carteado.words import papers
from carteado.words.language import Language
from carteado.words.people import and_last

POSTER: Final = 18.0
WALL: Final = 14.0  # points of letters that are read standing
DOOR: Final = 12.0
REST: Final = -1.0
MORE: Final = -1.5


@dataclass(frozen=True)
class EntryLine:
    """An entry on a list: number, name, people, entity, and its state or fee in words."""

    number: str
    name: str
    people: tuple[str, ...] = ()
    entity: str = ""
    state: Said = ""
    fee: Said = ""


@dataclass(frozen=True)
class GroupList:
    """A group and who is in it."""

    title: str
    entries: tuple[EntryLine, ...]


@dataclass(frozen=True)
class Meeting:
    """A jogo of a round, as it is called; of a rest (folga) there is one side, and no table."""

    jogo: str
    table: str
    time: str
    sides: tuple[Side, ...]
    group: Said = ""
    round: Said = ""


@dataclass(frozen=True)
class StandingLine:
    """A place: its number or range, who has it, the figures in the order of the columns, and a mark such as DSQ."""

    place: str
    name: str
    figures: tuple[str, ...]
    mark: Said = ""


@dataclass(frozen=True)
class StandingTable:
    """A table of standings: the names of its figures, its lines, how many of them go on, and why everybody is where they are.

    `notes` tell what was decided otherwise than printed, such as by the General Regulation.
    """

    title: str
    columns: tuple[Said, ...]
    lines: tuple[StandingLine, ...]
    qualify: int = 0
    explanations: tuple[Said, ...] = ()
    notes: tuple[Said, ...] = ()


def listed(words: Language, made: Made, title: str, blocks: Sequence[Block], *, lead: str = "", size: float = WALL) -> Document:
    """A document of blocks below one title, and below that the event, where nothing else is said there."""
    data = {"title": title, "lead": lead or made.event, "size": size, "blocks": list(blocks)}
    return document(words, made, "list", f"{title}: {made.event}", data)


def entries(words: Language, made: Made, found: Sequence[EntryLine]) -> Document:
    """Everybody who is entered, by number."""
    columns = _columns(words, ("number", 0), ("entry", REST), ("people", MORE), ("entity", 0), ("state", 0))
    rows = [(each.number, each.name, each.people, each.entity, said(words, each.state)) for each in found]
    lead = f"{made.event} · {words.count('{n} inscrição', '{n} inscrições', len(found))}"
    return listed(words, made, papers.label(words, "entries"), [table(columns, rows)], lead=lead, size=DOOR)


def groups(words: Language, made: Made, found: Sequence[GroupList]) -> Document:
    """The groups, one below the other."""
    columns = _columns(words, ("number", 14), ("entry", REST), ("people", MORE), ("entity", 30))
    blocks: list[Block] = []
    for group in found:
        rows = [(each.number, each.name, each.people, each.entity) for each in group.entries]
        blocks += [heading(group.title), table(columns, rows)]
    return listed(words, made, papers.label(words, "groups"), blocks)


def round_by_table(words: Language, made: Made, title: str, found: Sequence[Meeting]) -> Document:
    """A round, table by table; whoever rests stands below."""
    columns = _columns(words, ("table", 0), ("time", 0), ("jogo", 0), ("entry", REST), ("", 0), ("entry", REST), ("group", 0))
    rows = [
        (each.table, each.time, each.jogo, each.sides[0].name, "×", each.sides[1].name, said(words, each.group))
        for each in found
        if len(each.sides) > 1
    ]
    resting = [each.sides[0].name for each in found if len(each.sides) == 1]
    rests = [paragraph(and_last(words, resting), term=papers.label(words, "rests"))] if resting else []
    return listed(words, made, title, [table(columns, rows), *rests], lead=_round(words, made, found))


def round_by_name(words: Language, made: Made, title: str, found: Sequence[Meeting]) -> Document:
    """The same round by name: every entry and everybody in it, in the order of the alphabet, with the table to go to."""
    columns = _columns(words, ("name", MORE), ("table", 0), ("time", 0), ("against", REST))
    rows: list[tuple[str, str, str, str]] = []
    for each in found:
        for n, side in enumerate(each.sides):
            others = and_last(words, [other.name for m, other in enumerate(each.sides) if m != n])
            against = others or papers.label(words, "rests")
            rows.append((side.name, each.table, each.time, against))
            rows += [(f"{person.name} ({side.name})", each.table, each.time, against) for person in side.people]
    rows.sort(key=lambda row: plain(row[0]))
    return listed(words, made, title, [table(columns, rows)], lead=_round(words, made, found), size=DOOR)


def _round(words: Language, made: Made, found: Sequence[Meeting]) -> str:
    """The event, and the round where all of these are of one."""
    rounds = {said(words, each.round) for each in found if len(each.sides) > 1}
    return " · ".join([made.event, *(rounds if len(rounds) == 1 and "" not in rounds else ())])


def standings(words: Language, made: Made, title: str, found: Sequence[StandingTable]) -> Document:
    """Standings, each place with its figures and, below, in words why it is that place."""
    blocks: list[Block] = []
    for each in found:
        figures = [Column(said(words, name), figures=True) for name in each.columns]
        columns = [*_columns(words, ("place", 0), ("entry", REST)), *figures]
        rows = [(line.place, _marked(words, line), *line.figures) for line in each.lines]
        blocks += [heading(each.title), table(columns, rows, bold=each.qualify)]
        blocks += [paragraph(said(words, why)) for why in each.explanations]
        blocks += [paragraph(said(words, note), term=papers.label(words, "note")) for note in each.notes]
    bold = any(0 < each.qualify < len(each.lines) for each in found)
    lead = " · ".join([made.event, *([papers.label(words, "go-on")] if bold else [])])
    return listed(words, made, title, blocks, lead=lead, size=DOOR)


def check_in(words: Language, made: Made, found: Sequence[EntryLine]) -> Document:
    """The list at the door, by name, with a box for who has come, what is owed, and a line to sign on."""
    columns = _columns(
        words, ("came", 0), ("number", 0), ("entry", REST), ("people", MORE), ("fee", 0), ("paid", 0), ("signature", 38)
    )
    rows = [
        (TICK, each.number, each.name, each.people, said(words, each.fee), TICK, "")
        for each in sorted(found, key=lambda each: plain(each.name))
    ]
    return listed(words, made, papers.label(words, "check-in"), [table(columns, rows, airy=True)], size=DOOR)


def _marked(words: Language, line: StandingLine) -> str:
    mark = said(words, line.mark)
    return f"{line.name} ({mark})" if mark else line.name


def _columns(words: Language, *named: tuple[str, float]) -> list[Column]:
    return [Column(papers.label(words, f"column-{name}") if name else "", width) for name, width in named]
