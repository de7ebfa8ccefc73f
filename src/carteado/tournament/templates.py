"""Competition tables to start from: a bracket, groups and a bracket, groups twice; each as the entries that set it up.

Rule 1: a template writes nothing that could not be written by hand, and everything in it can be changed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from carteado.tournament import entries as log
from carteado.tournament.bracket import THIRD, Meeting, Seeded, Side, Winner, bracket
from carteado.tournament.draw import placed, pots, proposed
from carteado.tournament.entries import AnyEntry
from carteado.tournament.slots import PlaceOf, slot

KNOCKOUT: Final = "eliminatória"
GROUPS: Final = "grupos"
SECOND: Final = "segunda fase"
ROUNDS: Final = {"final": "final", "semifinal": "sf", "quarterfinal": "q", "round-of-16": "o", THIRD: "terceiro"}
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Shape:
    """How many groups of which sizes, how many of each go on, and how many best ones of the next place besides."""

    sizes: tuple[int, ...]
    each: int
    best: int = 0

    @property
    def going_on(self) -> int:
        """How many go on."""
        return self.each * len(self.sizes) + self.best

    @property
    def jogos(self) -> int:
        """How many jogos the groups have."""
        return sum(size * (size - 1) // 2 for size in self.sizes)


def letters(count: int) -> list[str]:
    """Names of groups: A to Z, then AA, AB ..."""
    return [LETTERS[at] if at < 26 else LETTERS[at // 26 - 1] + LETTERS[at % 26] for at in range(count)]


def knockout(
    slots: Sequence[str], stage: str = KNOCKOUT, third: bool = False, best_of: int = 0, prefix: str = ""
) -> list[AnyEntry]:
    """A bracket of these sides, the best seed first."""
    shape = bracket(len(slots), third)
    names = {meeting.number: prefix + name for meeting, name in _named(shape.meetings)}
    made: list[AnyEntry] = [log.StageSet(stage=stage, kind="knockout", best_of=best_of)]
    for meeting in shape.meetings:
        sides = tuple([_slot(side, slots, names) for side in meeting.sides])
        made.append(log.JogoSet(jogo=names[meeting.number], slots=sides, stage=stage, third=meeting.round == THIRD))
    return made


def _named(meetings: Sequence[Meeting]) -> Iterator[tuple[Meeting, str]]:
    """Each meeting with its name: q1 to q4, sf1, sf2, final."""
    counted: dict[str, int] = {}
    for meeting in meetings:
        short = ROUNDS.get(meeting.round, f"r{meeting.round.removeprefix('round-of-')}-")
        counted[short] = counted.get(short, 0) + 1
        alone = meeting.round in ("final", THIRD)
        yield meeting, short if alone else f"{short}{counted[short]}"


def _slot(side: Side, slots: Sequence[str], names: dict[int, str]) -> str:
    if isinstance(side, Seeded):
        return slots[side.seed - 1]
    return f"v({names[side.meeting]})" if isinstance(side, Winner) else f"p({names[side.meeting]})"


def qualified(groups: Sequence[str], each: int, best: int = 0) -> tuple[list[AnyEntry], list[str]]:
    """The slots of those who go on, as seeds: first places by the criteria across groups, then second ones; best ones last.

    Two of each of an even number of groups cross instead, so that nobody meets its own group before the final.
    """
    if each == 2 and not best and len(groups) % 2 == 0:
        return [], _crossed(groups)
    made: list[AnyEntry] = []
    slots: list[str] = []
    for place in range(1, each + 1):
        among = tuple([f"{place}{group}" for group in groups])
        made += [log.SlotSet(slot=f"c{place}-{at}", place=at, among=among) for at in range(1, len(among) + 1)]
        slots += [f"c{place}-{at}" for at in range(1, len(among) + 1)]
    among = tuple([f"{each + 1}{group}" for group in groups])
    made += [log.SlotSet(slot=f"m{at}", place=at, among=among) for at in range(1, best + 1)]
    return made, [*slots, *[f"m{at}" for at in range(1, best + 1)]]


def _crossed(groups: Sequence[str]) -> list[str]:
    """Seeds so that the first of a group meets the second of its neighbour, and the two of a group stand in other halves."""
    firsts = [f"1{group}" for group in groups]
    partner = {group: groups[at ^ 1] for at, group in enumerate(groups)}
    total = 2 * len(groups)
    seconds = {total + 1 - seed: f"2{partner[group]}" for seed, group in enumerate(groups, 1)}
    return [*firsts, *[seconds[seed] for seed in range(len(groups) + 1, total + 1)]]


def groups_and_knockout(shape: Shape, third: bool = False) -> list[AnyEntry]:
    """What follows the groups, once they are drawn: the slots of those who go on, and their bracket."""
    made, slots = qualified(letters(len(shape.sizes)), shape.each, shape.best)
    return [*made, *knockout(slots, third=third)]


def second_groups(shape: Shape, again: Shape, first: Sequence[str] = ()) -> list[AnyEntry]:
    """A second phase of groups for those who go on from the first: as few of one old group in a new one as there can be."""
    first = first or letters(len(shape.sizes))
    made, slots = _in_order(first, shape)
    if len(slots) != sum(again.sizes):
        raise ValueError(f"{len(slots)} go on, and the second groups hold {sum(again.sizes)}")
    made.append(log.StageSet(stage=SECOND, kind="groups"))
    held = _apart(slots, again.sizes)
    names = second_names(first, again)
    made += [log.GroupSet(stage=SECOND, group=name, slots=texts) for name, texts in zip(names, held, strict=True)]
    return made


def second_names(first: Sequence[str], again: Shape) -> list[str]:
    """Names for the groups of a second phase that no group of the first has."""
    return [name for name in letters(len(first) + len(again.sizes)) if name not in first][: len(again.sizes)]


def _apart(slots: Sequence[str], sizes: Sequence[int]) -> list[tuple[str, ...]]:
    """The slots, best first, in groups as strong as each other, those of one old group apart."""
    rows = pots(range(1, len(slots) + 1), sizes)
    turned = tuple([row if at % 2 == 0 else row[::-1] for at, row in enumerate(rows)])
    old = {at: found.group for at, text in enumerate(slots, 1) if isinstance(found := slot(text), PlaceOf)}
    return [tuple([slots[at - 1] for at in group]) for group in placed(turned, sizes, old).groups]


def _in_order(groups: Sequence[str], shape: Shape) -> tuple[list[AnyEntry], list[str]]:
    slots = [f"{place}{group}" for place in range(1, shape.each + 1) for group in groups]
    among = tuple([f"{shape.each + 1}{group}" for group, size in zip(groups, shape.sizes, strict=True) if size > shape.each])
    made: list[AnyEntry] = [log.SlotSet(slot=f"m{at}", place=at, among=among) for at in range(1, shape.best + 1)]
    return made, [*slots, *[f"m{at}" for at in range(1, shape.best + 1)]]


def proposed_shape(entries: int) -> Shape:
    """Groups of four where it goes, two of each to the bracket; few entries make one group."""
    if entries < 6:
        return Shape((entries,), min(2, entries))
    groups = max(2, round(entries / 4))
    return Shape(proposed(entries, groups), 2)
