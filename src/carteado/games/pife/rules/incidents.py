"""What a referee decides: mistakes at a table that does not play them as moves, a deal that does not count, any score."""

from typing import Final

from carteado.game import Action, Event, Reason, Seat
from carteado.games.pife.rules.endings import end_alone, next_after, settle, short
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import BUYING, CUTTING, IN, LOT, NO_SEAT, OVER, PLAYING, SHUFFLE, THREW
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.turns import begin_turn
from carteado.pack import Ruled, Ruling

VOID: Final = "void"  # the sanction by which a deal does not count
MOST_LIVES: Final = 20
MOST_CHIPS: Final = 1_000_000
WHY: Final = "decisão da mesa"
_OFFENCES: Final = ("barred", "rebate", "throw")


def rulings(partida: Partida) -> tuple[Ruling, ...]:
    """A sample of what may be ruled now."""
    clause = partida.cite("unforeseen")
    found = [Ruling(clause, score=partida.score, why=WHY), Ruling(clause, sanction=VOID, why=WHY)]
    for word in _offences(partida):
        found += [Ruling(partida.cite(word), offender=seat) for seat in range(partida.seats)]
    return tuple([ruling for ruling in found if objection(partida, ruling) is None])


def _offences(partida: Partida) -> list[str]:
    """The mistakes of which the text says what follows (PIF-ERR-2, PIF-ERR-3, PIF-REB-1)."""
    return list(_OFFENCES) if partida.rules.chips else []


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this may not be ruled."""
    if not isinstance(action, Ruling):
        return Reason("not-by-a-referee")
    if action.clause in [partida.cite(word) for word in _offences(partida)]:
        return _of_offence(partida, action)
    if action.clause != partida.cite("unforeseen"):
        return Reason("unknown-ruling", "", (action.clause,))
    return _of_unforeseen(partida, action)


def _of_offence(partida: Partida, ruling: Ruling) -> Reason | None:
    offender, rodada = ruling.offender, partida.rodada
    if ruling != Ruling(ruling.clause, offender=offender, why=ruling.why):
        return Reason("ruling-takes-no-more", ruling.clause)
    if offender is None or not 0 <= offender < partida.seats:
        return Reason("ruling-needs-offender", ruling.clause)
    if rodada is None or partida.phase not in (BUYING, PLAYING) or rodada.status[offender] != IN:
        return Reason("not-in-the-deal", ruling.clause)
    if ruling.clause == partida.cite("throw") and partida.phase == PLAYING and rodada.turn == offender:
        return Reason("throw-after-the-turn", ruling.clause)
    return None


def _of_unforeseen(partida: Partida, ruling: Ruling) -> Reason | None:
    clause = ruling.clause
    if ruling != Ruling(clause, sanction=ruling.sanction, score=ruling.score, why=ruling.why):
        return Reason("ruling-takes-no-more", clause)
    if not ruling.why:
        return Reason("ruling-without-reason", clause)
    if ruling.sanction == VOID and not ruling.score:
        return None if partida.in_deal() or partida.ended else Reason("no-deal-now", clause)
    if ruling.sanction or not ruling.score:
        return Reason("ruling-score-or-void", clause)
    most = MOST_CHIPS if partida.rules.chips else MOST_LIVES
    if len(ruling.score) != partida.seats or not all(0 <= held <= most for held in ruling.score) or not any(ruling.score):
        return Reason("ruling-score", clause, (partida.seats, most))
    if partida.rules.chips and sum(ruling.score) != sum(partida.score):
        return Reason("chips-not-conserved", clause, (sum(partida.score),))
    return None


def rule(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Do what the ruling says."""
    if ruling.offender is not None and partida.rodada is not None:
        _punish(partida, partida.rodada, ruling.offender, ruling, log)
    elif ruling.sanction == VOID:
        _void(partida, ruling, log)
    else:
        _score(partida, ruling, log)


def _punish(partida: Partida, rodada: Rodada, offender: Seat, ruling: Ruling, log: list[Event] | None) -> None:
    word = next(word for word in _OFFENCES if partida.cite(word) == ruling.clause)
    if log is not None:
        log.append(Ruled(ruling.clause, offender, word, "", ruling.why))
    if word == "barred":
        rodada.barred |= 1 << offender
    elif word == "rebate":
        rodada.stock_only |= 1 << offender
    else:
        rodada.status[offender] = THREW
        still = rodada.still_in()
        if len(still) == 1:
            end_alone(partida, still[0], "alone-thrown", log)
        elif rodada.turn == offender:
            begin_turn(partida, rodada, rodada.after(offender, partida.rules.step))


def _void(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """The deal does not count, and the same seat deals again."""
    partida.score, partida.pot = partida.base, partida.base_pot
    if partida.ended in ("exhausted", "stalled"):
        partida.voids -= 1
    partida.rodada, partida.ended = None, ""
    _play_on(partida)
    if log is not None:
        log.append(Ruled(ruling.clause, None, "void", VOID, ruling.why, partida.score))
    settle(partida, partida.dealer, partida.mao - 1, log)


def _score(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Lives or chips are set, also for a deal that is voided later; who has got some plays again from the next deal on."""
    if partida.in_deal():
        held = zip(partida.base, partida.score, ruling.score)  # noqa: B905
        partida.base = tuple([base + after - before for base, before, after in held])
    partida.score = ruling.score
    if partida.phase == CUTTING:
        partida.base = partida.score
    if log is not None:
        log.append(Ruled(ruling.clause, None, "score", "", ruling.why, ruling.score))
    if partida.phase in (LOT, SHUFFLE, OVER) or (partida.phase == CUTTING and short(partida)):
        deals = next_after(partida) if partida.phase == OVER and partida.dealer != NO_SEAT else partida.next_dealer
        played = partida.mao if partida.ended else partida.mao - 1
        _play_on(partida)
        settle(partida, deals, played, log)


def _play_on(partida: Partida) -> None:
    """A partida that was over is so no more, unless it is settled again."""
    partida.winners, partida.how, partida.clause = (), "", ""
