"""How a volta comes to its end: by vazas, by a truco refused, by who leaves, or by a flor that is none."""

from typing import Final

from carteado.game import Seat
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import SIMPLE
from carteado.games.cego.rules.events import Admitted
from carteado.games.cego.rules.flor_prices import alone_clause, given_in, given_in_clause
from carteado.games.cego.rules.proofs import Log, show_all
from carteado.games.cego.rules.seats import COUNT, NOBODY, SEATS_OF, SIDES
from carteado.games.cego.rules.settling import award, settle
from carteado.games.cego.rules.stages import AFTER_DOWN, ENVIDO, FLOR, GATE, OPEN, TESTA
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import if_refused

_OTHER: Final[tuple[int, ...]] = (1, 0)


def end_by_vazas(volta: Volta, side: int, clause: str, log: Log) -> None:
    """Three vazas, or two, have decided; where truco was never said that is told, unless a parda needs to be explained."""
    volta.winner = side
    plain = clause == clauses.TRUCO_WON and not volta.level
    settle(volta, side, clauses.NOT_CALLED if plain else clause, log)


def end_by_refusal(volta: Volta, log: Log) -> None:
    """The truco was refused; flores its callers could still have sung are theirs."""
    side = volta.asked_by
    if volta.rules.collect_on_refusal:
        _collect(volta, side, log)
    settle(volta, side, clauses.TRUCO_STEPS[volta.refused], log)


def end_face_down(volta: Volta, log: Log) -> None:
    """Whose first card fell face down has lost the truco part, and nothing else.

    Where the truco had been accepted the rival is not asked again: a flor it could still have sung is shown and paid.
    """
    rival = _OTHER[volta.down & 1]
    if volta.points == OPEN and volta.window != AFTER_DOWN:
        _collect(volta, rival, log)
    settle(volta, rival, clauses.FACE_DOWN, log)


def end_by_leaving(volta: Volta, loser: int, log: Log) -> None:
    """The last seat of a side has left: the others are paid what the points stood at, and the truco.

    In a testa by itself (CEGO-9.VIII.a-4); running from a bet is refusing it (CEGO-9.XV.c-7).
    """
    keeper = _OTHER[loser]
    points = volta.points
    said = volta.said_flor() & SIDES[keeper]
    if volta.window == GATE and said:
        award(volta, words.OF_FLOR, keeper, SIMPLE * COUNT[said], alone_clause(volta, said))
    elif points == OPEN:
        _left_unopened(volta, loser, keeper, log)
    elif points == ENVIDO and volta.lei == keeper:
        if not _collect_all(volta, keeper, log):
            award(volta, words.OF_ENVIDO, keeper, 1, clauses.GAVE_UP_PROPOSAL)
    elif points == ENVIDO:
        clause = clauses.GAVE_UP_PROPOSAL if len(volta.chain) == 1 else clauses.GAVE_UP_RAISE
        award(volta, words.OF_ENVIDO, keeper, if_refused(volta), clause)
    elif points == FLOR:
        award(volta, words.OF_FLOR, keeper, given_in(volta), given_in_clause(volta))
    if volta.down == NOBODY:
        settle(volta, keeper, _leaving_clause(volta), log)
    else:
        end_face_down(volta, log)


def _left_unopened(volta: Volta, loser: int, keeper: int, log: Log) -> None:
    """Flores that could still be sung; else one for the envido, if the losers neither played nor spoke or it was still open.

    For the envido nobody shows a card (CEGO-9.VIII.a-2).
    """
    if _collect(volta, keeper, log):
        return
    rules = volta.rules
    clause = clauses.GAVE_UP_UNSPOKEN
    if not volta.spoke >> loser & 1 and not _has_played(volta, loser):
        owed = rules.leaving_costs_envido or not volta.asked
    else:
        clause = clauses.GAVE_UP_OPEN
        owed = volta.form == TESTA and rules.open_any_time and not volta.no_envido >> keeper & 1
        owed = owed and volta.untouched() & SIDES[keeper] != 0
    if owed:
        award(volta, words.OF_ENVIDO, keeper, 1, clause)


def _has_played(volta: Volta, side: int) -> bool:
    """Whether a card of this side has fallen."""
    return any(volta.has_played(seat) for seat in SEATS_OF[SIDES[side] & volta.active])


def _leaving_clause(volta: Volta) -> str:
    step = volta.asked or volta.level
    return clauses.TRUCO_STEPS[step] if step else clauses.GAVE_UP_TRUCO


def _collect(volta: Volta, side: int, log: Log) -> bool:
    """Flores that this side could still have sung are shown and paid; the other seats that could have none."""
    return _collect_from(volta, side, volta.can_sing_flor() & SIDES[side], log)


def _collect_all(volta: Volta, side: int, log: Log) -> bool:
    """The same against who leaves a lei do jogo unanswered: its side was still to declare its flores."""
    return _collect_from(volta, side, volta.untouched() & SIDES[side], log)


def _collect_from(volta: Volta, side: int, may: int, log: Log) -> bool:
    clause = clauses.GAVE_UP_AGAINST_FLOR if volta.form == TESTA else clauses.GAVE_UP_AGAINST_FLORES
    count = 0
    for seat in SEATS_OF[may]:
        if volta.holds_flor(seat):
            count += 1
            volta.flores |= 1 << seat
            volta.has_flor |= 1 << seat
            show_all(volta, seat, words.OF_FLOR, clause, log)
        else:
            volta.no_flor |= 1 << seat
    if count:
        award(volta, words.OF_FLOR, side, SIMPLE * count, clause)
    return count > 0


def admit(volta: Volta, seat: Seat, log: Log) -> None:
    """A false flor owned up to before the truco and the cards."""
    if log is not None:
        log.append(Admitted(seat, clauses.ADMITTED))
    end_false_flor(volta, seat, clauses.ADMITTED, log)


def end_false_flor(volta: Volta, seat: Seat, owned: str, log: Log) -> None:
    """A flor known to be none ends the volta: three for it and for every other flor, and the truco, by the clause `owned`.

    What was asked for and the other flores are shown as ever; one as false on the other side leaves nobody to be paid.
    """
    volta.no_flor |= 1 << seat
    said = COUNT[volta.said_flor()] if volta.rules.false_flor_pays_all else 1
    award(volta, words.OF_FLOR, _OTHER[seat & 1], SIMPLE * said, owned)
    settle(volta, NOBODY, owned, log)
    several = clauses.FALSE_AMONG_SEVERAL if said > 1 and owned == clauses.ADMITTED else owned
    bill: list[tuple[str, int, int, str]] = []
    for part, to, tentos, clause in volta.bill:
        own = several if part == words.OF_FLOR else owned
        bill.append((part, to, tentos, own if clause in (clauses.FALSE_FLOR, clauses.FALSE_AMONG_SEVERAL) else clause))
    volta.bill = tuple(bill)
