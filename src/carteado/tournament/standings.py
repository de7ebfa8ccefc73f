"""Orders: places, and for every tie the criteria tried on it with their figures.

Rule 1: a tied set is told apart by the first criterion that is not constant on it; every part of two or more is examined again,
        from the top of its list or from the next letter, as the rules say (S-FEN-36, T-3).
Rule 2: a draw of lots orders the whole tied set, and nothing is examined after it (T-4). Where none was drawn the set stays
        together, and is told as open.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial as bound
from typing import Final

from carteado.tournament.counting import Table, gains
from carteado.tournament.criteria import EXTRA, LAST, LOTS, SHARED, Criterion, Values, figures
from carteado.tournament.results import Figure, Place, Played, Ratio, Split, Standing, Tried
from carteado.tournament.rules import Rules

Lots = Mapping[frozenset[int], tuple[int, ...]]
Part = tuple[int, ...]

DSQ: Final = "dsq"


def ordered(
    rules: Rules,
    played: Sequence[Played],
    entries: Sequence[int],
    sizes: Mapping[int, int],
    lots: Lots,
    marks: Mapping[int, str] | None = None,
    across: bool = False,
    extra: Sequence[Played] = (),
    partial: bool = False,
    before: Sequence[Played] = (),
) -> Standing:
    """These entries in order, by the jogos of their stage.

    `sizes` are those of the groups they were drawn in (T-8); `lots` the draws so far, each by the whole set it ordered;
    `across` compares places of several groups; `extra` are jogos of extra rounds, told apart by their round; `before` jogos of
    earlier stages, for the Average alone. Whoever is marked `dsq` comes last (T-9); an unfinished stage is `partial`.
    """
    told = marks or {}
    out = [entry for entry in entries if told.get(entry) == DSQ]
    gone = out if rules.dsq_earlier == "annul" else ()
    table = Table(rules, played, entries, before, gone)
    return of(table, sizes, lots, told, across, extra, partial)


def of(
    table: Table,
    sizes: Mapping[int, int],
    lots: Lots,
    marks: Mapping[int, str],
    across: bool = False,
    extra: Sequence[Played] = (),
    partial: bool = False,
) -> Standing:
    """The entries of a table that is added up already, in order; `Table.plus` adds one more result to it."""
    sorter = Sorter(table, sizes, lots, across=across, extra=extra, partial=partial)
    sorter.whole([entry for entry in table.entries if marks.get(entry) != DSQ])
    sorter.without_lots().whole([entry for entry in table.entries if marks.get(entry) == DSQ])
    return sorter.standing(marks)


def examined(table: Table, tied: Sequence[int], sizes: Mapping[int, int], across: bool = False) -> tuple[Tried, ...]:
    """Every criterion of a tied set with its figures, beyond the one that told it apart: what a page shows on asking."""
    mixed = len({sizes.get(entry, 0) for entry in tied}) > 1
    listed = (table.rules.first, *table.rules.criteria(mixed))
    counted = [criterion for criterion in listed if criterion.id not in LAST]
    return tuple([_told(criterion, figures(table, criterion, tied, across and mixed)) for criterion in counted])


@dataclass
class Sorter:
    """The work of ordering one set: what was decided, tie by tie. `stop` is what no further criterion may be asked for."""

    table: Table
    sizes: Mapping[int, int]
    lots: Lots
    across: bool = False
    extra: Sequence[Played] = ()
    partial: bool = False
    draws: bool = True
    stop: frozenset[str] = frozenset()
    parts: list[Part] = field(default_factory=list[Part])
    splits: list[Split] = field(default_factory=list[Split])
    open: list[Part] = field(default_factory=list[Part])
    lists: dict[bool, tuple[Criterion, ...]] = field(default_factory=dict[bool, tuple[Criterion, ...]])

    def without_lots(self) -> "Sorter":
        """The same work, going on with sides between whom nobody draws lots (T-9): they share a place."""
        return replace(self, draws=False, extra=())

    def whole(self, entries: Sequence[int]) -> None:
        """Order these: by what the table goes by first, then tie by tie."""
        rules = self.table.rules
        if rules.first.id in self.stop:
            self.parts += [tuple(sorted(entries))] if entries else []
            return
        each = self.across and len({self.sizes.get(entry, 0) for entry in entries}) > 1
        by = figures(self.table, rules.first, entries, each) if entries else ()
        for index, tied in enumerate(_grouped(sorted(entries), _by(entries, by or ()))):
            self.parts += self.tie(tied, top=index == 0 and not self.parts)

    def tier(self, entries: Sequence[int], listed: Sequence[Criterion]) -> None:
        """Order these by one list, from its first criterion on."""
        expanded = self.table.rules.expanded(listed)
        self.parts += self.tie(tuple(sorted(entries)), listed=expanded) if entries else []

    def tie(self, tied: Part, top: bool = False, start: int = 0, listed: tuple[Criterion, ...] | None = None) -> list[Part]:
        """The parts of a tied set, first to last; what was tried on the way is told in the splits."""
        if len(tied) == 1:
            return [tied]
        rules = self.table.rules
        mixed = len({self.sizes.get(entry, 0) for entry in tied}) > 1
        criteria = self._criteria(mixed) if listed is None else listed
        tried: list[Tried] = []
        for index, criterion in enumerate(criteria[start:], start=start):
            if criterion.id == EXTRA:
                if top or not criterion.top:
                    return self._extra(tied, criterion, tried, 0)
                continue
            if criterion.id in (LOTS, SHARED) or criterion.id in self.stop:
                return self._last(tied, criterion, tried)
            found = figures(self.table, criterion, tied, self.across and mixed)
            apart = found is not None and any(value != found[0] for value in found)
            if apart or not criterion.key:
                tried.append(_told(criterion, found))
            if found is not None and apart:
                kept = criteria if listed is not None or not rules.restart else None
                tell = bound(self._part, top=top, start=self._next(criteria, index), listed=kept)
                return self._split(tied, tried, found, tell)
        return self._last(tied, Criterion(SHARED), tried)

    def _criteria(self, mixed: bool) -> tuple[Criterion, ...]:
        if mixed not in self.lists:
            self.lists[mixed] = self.table.rules.criteria(mixed)
        return self.lists[mixed]

    def _part(self, part: Part, first: bool, *, top: bool, start: int, listed: tuple[Criterion, ...] | None) -> list[Part]:
        return self.tie(part, top and first, start, listed)

    def _next(self, criteria: Sequence[Criterion], index: int) -> int:
        """Where a part goes on: at the top, at the first criterion of the same letter, or at the next."""
        if self.table.rules.restart:
            return 0
        letter = criteria[index].letter
        same = next(at for at, criterion in enumerate(criteria) if criterion.letter == letter)
        return same if criteria[index].again else index + 1

    def _split(self, tied: Part, tried: Sequence[Tried], found: Values, tell: Callable[[Part, bool], list[Part]]) -> list[Part]:
        """Part the set by these figures, have every part told apart in its turn, and tell it in its final order."""
        at = len(self.splits)
        by = _by(tied, found)
        parts = _grouped(tied, by)
        made = [tell(part, index == 0) for index, part in enumerate(parts)]
        finals = tuple([tuple([entry for each in part for entry in each]) for part in made])
        self.splits.insert(at, _split(tied, finals, tried))
        return [part for each in made for part in each]

    def _last(self, tied: Part, criterion: Criterion, tried: Sequence[Tried]) -> list[Part]:
        """What is left where no figure helps: lots, drawn or to be drawn, or a place for all."""
        drawn = self.lots.get(frozenset(tied)) if criterion.id in (LOTS, SHARED) and self.draws else None
        if drawn is not None or (criterion.id != SHARED and self.draws):
            if drawn is not None:
                finals = tuple([(entry,) for entry in drawn])
                self.splits.append(
                    _split(tied, finals, [*tried, Tried(LOTS, criterion.letter, criterion.clause, None, "lots")])
                )
                return list(finals)
            if not self.partial:
                self.open.append(tied)
            self._together(tied, [*tried, Tried(criterion.id, criterion.letter, criterion.clause, None, "open")])
            return [tied]
        self._together(tied, [*tried, Tried(SHARED, criterion.letter, criterion.clause, None, "shared")])
        return [tied]

    def _together(self, tied: Part, tried: Sequence[Tried]) -> None:
        self.splits.append(_split(tied, (tied,), tried))

    def _extra(self, tied: Part, criterion: Criterion, tried: Sequence[Tried], rounds: int) -> list[Part]:
        """Extra rounds (ASFO-JOGO-6, T-23): those level at the top of one play another; the others share by their points."""
        among = self._extra_round(tied, rounds)
        if among is None:
            if not self.partial:
                self.open.append(tied)
            self._together(tied, [*tried, Tried(EXTRA, criterion.letter, criterion.clause, None, "extra")])
            return [tied]
        told = [*tried, Tried(EXTRA, criterion.letter, criterion.clause, among)]
        if all(value == among[0] for value in among):
            return self._extra(tied, criterion, told, rounds + 1)

        def rest(part: Part, first: bool) -> list[Part]:
            if len(part) == 1:
                return [part]
            return self._extra(part, criterion, [], rounds + 1) if first else self._last(part, Criterion(SHARED), [])

        return self._split(tied, told, among, rest)

    def _extra_round(self, tied: Part, rounds: int) -> Values | None:
        """What each of these took in their extra round of this number; `None` while it is not played out."""
        whole = frozenset(tied)
        found: dict[int, list[Played]] = {}
        for played in self.extra:
            if whole.issuperset(played.entries) and not played.void and played.decided:
                found.setdefault(played.round, []).append(played)
        numbers = sorted(found)
        played_out = [found[number] for number in numbers if _all_met(found[number], tied)]
        if len(played_out) <= rounds:
            return None
        taken: dict[int, Figure] = dict.fromkeys(tied, 0)
        for played in played_out[rounds]:
            for entry, gain in zip(played.entries, gains(self.table.rules, played), strict=True):
                taken[entry] += gain.points
        return tuple([taken[entry] for entry in tied])

    def standing(self, marks: Mapping[int, str]) -> Standing:
        """What came of it."""
        places: list[Place] = []
        for part in self.parts:
            first = len(places) + 1
            places += [Place(first, first + len(part) - 1, entry, marks.get(entry, "")) for entry in part]
        return Standing(tuple(places), tuple(self.splits), tuple(self.open), self.table.lines, self.partial)


def _by(tied: Sequence[int], found: Values) -> Mapping[int, Figure | Ratio]:
    return dict(zip(tied, found, strict=True))


def _grouped(tied: Sequence[int], by: Mapping[int, Figure | Ratio]) -> list[Part]:
    """The set in parts of equal figures, the highest first; within a part in the order they came."""
    parts: dict[Figure | Ratio, list[int]] = {}
    for entry in tied:
        parts.setdefault(by[entry], []).append(entry)
    return [tuple(parts[value]) for value in _descending(list(parts))]


def _descending(values: list[Figure | Ratio]) -> list[Figure | Ratio]:
    return sorted(values, key=lambda value: value.rank if isinstance(value, Ratio) else (1, value), reverse=True)


def _told(criterion: Criterion, found: Values | None) -> Tried:
    return Tried(criterion.id, criterion.letter, criterion.clause, found, "skipped" if found is None else "values")


def _split(tied: Part, parts: tuple[Part, ...], tried: Sequence[Tried]) -> Split:
    """A tie in its final order, with every criterion's figures in that order."""
    order = tuple([entry for part in parts for entry in part])
    place = {entry: index for index, entry in enumerate(tied)}
    at = [place[entry] for entry in order]
    return Split(order, tuple([_moved(each, at) for each in tried]), parts)


def _moved(tried: Tried, at: Sequence[int]) -> Tried:
    if tried.values is None:
        return tried
    return Tried(tried.id, tried.letter, tried.clause, tuple([tried.values[place] for place in at]), tried.kind)


def _all_met(played: Sequence[Played], tied: Part) -> bool:
    """Whether any two of these have met."""
    pairs = {frozenset(each.entries) for each in played}
    return all(frozenset((one, other)) in pairs for index, one in enumerate(tied) for other in tied[index + 1 :])
