"""What a referee decides where the text says nothing: a round that does not count, any chips, with a reason (BJ-S21)."""

from typing import Final

from carteado.game import Action, Event, Reason
from carteado.games.blackjack.rules import moves, settling
from carteado.games.blackjack.rules.hand import empty
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import BETTING, NO_SEAT, OVER
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.pack import Ruled, Ruling

VOID: Final = "void"  # the sanction by which a round does not count
MOST_HALVES: Final = 2_000_000
WHY: Final = "decisão da mesa"


def rulings(partida: Partida) -> tuple[Ruling, ...]:
    """A sample of what may be ruled now."""
    clause = partida.cite("unforeseen")
    found = (Ruling(clause, score=partida.score, why=WHY), Ruling(clause, sanction=VOID, why=WHY))
    return tuple([ruling for ruling in found if objection(partida, ruling) is None])


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this may not be ruled."""
    if not isinstance(action, Ruling):
        return Reason("not-by-a-referee")
    clause = action.clause
    if clause != partida.cite("unforeseen"):
        return Reason("unknown-ruling", "", (clause,))
    if action != Ruling(clause, sanction=action.sanction, score=action.score, why=action.why):
        return Reason("ruling-takes-no-more", clause)
    if not action.why:
        return Reason("ruling-without-reason", clause)
    if action.sanction == VOID and not action.score:
        return None if partida.in_round() or partida.hands else Reason("no-deal-now", clause)
    if action.sanction or not action.score:
        return Reason("ruling-score-or-void", clause)
    return _of_score(partida, action)


def _of_score(partida: Partida, ruling: Ruling) -> Reason | None:
    if len(ruling.score) != partida.seats or not all(0 <= held <= MOST_HALVES for held in ruling.score):
        return Reason("ruling-score", ruling.clause, (partida.seats, MOST_HALVES // HALVES))
    staked = [partida.staked(seat) if partida.in_round() else 0 for seat in range(partida.seats)]
    short = [seat for seat in range(partida.seats) if ruling.score[seat] < staked[seat]]
    return Reason("ruling-below-stake", ruling.clause, (short[0], staked[short[0]])) if short else None


def rule(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Do what the ruling says."""
    if ruling.sanction == VOID:
        _void(partida, ruling, log)
    else:
        _score(partida, ruling, log)


def _void(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """The round does not count and is played again, from the bets on, with all packs shuffled: nobody sees what lay hidden."""
    if not partida.in_round() and partida.phase != OVER:
        partida.mao -= 1
    partida.score = partida.base
    partida.bets = (0,) * partida.seats
    partida.phase, partida.waits, partida.at, partida.insured = BETTING, False, 0, 0
    partida.hands, partida.house, partida.hidden, partida.checked = [], empty(NO_SEAT, 0), True, False
    partida.how, partida.clause = "", ""
    partida.pack, partida.began, partida.cursor = (), 0, 0
    if log is not None:
        log.append(Ruled(ruling.clause, None, "void", VOID, ruling.why, partida.score))


def _score(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Chips are set, also for a round that is voided later; who has got some may bet again, who has lost them sits out."""
    held = zip(partida.base, partida.score, ruling.score)  # noqa: B905
    partida.base = tuple([max(0, base + after - before) for base, before, after in held])
    partida.score = ruling.score
    if log is not None:
        log.append(Ruled(ruling.clause, None, "score", "", ruling.why, ruling.score))
    if partida.phase == OVER:
        partida.how, partida.clause = "", ""
        settling.next_round(partida, log)
    elif partida.phase == BETTING:
        _bets_again(partida, log)


def _bets_again(partida: Partida, log: list[Event] | None) -> None:
    """A bet that is more than its seat has now is taken back; then the round, the deal or the end."""
    rules = partida.rules
    bets = partida.bets
    partida.bets = tuple([bets[seat] if HALVES * bets[seat] <= partida.score[seat] else 0 for seat in range(partida.seats)])
    if len([seat for seat in range(partida.seats) if partida.able(seat)]) < rules.min_players:
        partida.mao -= 1
        settling.next_round(partida, log)
    else:
        moves.deal_when_bet(partida, log)
