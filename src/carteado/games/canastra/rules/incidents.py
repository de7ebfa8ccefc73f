"""What a referee decides: a low lay-down of a vulnerable side, a deal that does not count, any score in an unforeseen case."""

from typing import Final

from carteado.game import Action, Event, Reason
from carteado.games.canastra.rules.endings import settle
from carteado.games.canastra.rules.moves import attempt_clause, fail_attempt
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import BUYING, OVER, PLAYING, SHUFFLE
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.pack import Ruled, Ruling

VOID: Final = "void"  # the sanction by which a deal does not count
MOST_POINTS: Final = 99_995
WHY: Final = "decisão da coordenação"


def rulings(partida: Partida) -> tuple[Ruling, ...]:
    """A sample of what may be ruled now."""
    clause = partida.cite("unforeseen")
    moved = tuple([points + (10 if side == 0 else -10) for side, points in enumerate(partida.score)])
    found = [Ruling(clause, score=moved, why=WHY), Ruling(clause, sanction=VOID, why=WHY)]
    found += [Ruling(partida.cite("attempt"), offender=seat) for seat in range(partida.seats)]
    return tuple([ruling for ruling in found if objection(partida, ruling) is None])


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this may not be ruled."""
    if not isinstance(action, Ruling):
        return Reason("not-by-a-referee")
    if action.clause == partida.cite("attempt") and action.clause != partida.cite("unforeseen") and partida.rules.minimums:
        return _of_attempt(partida, action)
    if action.clause != partida.cite("unforeseen"):
        return Reason("unknown-ruling", "", (action.clause,))
    return _of_unforeseen(partida, action)


def _of_attempt(partida: Partida, ruling: Ruling) -> Reason | None:
    """A low lay-down at the table counts as an attempt of the offender's side (CAN-14.2)."""
    offender = ruling.offender
    if ruling != Ruling(ruling.clause, offender=offender, why=ruling.why):
        return Reason("ruling-takes-no-more", ruling.clause)
    if offender is None or not 0 <= offender < partida.seats:
        return Reason("ruling-needs-offender", ruling.clause)
    if not partida.in_play() or not partida.minimum(partida.sides[offender]):
        return Reason("no-minimum-now", ruling.clause)
    return None


def _of_unforeseen(partida: Partida, ruling: Ruling) -> Reason | None:
    clause = ruling.clause
    if ruling != Ruling(clause, sanction=ruling.sanction, score=ruling.score, why=ruling.why):
        return Reason("ruling-takes-no-more", clause)
    if not ruling.why:
        return Reason("ruling-without-reason", clause)
    if ruling.sanction == VOID and not ruling.score:
        return None if _on_the_table(partida) else Reason("no-deal-now", clause)
    if ruling.sanction or not ruling.score:
        return Reason("ruling-score-or-void", clause)
    fits = len(ruling.score) == len(partida.score) and all(abs(points) <= MOST_POINTS for points in ruling.score)
    if not fits or any(points % 5 for points in ruling.score):
        return Reason("ruling-score", clause, (len(partida.score), MOST_POINTS))
    return None


def _on_the_table(partida: Partida) -> bool:
    """Whether a deal goes on, or has ended and still lies there."""
    return partida.in_play() or bool(partida.ended)


def rule(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Do what the ruling says."""
    if ruling.clause == partida.cite("attempt") and ruling.offender is not None:
        _attempt(partida, ruling, log)
    elif ruling.sanction == VOID:
        _void(partida, ruling, log)
    else:
        _score(partida, ruling, log)


def _attempt(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    offender = ruling.offender
    rodada = partida.rodada
    assert offender is not None and rodada is not None  # noqa: PT018
    side = partida.sides[offender]
    fail_attempt(partida, side)
    if rodada.turn == offender and partida.phase == PLAYING:
        rodada.failed = True
    if log is not None:
        log.append(Ruled(attempt_clause(partida, side), offender, "minimum", "", ruling.why))


def _void(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """The deal does not count, and the same seat deals again."""
    _untie(partida)
    partida.score, partida.next_dealer, partida.mao = partida.base, partida.dealer, partida.mao - 1
    partida.past = partida.past[:-1]
    if partida.ended:
        partida.conta = None
    partida.rodada, partida.ended = None, ""
    partida.how, partida.clause = "", ""
    partida.phase = SHUFFLE
    if log is not None:
        log.append(Ruled(ruling.clause, None, "void", VOID, ruling.why, partida.score))


def _untie(partida: Partida) -> None:
    """Between those who were tied when the deal began the next one decides (CAN-13.3, BUR-S14).

    In play they still are; after a deal that was to break a tie they are those who had begun it with equally many points.
    """
    if partida.in_play() and partida.tied:
        return
    if partida.in_play() or not partida.extra:
        partida.tied = tied_by(partida.rules, partida.base)
        return
    partida.extra -= 1
    level = partida.base[partida.tied[0]] if partida.tied else max(partida.base)
    partida.tied = tuple([side for side, points in enumerate(partida.base) if points == level])


def tied_by(rules: CanastraRules, score: tuple[int, ...]) -> tuple[int, ...]:
    """The sides between which the next deal decides, from the score with which it begins."""
    best = max(score)
    leading = tuple([side for side, points in enumerate(score) if points == best])
    return leading if best >= rules.target and len(leading) > 1 else ()


def _score(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    partida.score = ruling.score
    if partida.phase == BUYING or partida.phase == PLAYING or not partida.ended:
        partida.rebase(ruling.score)
    if log is not None:
        log.append(Ruled(ruling.clause, None, "score", "", ruling.why, ruling.score))
    if partida.phase == SHUFFLE or partida.phase == OVER:
        partida.phase, partida.tied, partida.extra = SHUFFLE, (), 0
        partida.how, partida.clause = "", ""
        settle(partida, log)
