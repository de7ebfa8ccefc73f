"""A deal as people counted it: whether it can have been so, what it pays, and what is worth a second look.

Rule 1: what a deal is worth is `rules.endings.billed`; nothing is added up here by other rules.
Rule 2: what no deal can give is refused with its clause. What is only unlikely, or was against the rules and still happened
        at the table, is written with a doubt beside it: a credit of no points.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from carteado.game import Reason
from carteado.games.canastra.rules.endings import BATIDA, NO_MORTO, billed
from carteado.games.canastra.rules.events import Bill
from carteado.games.canastra.rules.jogos import ACE_TO_ACE, ACE_TO_KING, CLEAN_POINTS, DIRTY_POINTS
from carteado.games.canastra.rules.rulebook import (
    CLEAN_CANASTRA,
    NO_CANASTRA,
    POINTS,
    SEVEN,
    CanastraRules,
)
from carteado.games.canastra.sheet.entries import Counted, Rodada, Total
from carteado.games.canastra.sheet.hand import CanastraMatch, CanastraPartida, Hand, end, minimum
from carteado.melds.grammar import RANKS
from carteado.placar.match import Credit

STEP: Final = min(POINTS)  # every card counts a multiple of it
LEAST_GROUP: Final = SEVEN * STEP  # of a canastra of cards of one rank
LEAST_RUN: Final = sum(sorted(POINTS[:RANKS])[:SEVEN])  # of one that has each card once
# Parts of a bill, and doubts.
TABLE: Final = "table"
CLEAN: Final = "clean"
DIRTY: Final = "dirty"
OUT: Final = "batida"
HANDS: Final = "hands"
MORTO: Final = "morto"
TOTAL: Final = "total"
NO_MORTO_TAKEN: Final = "doubt-no-morto"
LOW_TABLE: Final = "doubt-low-table"
EMPTY_HANDS: Final = "doubt-empty-hands"
DOUBTS: Final = (NO_MORTO_TAKEN, LOW_TABLE, EMPTY_HANDS)


def objection(match: CanastraMatch, hand: Hand, entry: Rodada) -> Reason | None:
    """Why a deal cannot have been so, or `None`."""
    if entry.deal != hand.deal:
        return Reason("another-deal", "", (hand.deal,))
    if len(entry.counts) != match.count:
        return Reason("points-of-each", "", (match.count,))
    for side, count in enumerate(entry.counts):
        reason = _total_objection(match, count) if isinstance(count, Total) else _side_objection(match, side, count)
        if reason is not None:
            return reason
    return _table_objection(match, [count for count in entry.counts if isinstance(count, Counted)])


def pack_points(match: CanastraMatch) -> int:
    """What all the cards count together."""
    return sum([POINTS[face] for face in match.rules.deck(match.seats)])


def most_canastras(match: CanastraMatch) -> int:
    """How many can be made of all the cards."""
    return len(match.rules.deck(match.seats)) // SEVEN


def _total_objection(match: CanastraMatch, total: Total) -> Reason | None:
    if total.points % STEP:
        return Reason("not-in-fives", match.rules.cites["points"], (total.points,))
    best = ACE_TO_ACE if match.rules.long_bonus else CLEAN_POINTS
    most = pack_points(match) + best * most_canastras(match) + BATIDA
    least = -pack_points(match) - NO_MORTO
    if not least <= total.points <= most:
        return Reason("total-range", match.rules.cites["points"], (least, most))
    return None


def _side_objection(match: CanastraMatch, side: int, count: Counted) -> Reason | None:
    rules = match.rules
    for part, points in (("points-table", count.table), ("points-hands", count.hands)):
        if points % STEP:
            return Reason("not-in-fives", rules.cites[part], (points,))
    if count.to_king + count.to_ace > (count.clean if rules.long_bonus else 0):
        return Reason("long-canastras", rules.cites["points-clean"])
    if count.table < (LEAST_GROUP if rules.sets else LEAST_RUN) * (count.clean + count.dirty):
        return Reason("table-below-canastras", rules.cites["canastra"], (count.clean + count.dirty, count.table))
    return _batida_objection(match, side, count) if count.out else None


def _batida_objection(match: CanastraMatch, side: int, count: Counted) -> Reason | None:
    rules = match.rules
    clause = rules.cites["batida"]
    if rules.needs == CLEAN_CANASTRA and not count.clean:
        return Reason("batida-needs-clean", clause)
    if rules.needs != NO_CANASTRA and not count.clean + count.dirty:
        return Reason("batida-needs-canastra", clause)
    if not count.morto and not (rules.waives and (rules.stock_waives or rules.waive_when_none_left)):
        return Reason("batida-needs-morto", clause)
    if count.hands and match.sides.count(side) == 1:
        return Reason("out-with-cards", clause)
    return None


def _table_objection(match: CanastraMatch, counts: Sequence[Counted]) -> Reason | None:
    """What the sides cannot have together."""
    rules = match.rules
    if len([count for count in counts if count.out]) > 1:
        return Reason("two-went-out", rules.cites["batida"])
    mortos = rules.mortos(match.seats)
    if len([count for count in counts if count.morto]) > mortos:
        return Reason("too-many-mortos", rules.cites["mortos"], (mortos,))
    cards = sum([count.table + count.hands for count in counts])
    if cards > pack_points(match):
        return Reason("more-than-the-pack", rules.cites["points"], (cards, pack_points(match)))
    canastras = sum([count.clean + count.dirty for count in counts])
    if canastras > most_canastras(match):
        return Reason("too-many-canastras", rules.cites["canastra"], (most_canastras(match),))
    return None


def write(match: CanastraMatch, partida: CanastraPartida, hand: Hand, entry: Rodada, line: int) -> None:
    """Write a deal down that nothing was said against."""
    totals: list[int] = []
    for side, count in enumerate(entry.counts):
        found = list(_credits(match, hand, side, count, line))
        partida.credits += found
        totals.append(sum([credit.points for credit in found]))
    partida.score = tuple([points + gained for points, gained in zip(partida.score, totals, strict=True)])
    end(match, partida, hand, totals)


def bill_of(rules: CanastraRules, side: int, base: int, count: Counted) -> Bill:
    """The bill of one side, by the rules of a played deal."""
    usual = count.clean - count.to_king - count.to_ace
    clean = [CLEAN_POINTS] * usual + [ACE_TO_KING] * count.to_king + [ACE_TO_ACE] * count.to_ace
    dirty = [DIRTY_POINTS] * count.dirty
    return billed(rules, side, base, count.table, clean, dirty, count.hands, count.morto, count.out)


def _credits(match: CanastraMatch, hand: Hand, side: int, count: Counted | Total, line: int) -> Iterator[Credit]:
    rules = match.rules
    if isinstance(count, Total):
        yield Credit(line, hand.deal, side, count.points, rules.cites["points"], TOTAL)
        return
    bill = bill_of(rules, side, hand.base[side], count)
    parts = (
        (TABLE, bill.table), (CLEAN, bill.clean_points), (DIRTY, bill.dirty_points), (OUT, bill.batida), (HANDS, bill.hands),
        (MORTO, bill.morto),
    )  # fmt: skip
    for part, points in parts:
        if points:
            yield Credit(line, hand.deal, side, points, rules.cites[f"points-{part}"], part)
    for doubt, word in _doubts(match, hand, side, count):
        yield Credit(line, hand.deal, side, 0, rules.cites[word], doubt)


def _doubts(match: CanastraMatch, hand: Hand, side: int, count: Counted) -> Iterator[tuple[str, str]]:
    """What to look at again: its name, and the word of its clause."""
    if count.out and not count.morto:
        yield NO_MORTO_TAKEN, "batida-waived"
    if 0 < count.table < minimum(match.rules, hand, side):
        yield LOW_TABLE, "vulnerable"
    if match.rules.indirect_counts and count.hands < STEP * (match.sides.count(side) - count.out):
        yield EMPTY_HANDS, "points-hands"
