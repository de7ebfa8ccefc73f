"""What a seat may do now: all that `refusals` accepts, but for the amounts of a bet, of which a few stand for all."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Action, Seat
from carteado.games.pife.rules import betting, refusals
from carteado.games.pife.rules.acts import (
    BATIDA_OF_TEN,
    BATIDAS,
    DISCARDS,
    Abandon,
    Buy,
    Claim,
    Follow,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.claims import claimants
from carteado.games.pife.rules.hands import batidas, claimable
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    BETTING,
    BUYING,
    CLAIMING,
    CUTTING,
    FROM_LIXO,
    IN,
    PLAYING,
    RECUTTING,
    UNANSWERED,
)
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.rulebook import REFUSED
from carteado.pack import CUTS

MOST_RAISES: Final = 6
_NOTHING: Final[tuple[Action, ...]] = ()


def menu(partida: Partida, seat: Seat) -> tuple[Action, ...]:
    """Everything this seat may do now."""
    rodada = partida.rodada
    if rodada is None or seat < 0 or seat >= partida.seats:
        return _NOTHING
    phase = partida.phase
    acts: list[Action] = []
    if phase == CLAIMING:
        return tuple(answers(partida, rodada, seat)) if rodada.status[seat] == IN else _NOTHING
    if phase == PLAYING and seat == rodada.turn:
        acts = playing(partida, rodada, seat)
    elif phase == BUYING and seat == rodada.turn:
        acts = drawing(partida, rodada, seat)
    elif phase == BETTING and seat == rodada.turn:
        acts = speaking(partida, rodada, seat)
    elif phase in (CUTTING, RECUTTING) and seat == partida.cutter():
        least, most = refusals.cut_range(partida, rodada)
        return CUTS[least : most + 1]
    if rodada.alarm and refusals.of_throw(partida, rodada, seat, Throw(partida.turns)) is None:
        acts.append(Throw(partida.turns))
    return tuple(acts)


def speaking(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """Abandon, follow, and some of the amounts of a raise: the least, the most, and steps between them (PIF-APO-4)."""
    turn = partida.turns
    acts: list[Action] = [Abandon(turn)]
    if betting.of_follow(partida, rodada, seat) is None:
        acts.append(Follow(turn))
    least, most = betting.raises(partida, rodada, seat)
    if most:
        step = max(partida.rules.least_raise, (most - least) // MOST_RAISES)
        acts += [Raise(turn, to) for to in range(least, most, step)]
        acts.append(Raise(turn, most))
        acts = [act for act in acts if not isinstance(act, Raise) or betting.of_raise(partida, rodada, seat, act.to) is None]
    return acts


def drawing(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """The stock or the last discard; what may be said; leaving for a life."""
    turn = partida.turns
    acts: list[Action] = [Buy(turn)]
    if rodada.lixo and not refusals.stock_alone(partida, rodada, seat):
        acts.append(PickUp(turn, CARDS[rodada.top()]))
    if partida.rules.pifei and not rodada.said:
        acts.append(Pifei(turn))
    if partida.rules.fold and not rodada.drawn >> seat & 1:
        acts.append(Abandon(turn))
    return acts


def playing(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """Every discard, every batida, and what may be said."""
    acts: list[Action] = []
    mask = hand = rodada.masks[seat]
    while mask:
        bit = mask & -mask
        mask ^= bit
        acts.append(DISCARDS[bit.bit_length() - 1])
    if not (rodada.drew == FROM_LIXO and (rodada.barred | rodada.stock_only) >> seat & 1):
        if partida.rules.false_batida != REFUSED and not rodada.erred >> seat & 1:
            found, ten = hand, True
        else:
            found, ten = batidas(partida, rodada, seat)
        while found:
            bit = found & -found
            found ^= bit
            acts.append(BATIDAS[bit.bit_length() - 1])
        if ten:
            acts.append(BATIDA_OF_TEN)
    if partida.rules.pifei and not rodada.said:
        acts.append(Pifei(partida.turns))
    return acts


def answers(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    """What may be said to a discard: pass, a claim, reaching in error, and pointing out that somebody did."""
    window = partida.windows
    acts: list[Action] = []
    if seat in rodada.asked and rodada.answers[rodada.asked.index(seat)] == UNANSWERED:
        acts.append(Pass(window))
        if seat in claimants(rodada):
            acts += _claims(partida, rodada, seat)
            if partida.rules.rebate:
                acts.append(Reach(window))
    acts += [PointOut(window, other) for other in rodada.reached if other != seat and other not in rodada.called]
    return acts


def _claims(partida: Partida, rodada: Rodada, seat: Seat) -> list[Action]:
    window = partida.windows
    if partida.rules.false_batida != REFUSED:
        found, ten = rodada.masks[seat], True
    else:
        found, ten = claimable(partida, rodada, seat)
    acts: list[Action] = []
    while found:
        bit = found & -found
        found ^= bit
        acts.append(Claim(window, CARDS[bit.bit_length() - 1]))
    if ten:
        acts.append(Claim(window, None))
    return acts
