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
APART: Final = 1000  # between the depths of one bracket and those of the next


@dataclass(frozen=True)
class Tier:
    """Entries that came equally far: `depth` counts from the final, or for a stage from the last one, both from 0."""

    kind: Kind
    depth: int
    entries: tuple[int, ...]

    @property
    def bracket(self) -> int:
        """Which bracket that was, the main one 0: gold before silver."""
        return (self.depth - OVER) // APART if self.kind == "knockout" else 0

    @property
    def within(self) -> int:
        """How far from the final of its own bracket; `OVER` for its winner."""
        return self.depth - self.bracket * APART


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
    brackets: Mapping[str, int] | None = None,
    thirds: Mapping[int, str] | None = None,
) -> Classified:
    """The order of all who entered, by the jogos of the whole event.

    `depth` is how far an elimination jogo lies from the final, 0, through those its winner feeds; losers of the jogos named
    in `on` go on elsewhere (a repescagem). `third` is the jogo for the third place. `stages` are the entries of the groups,
    stage by stage. Where nobody eliminates anybody the `table` is the classification. `brackets` are the jogos of other finals
    than the main one, by their rank; `thirds` the jogos for the third place of those.
    """
    if not depth and table is not None:
        return Classified(table)
    told = marks or {}
    known = [entry for stage in stages for entry in stage] + _entered(played, depth)
    everyone = [entry for entry in dict.fromkeys(known) if entry]  # nobody is 0
    out = {entry for entry in everyone if told.get(entry) == DSQ and rules.dsq_rank == "last"}
    annulled = [entry for entry in everyone if told.get(entry) == DSQ] if rules.dsq_earlier == "annul" else []
    reached = _of_brackets(played, depth, on, brackets or {})
    tiers = _tiers([entry for entry in everyone if entry not in out], reached, stages)
    gone = _tiers([entry for entry in everyone if entry in out], reached, stages)
    sums = Table(rules, played, everyone, annulled=annulled)
    for_third = {0: third, **(thirds or {})}
    sorter = Sorter(sums, sizes, lots, across=True, partial=any(tier.kind == "alive" for tier in tiers))
    for tier in tiers:
        if tier.kind == "alive":
            sorter.parts.append(tier.entries)
        elif _before_the_final(tier) and (first := _third(played, for_third.get(tier.bracket, ""))) in tier.entries:
            sorter.parts.append((first,))
            sorter.tier([entry for entry in tier.entries if entry != first], rules.general)
        else:
            sorter.tier(tier.entries, rules.general)
    for tier in gone:
        sorter.without_lots().tier(tier.entries, rules.general)
    named = [*tiers, *[Tier("out", tier.depth, tier.entries) for tier in gone]]
    return Classified(sorter.standing(told), tuple(named))


def _before_the_final(tier: Tier) -> bool:
    return tier.kind == "knockout" and tier.within == 1


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


def _of_brackets(
    played: Sequence[Played], depth: Mapping[str, int], on: Collection[str], brackets: Mapping[str, int]
) -> Mapping[int, tuple[Kind, int]]:
    """The same for several brackets: whoever is sent on to a lower one is placed there, all others where they came highest."""
    found: dict[int, tuple[Kind, int]] = {}
    for rank in sorted({brackets.get(jogo, 0) for jogo in depth}, reverse=True):
        here = {jogo: far for jogo, far in depth.items() if brackets.get(jogo, 0) == rank}
        sent = {entry for each in played if each.jogo in here and each.jogo in on for entry in _losers(each)}
        for entry, (kind, far) in _reached(played, here, on).items():
            came: tuple[Kind, int] = (kind if kind == "alive" or not rank else "knockout", far + rank * APART)
            if not (entry in sent and entry in found and kind != "knockout"):
                found[entry] = came
    return found


def _losers(each: Played) -> tuple[int, ...]:
    winner = winner_of(each) if each.decided else None
    return tuple([entry for side, entry in enumerate(each.entries) if each.decided and side != winner])


def _tiers(entries: Sequence[int], reached: Mapping[int, tuple[Kind, int]], stages: Sequence[Sequence[int]]) -> list[Tier]:
    """The tiers from the champion down: those still in, by round of elimination, then by stage, the last one first."""
    last = {entry: index for index, stage in enumerate(stages) for entry in stage}
    parts: dict[tuple[int, int, Kind], list[int]] = {}
    for entry in entries:
        kind, depth = reached.get(entry, ("stage", len(stages) - 1 - last.get(entry, 0)))
        rank = {"champion": 0, "alive": 1, "knockout": 2, "stage": 3, "out": 4}[kind]
        lower = (depth - OVER) // APART if kind == "alive" else 0
        if kind == "alive":
            rank, depth = (2, lower * APART + OVER) if lower else (1, 0)
        parts.setdefault((rank, depth, kind), []).append(entry)
    return [Tier(key[2], key[1], tuple(parts[key])) for key in sorted(parts)]
