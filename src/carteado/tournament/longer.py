"""Longer tables to start from: groups, groups again and a bracket; a qualifying stage, its bracket and a repescagem.

Rule 1: how many go on follows from how many play, so that a table is filled for any number of entries.
Rule 2: the champion of the repescagem meets the three who have lost nothing, in the semi-finals.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from carteado.tournament import entries as log
from carteado.tournament.draw import proposed
from carteado.tournament.entries import AnyEntry
from carteado.tournament.templates import KNOCKOUT, Shape, knockout, qualified, second_groups, second_names

REPESCAGEM: Final = "repescagem"
OF_A_GROUP: Final = 4  # sides of a group of a second phase
FROM_EACH: Final = 2  # that go on from it
LEAST_TWICE: Final = 6  # entries with which two phases of groups make sense
LEAST_REPESCAGEM: Final = 6  # and a bracket that leaves three


def second_proposed(entries: int) -> int:
    """How many groups of four a second phase has: the most of one, two, four, eight ... that leave somebody out."""
    groups = 1
    while 2 * groups * OF_A_GROUP < entries:
        groups *= 2
    return groups


def first_proposed(entries: int) -> tuple[int, ...]:
    """Groups for the first of two phases: of six where it goes, two at least."""
    return proposed(entries, max(2, round(entries / 6)))


def twice(sizes: Mapping[str, int], groups: int = 0, third: bool = False) -> list[AnyEntry]:
    """What follows the groups: so many of four, and the bracket of the two best of each; `ValueError` if too many."""
    most = second_proposed(sum(sizes.values()))
    many = next((one for one in ([groups] if groups else _halved(most)) if _fits(sizes, one)), 0)
    if not many:
        raise ValueError(f"no groups of four follow groups of {' '.join(map(str, sizes.values()))}")
    each, best = divmod(many * OF_A_GROUP, len(sizes))
    first, again = Shape(tuple(sizes.values()), each, best), Shape((OF_A_GROUP,) * many, FROM_EACH)
    slots, sides = qualified(second_names(list(sizes), again), FROM_EACH)
    return [*second_groups(first, again, list(sizes)), *slots, *knockout(sides, third=third)]


def _halved(most: int) -> list[int]:
    return [most >> at for at in range(most.bit_length())]


def _fits(sizes: Mapping[str, int], groups: int) -> bool:
    """Whether so many groups of four can be filled from these, and somebody stays out."""
    each, best = divmod(groups * OF_A_GROUP, max(1, len(sizes)))
    if not sizes or not each or each > min(sizes.values()) or groups * OF_A_GROUP >= sum(sizes.values()):
        return False
    return best <= sum(size > each for size in sizes.values())


def going_on(entries: int) -> int:
    """How many of so many the qualifying stage sends into a bracket that leaves three: 6, 12, 24 ..."""
    many = 2 * 3
    while 2 * many <= entries:
        many *= 2
    return many


def with_repescagem(sizes: Mapping[str, int], third: bool = False) -> list[AnyEntry]:
    """The bracket that follows these groups down to three, the repescagem of those left out or beaten at once, the end."""
    made, ranked = in_order(sizes)
    if len(ranked) < LEAST_REPESCAGEM:
        raise ValueError(f"{len(ranked)} entries make no bracket that leaves three")
    going = going_on(len(ranked))
    made.append(log.StageSet(stage=KNOCKOUT, kind="knockout"))
    left, first = ranked[:going], list[str]()
    while len(left) > 3:
        half = len(left) // 2
        names = [f"r{len(left)}-{at}" for at in range(1, half + 1)]
        pairs = zip(names, left[:half], reversed(left[half:]), strict=True)
        made += [log.JogoSet(jogo=name, slots=(one, other), stage=KNOCKOUT) for name, one, other in pairs]
        first = first or names
        left = [f"v({name})" for name in names]
    again = [*[f"p({name})" for name in reversed(first)], *ranked[going:]]
    made += [
        one if isinstance(one, log.JogoSet) else log.StageSet(stage=REPESCAGEM, kind="knockout", best_of=1, repescagem=True)
        for one in knockout(again, REPESCAGEM, prefix="rep-")
    ]
    return [*made, *_end(left, third)]


def _end(three: Sequence[str], third: bool) -> list[AnyEntry]:
    """Two semi-finals and the final: the best of the three against the champion of the repescagem."""
    best, second, last = three
    sides = {"sf1": (best, "v(rep-final)"), "sf2": (second, last)}
    if third:
        sides["terceiro"] = ("p(sf1)", "p(sf2)")
    sides["final"] = ("v(sf1)", "v(sf2)")
    return [log.JogoSet(jogo=name, slots=two, stage=KNOCKOUT, third=name == "terceiro") for name, two in sides.items()]


def in_order(sizes: Mapping[str, int]) -> tuple[list[AnyEntry], list[str]]:
    """Every place of these groups, the best first: all first places by the criteria across groups, then all second ones."""
    if len(sizes) == 1:
        ((group, size),) = sizes.items()
        return [], [f"{place}{group}" for place in range(1, size + 1)]
    made: list[AnyEntry] = []
    for place in range(1, max(sizes.values()) + 1):
        among = tuple([f"{place}{group}" for group, size in sizes.items() if size >= place])
        made += [log.SlotSet(slot=f"c{place}-{at}", place=at, among=among) for at in range(1, len(among) + 1)]
    return made, [one.slot for one in made if isinstance(one, log.SlotSet)]
