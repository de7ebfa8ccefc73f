"""What a seat may do, listed: every act that `refusals` accepts, of the bets a sample."""

from typing import Final

from carteado.game import Action, Seat
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import ASKING, BETTING, PLAYING
from carteado.games.blackjack.rules.refusals import of_double, of_early, of_late, of_split
from carteado.games.blackjack.rules.rounds import insurable
from carteado.games.blackjack.rules.rulebook import EARLY, HALVES, LATE

MOST_BETS: Final = 8
_NOTHING: Final[tuple[Action, ...]] = ()


def menu(partida: Partida, seat: Seat) -> tuple[Action, ...]:
    """Everything this seat may do now."""
    if partida.waits or seat < 0 or seat >= partida.seats:
        return _NOTHING
    if partida.phase == BETTING:
        return _NOTHING if partida.bets[seat] or not partida.able(seat) else tuple(bets(partida, seat))
    if partida.phase not in (ASKING, PLAYING) or partida.hands[partida.at].seat != seat:
        return _NOTHING
    return tuple(_asked(partida, seat) if partida.phase == ASKING else _turn(partida))


def bets(partida: Partida, seat: Seat) -> list[Action]:
    """The minimum, the maximum, and steps between them."""
    least = partida.rules.bet_min
    most = min(partida.rules.bet_max, partida.score[seat] // HALVES)
    step = max(1, -(-(most - least) // MOST_BETS))
    acts: list[Action] = [Bet(partida.mao, chips) for chips in range(least, most, step)]
    acts.append(Bet(partida.mao, most))
    return acts


def _asked(partida: Partida, seat: Seat) -> list[Action]:
    turn = partida.turns
    acts: list[Action] = [Decline(turn)]
    if insurable(partida, seat):
        acts.append(Insure(turn))
    if partida.rules.surrender == EARLY and of_early(partida, partida.hands[partida.at]) is None:
        acts.append(Surrender(turn))
    return acts


def _turn(partida: Partida) -> list[Action]:
    turn = partida.turns
    hand = partida.hands[partida.at]
    acts: list[Action] = [Stand(turn)]
    if hand.natural():
        return acts
    if not hand.of_aces:
        acts.append(Hit(turn))
    if len(hand.draws) == 2:
        if not hand.of_aces and of_double(partida, hand) is None:
            acts.append(Double(turn))
        if of_split(partida, hand) is None:
            acts.append(Split(turn))
        if partida.rules.surrender == LATE and of_late(partida, hand) is None:
            acts.append(Surrender(turn))
    return acts
