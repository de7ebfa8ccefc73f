"""The bets of pif-paf: each in turn abandons, follows or raises, until all who are in have bet the same (PIF-APO-4, PIF-S2)."""

from carteado.game import Event, Reason, Seat
from carteado.games.pife.rules.dealing import end_bets
from carteado.games.pife.rules.endings import end_alone
from carteado.games.pife.rules.events import Abandoned, Bet
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import ABANDONED
from carteado.games.pife.rules.rodada import Rodada

Log = list[Event] | None


def level(rodada: Rodada) -> int:
    """What has to be followed."""
    return max(rodada.bets)


def of_follow(partida: Partida, rodada: Rodada, seat: Seat) -> Reason | None:
    """Why a seat may not follow (PIF-S2, PIF-S4)."""
    due = level(rodada)
    if due == 0:
        return None if partida.rules.open_check else Reason("nothing-to-follow", partida.cite("bet-first"))
    lacks = due - rodada.bets[seat] - partida.score[seat]
    return Reason("too-few-chips", partida.cite("bet-chips"), (partida.score[seat],)) if lacks > 0 else None


def of_raise(partida: Partida, rodada: Rodada, seat: Seat, to: int) -> Reason | None:
    """Why a seat may not raise to so much (PIF-APO-2, PIF-S3, PIF-S4)."""
    rules, due = partida.rules, level(rodada)
    if to > rules.bet_max:
        return Reason("bet-above-most", partida.cite("bet-range"), (rules.bet_max,))
    if due == 0 and to < rules.bet_min:
        return Reason("bet-below-least", partida.cite("bet-range"), (rules.bet_min,))
    if due and (to <= due or (to < due + rules.least_raise and to != rules.bet_max)):
        return Reason("raise-too-small", partida.cite("bet-raise"), (due, rules.least_raise))
    if to - rodada.bets[seat] > partida.score[seat]:
        return Reason("too-few-chips", partida.cite("bet-chips"), (partida.score[seat],))
    return None


def raises(partida: Partida, rodada: Rodada, seat: Seat) -> tuple[int, int]:
    """The least and the most a seat may raise to; the most is 0 where it may not."""
    rules, due = partida.rules, level(rodada)
    most = min(rules.bet_max, rodada.bets[seat] + partida.score[seat])
    least = rules.bet_min if due == 0 else min(due + rules.least_raise, rules.bet_max)
    return (least, most) if most >= least and most > due else (0, 0)


def abandon(partida: Partida, seat: Seat, log: Log) -> None:
    """The seat leaves the deal; the last one left takes the pot at once (PIF-S5)."""
    rodada = partida.rodada
    assert rodada is not None
    rodada.status[seat] = ABANDONED
    if log is not None:
        log.append(Abandoned(seat, 0, partida.cite("abandon")))
    still = rodada.still_in()
    if len(still) == 1:
        end_alone(partida, still[0], "alone", log)
    else:
        _next(partida, rodada, seat, log)


def follow(partida: Partida, seat: Seat, log: Log) -> None:
    """The seat bets what the others have bet."""
    rodada = partida.rodada
    assert rodada is not None
    _bet(partida, rodada, seat, level(rodada), False, log)


def raise_to(partida: Partida, seat: Seat, to: int, log: Log) -> None:
    """The seat bets more than the others."""
    rodada = partida.rodada
    assert rodada is not None
    _bet(partida, rodada, seat, to, True, log)


def _bet(partida: Partida, rodada: Rodada, seat: Seat, to: int, raised: bool, log: Log) -> None:
    paid = to - rodada.bets[seat]
    partida.pays(seat, paid)
    rodada.bets[seat] = to
    rodada.spoken |= 1 << seat
    if log is not None:
        log.append(Bet(seat, to, paid, raised, partida.pot, partida.cite("speak")))
    _next(partida, rodada, seat, log)


def _next(partida: Partida, rodada: Rodada, seat: Seat, log: Log) -> None:
    """The next who has not spoken, or has bet less than another."""
    due = level(rodada)
    other = rodada.after(seat, partida.rules.step)
    for _ in range(partida.seats):
        if not rodada.spoken >> other & 1 or rodada.bets[other] < due:
            rodada.turn = other
            partida.turns += 1
            return
        other = rodada.after(other, partida.rules.step)
    end_bets(partida, rodada, log)
