"""The general classification: who reached what, and the order of those who fell in the same round.

Rule 1: progress decides first, figures only among those who fell together (FEN-7); whoever fell in the groups comes after all
        who went on, whatever his points.
Rule 2: both sides away from an elimination jogo are losers of that round (T-10); nobody moves up into the place of a side that
        was put out (FEN-36.1, T-9).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from carteado.tournament.counting import Table, winner_of
from carteado.tournament.results import Played, Standing
from carteado.tournament.rules import Rules
from carteado.tournament.standings import DSQ, Lots, Sorter

Kind = Literal["champion", "alive", "knockout", "stage", "out"]
OVER: Final = -1  # deeper than the final: its winner


@dataclass(frozen=True)
class Tier:
    """Entries that came equally far: `depth` counts from the final, or for a stage from the last one, both from 0."""

    kind: Kind
    depth: int
    entries: tuple[int, ...]


@dataclass(frozen=True)
class Classified:
    """The order of the whole event, and what each tier of it reached."""

    standing: Standing
    tiers: tuple[Tier, ...] = ()

    def tier(self, entry: int) -> Tier | None:
        """How far this entry came."""
        return next((tier for tier in self.tiers if entry in tier.entries), None)


def classified(
    rules: Rules,
    played: Sequence[Played],
    depth: Mapping[str, int],
    stages: Sequence[Sequence[int]],
    sizes: Mapping[int, int],
    lots: Lots,
    marks: Mapping[int, str] | None = None,
    third: str = "",
    on: Collection[str] = (),
    table: Standing | None = None,
) -> Classified:
    """The order of all who entered, by the jogos of the whole event.

    `depth` is how far an elimination jogo lies from the final, 0, through those its winner feeds; losers of the jogos named
    in `on` go on elsewhere (a repescagem). `third` is the jogo for the third place. `stages` are the entries of the groups,
    stage by stage. Where nobody eliminates anybody the `table` is the classification.
    """
    if not depth and table is not None:
        return Classified(table)
    told = marks or {}
    known = [entry for stage in stages for entry in stage] + _entered(played, depth)
    everyone = [entry for entry in dict.fromkeys(known) if entry]  # nobody is 0
    out = {entry for entry in everyone if told.get(entry) == DSQ and rules.dsq_rank == "last"}
    annulled = [entry for entry in everyone if told.get(entry) == DSQ] if rules.dsq_earlier == "annul" else []
    reached = _reached(played, depth, on)
    tiers = _tiers([entry for entry in everyone if entry not in out], reached, stages)
    gone = _tiers([entry for entry in everyone if entry in out], reached, stages)
    sums = Table(rules, played, everyone, annulled=annulled)
    sorter = Sorter(sums, sizes, lots, across=True, partial=any(tier.kind == "alive" for tier in tiers))
    for tier in tiers:
        if tier.kind == "alive":
            sorter.parts.append(tier.entries)
        elif tier.kind == "knockout" and tier.depth == 1 and (first := _third(played, third)) in tier.entries:
            sorter.parts.append((first,))
            sorter.tier([entry for entry in tier.entries if entry != first], rules.general)
        else:
            sorter.tier(tier.entries, rules.general)
    for tier in gone:
        sorter.without_lots().tier(tier.entries, rules.general)
    named = [*tiers, *[Tier("out", tier.depth, tier.entries) for tier in gone]]
    return Classified(sorter.standing(told), tuple(named))


def _entered(played: Iterable[Played], depth: Mapping[str, int]) -> list[int]:
    return [entry for each in played if each.jogo in depth for entry in each.entries]


def _third(played: Iterable[Played], third: str) -> int:
    """Who won the jogo for the third place; nobody is 0."""
    for each in played:
        side = winner_of(each) if each.jogo == third and each.decided and not each.void else None
        if side is not None:
            return each.entries[side]
    return 0


def _reached(played: Iterable[Played], depth: Mapping[str, int], on: Collection[str]) -> Mapping[int, tuple[Kind, int]]:
    """How far each of the elimination came: the jogo it fell in, or that it has not fallen yet."""
    found: dict[int, tuple[Kind, int]] = {}
    nearest = sorted((each for each in played if each.jogo in depth and not each.void), key=lambda each: -depth[each.jogo])
    for each in nearest:
        at = depth[each.jogo]
        winner = winner_of(each) if each.decided else None
        for side, entry in enumerate(each.entries):
            lost = each.decided and side != winner and not each.bye
            if lost and each.jogo not in on:
                found[entry] = ("knockout", at)
            elif found.get(entry, ("alive", at))[0] != "knockout":
                found[entry] = ("champion", OVER) if each.decided and at == 0 and not lost else ("alive", at)
    return found


def _tiers(entries: Sequence[int], reached: Mapping[int, tuple[Kind, int]], stages: Sequence[Sequence[int]]) -> list[Tier]:
    """The tiers from the champion down: those still in, by round of elimination, then by stage, the last one first."""
    last = {entry: index for index, stage in enumerate(stages) for entry in stage}
    parts: dict[tuple[int, int, Kind], list[int]] = {}
    for entry in entries:
        kind, depth = reached.get(entry, ("stage", len(stages) - 1 - last.get(entry, 0)))
        rank = {"champion": 0, "alive": 1, "knockout": 2, "stage": 3, "out": 4}[kind]
        parts.setdefault((rank, 0 if kind == "alive" else depth, kind), []).append(entry)
    return [Tier(key[2], key[1], tuple(parts[key])) for key in sorted(parts)]
