"""What a ruling does to the score and the deal: points given, a mão voided, lost or dealt again, a partida forfeited.

Rule 1: a mão that a tento ended is gone from the table at once, so nothing more can be claimed in it.
Rule 2: a tento after the mão comes on top: what the mão gave is never taken back by it.
"""

from carteado.game import Event, Seat
from carteado.games.truco.rules.baralho import shuffled_pack
from carteado.games.truco.rules.effects import COUNT_TENTO, LOSE_PARTIDA, STAKE_TENTO
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.mao import ELEVEN, Mao
from carteado.games.truco.rules.pack_moves import clear_table
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import CHOOSING_CARD, CUTTING, DEALING, DRAW_SHUFFLE, NO_SEAT, OVER, SHUFFLE
from carteado.games.truco.rules.rulebook import CUT_PASSES, CUT_REDONE, OTHER_PAIR, VIRA_FIRST
from carteado.games.truco.rules.settling import end_mao, end_partida
from carteado.games.truco.rules.tento import (
    AFTERWARDS,
    IN_DEAL,
    IN_PLAY,
    NO_MOMENT,
    count_points,
    points_after,
    table_points,
    tento_points,
)
from carteado.pack import Ruling
from carteado.tricks.sanctions import CHARGED, WARNED
from carteado.tricks.vaza import ALL_TIED, UNDECIDED


def moment_of(partida: Partida) -> int:
    """When a tento claimed now would be claimed."""
    if partida.phase in (CUTTING, DEALING):
        return IN_DEAL
    if partida.mao is None or partida.phase == OVER:
        return NO_MOMENT
    if partida.phase != SHUFFLE:
        return IN_PLAY
    return NO_MOMENT if partida.mao.winner == UNDECIDED else AFTERWARDS


def kind_of(partida: Partida) -> int:
    """What the mão in play or about to be dealt is."""
    return partida.kind() if partida.mao is None else partida.mao.kind


def eleven_decided(partida: Partida) -> bool:
    """Whether the side on eleven plays this mão."""
    mao = partida.mao
    return mao is not None and mao.kind == ELEVEN and mao.stake != partida.rules.ladder.bottom


def points_of(partida: Partida, effect: str) -> int:
    """What a tento of this effect is worth now, before what only the end of the mão takes from it."""
    rules, kind, moment = partida.rules, kind_of(partida), moment_of(partida)
    stake = rules.ladder.bottom if partida.mao is None else partida.mao.stake
    if effect == STAKE_TENTO:
        return table_points(rules, kind, stake, moment)
    worth = count_points if effect == COUNT_TENTO else tento_points
    return worth(rules, kind, stake, eleven_decided(partida), moment)


def taker(partida: Partida, mao: Mao) -> int:
    """The side that took a mão that has ended."""
    if mao.winner != ALL_TIED:
        return mao.winner
    others = mao.kind == ELEVEN and partida.rules.eleven.triple_tie == OTHER_PAIR
    return 1 - mao.owner if others else mao.dealer & 1


def points_given(partida: Partida, offender: Seat, points: int) -> int:
    """What the others get of a tento claimed now."""
    mao = partida.mao
    if moment_of(partida) == NO_MOMENT:
        return 0
    if mao is None or moment_of(partida) != AFTERWARDS:
        return points
    return points_after(partida.rules, points, taker(partida, mao) != offender & 1)


def sanction(partida: Partida, offender: Seat, letter: str, clause: str) -> None:
    """Write it down against a player."""
    partida.sanctions += ((offender, letter, clause),)


def give_tento(partida: Partida, offender: Seat, points: int, ends: bool, clause: str, log: list[Event] | None) -> None:
    """The others take the points; with `ends` the mão is over and the deal passes."""
    side = 1 - (offender & 1)
    given = points_given(partida, offender, points)
    sanction(partida, offender, CHARGED if given else WARNED, clause)
    if given == 0:
        return
    if moment_of(partida) == AFTERWARDS:
        clear_table(partida)
        credit(partida, side, given, log)
    elif not ends:
        credit(partida, side, given, log)
    else:
        clear_table(partida)
        end_mao(partida, side, given, clause, log)


def score_with(partida: Partida, side: int, points: int) -> tuple[int, int]:
    """The score with so many points more for a side."""
    a, b = partida.score()
    return (partida.capped(a + points), b) if side == 0 else (a, partida.capped(b + points))


def credit(partida: Partida, side: int, points: int, log: list[Event] | None) -> None:
    """Points beside the mão: it goes on from the new score, or had ended before."""
    a, b = score_with(partida, side, points)
    _set_points(partida, a, b)
    if partida.phase != OVER and max(partida.score()) >= partida.rules.target:
        end_partida(partida, "played", partida.rules.cites["partida"], log)


def _set_points(partida: Partida, a: int, b: int) -> None:
    """The score changes; a pack that was cut for another kind of mão, with its vira, is shuffled again."""
    kind = partida.kind()
    partida.score_a = partida.base_a = partida.capped(a)
    partida.score_b = partida.base_b = partida.capped(b)
    if partida.rules.vira == VIRA_FIRST and partida.phase in (CUTTING, DEALING) and partida.kind() != kind:
        clear_table(partida)
        partida.phase = SHUFFLE
        partida.next_dealer = NO_SEAT
    mao = partida.mao
    if mao is not None:
        mao.missing_a = partida.rules.target - partida.score_a
        mao.missing_b = partida.rules.target - partida.score_b


def pass_deal(partida: Partida, clause: str, log: list[Event] | None) -> None:
    """The mão never counted, and the next player deals."""
    _reopen(partida)
    clear_table(partida)
    partida.next_dealer = (partida.dealer + 1) % partida.seats
    if log is not None:
        log.append(MaoEnded(None, 0, partida.score(), clause, True))


def deal_again(partida: Partida, clause: str, log: list[Event] | None) -> None:
    """The mão never counted, and the same dealer shuffles again."""
    clear_table(partida)
    partida.phase = SHUFFLE
    partida.next_dealer = NO_SEAT
    if log is not None:
        log.append(MaoEnded(None, 0, partida.score(), clause, True))


def _reopen(partida: Partida) -> None:
    """Back to where the mão began, points and all; a partida that had ended goes on."""
    partida.score_a = partida.base_a
    partida.score_b = partida.base_b
    partida.how = ""
    partida.clause = ""
    drawn_for = partida.dealer != NO_SEAT or partida.next_dealer != NO_SEAT
    partida.phase = SHUFFLE if drawn_for else DRAW_SHUFFLE
    if partida.mao is None:
        clear_table(partida)


def cut_fault(partida: Partida, offender: Seat, clause: str, log: list[Event] | None) -> None:
    """Before the deal the pack is cut again, with or without burning, for the same dealer or the next; later the mão stands."""
    sanction(partida, offender, WARNED, clause)
    if partida.phase not in (CUTTING, DEALING):
        return
    if partida.rules.cut_fault == CUT_PASSES:
        pass_deal(partida, clause, log)
        return
    clear_table(partida)
    partida.baralho = shuffled_pack((), partida.rules.deal_end, partida.rules.cut_fault == CUT_REDONE)
    partida.phase = SHUFFLE
    partida.next_dealer = NO_SEAT


def lose_mao(partida: Partida, offender: Seat, clause: str, log: list[Event] | None) -> None:
    """The others take the mão at its current value: what running would cost."""
    sanction(partida, offender, "b", clause)
    mao = partida.mao
    value = partida.rules.ladder.bottom if mao is None else mao.stake
    if mao is None:
        clear_table(partida)
    else:
        mao.winner = 1 - (offender & 1)
    _drop_choice(partida)
    _reopen(partida)
    end_mao(partida, 1 - (offender & 1), value, clause, log)


def _drop_choice(partida: Partida) -> None:
    partida.thrower = NO_SEAT
    partida.thrown = ()


def forfeit(partida: Partida, offender: Seat, effect: str, clause: str, log: list[Event] | None) -> None:
    """The offender's side loses the partida, or the match with it; of a match, a partida it had lost before stays lost."""
    sanction(partida, offender, "c" if effect == LOSE_PARTIDA else "d", clause)
    target = partida.rules.target
    kept = effect != LOSE_PARTIDA and partida.phase == OVER and partida.leading() != offender & 1
    if not kept:
        partida.score_a, partida.score_b = (0, target) if offender & 1 == 0 else (target, 0)
    _drop_choice(partida)
    how = "partida-forfeited" if effect == LOSE_PARTIDA else "match-forfeited"
    end_partida(partida, how, clause, log)


def set_score(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Unforeseen cases: who decides them sets the score; a mão in play goes on from it."""
    _set_points(partida, ruling.score[0], ruling.score[1])
    if max(partida.score()) >= partida.rules.target:
        end_partida(partida, "played", ruling.clause, log)
    elif partida.phase == OVER:
        _reopen(partida)


def offer_choice(partida: Partida, thrower: Seat, places: list[int]) -> None:
    """Of these cards that fell together the opponents choose the one that stays."""
    partida.thrower = thrower
    partida.thrown = tuple(places)
    partida.phase = CHOOSING_CARD
