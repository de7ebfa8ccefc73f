"""An act of a player done."""

from carteado.game import Action, Event, Seat
from carteado.games.blackjack.rules import rounds, settling
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE, POINTS
from carteado.games.blackjack.rules.events import AskedCard, BetPlaced, Declined, Doubled, Insured, Parted, Stood
from carteado.games.blackjack.rules.hand import Hand
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import LIVE, STOOD

Log = list[Event] | None


def step(partida: Partida, seat: Seat, action: Action, log: Log) -> None:
    """Do what the seat does; it must be something that `refusals` accepts."""
    if isinstance(action, Bet):
        _bet(partida, seat, action.chips, log)
        return
    hand = partida.hands[partida.at]
    if isinstance(action, Stand):
        hand.state = STOOD
        if log is not None:
            log.append(Stood(seat, partida.number(hand)))
    elif isinstance(action, Hit):
        hand.due = 1
        if log is not None:
            log.append(AskedCard(seat, partida.number(hand)))
    elif isinstance(action, Double):
        _double(partida, hand, log)
    elif isinstance(action, Split):
        _split(partida, hand, log)
    elif isinstance(action, Surrender):
        settling.give_up(partida, hand, log)
    elif isinstance(action, Insure):
        _insure(partida, seat, log)
    elif isinstance(action, Decline) and log is not None:
        log.append(Declined(seat))
    rounds.go_on(partida, log)


def _bet(partida: Partida, seat: Seat, chips: int, log: Log) -> None:
    """The bets come in any order; after the last one the cards are dealt (BJ-DIST-1)."""
    bets = list(partida.bets)
    bets[seat] = chips
    partida.bets = tuple(bets)
    if log is not None:
        log.append(BetPlaced(seat, chips))
    deal_when_bet(partida, log)


def deal_when_bet(partida: Partida, log: Log) -> None:
    """Deal once everybody who can has bet."""
    if not partida.actors():
        rounds.begin_deal(partida, log)


def _insure(partida: Partida, seat: Seat, log: Log) -> None:
    """For exactly half of the bet (BJ-SEGURO-2, BJ-S10)."""
    partida.insured |= 1 << seat
    if log is not None:
        log.append(Insured(seat, partida.bets[seat], partida.cite("insurance-price")))


def _double(partida: Partida, hand: Hand, log: Log) -> None:
    """Twice the bet and exactly one card (BJ-DOBRA-1, BJ-DOBRA-2)."""
    hand.stake *= 2
    hand.doubled, hand.due = True, 1
    if log is not None:
        log.append(Doubled(hand.seat, partida.number(hand), hand.stake, partida.cite("double")))


def _split(partida: Partida, hand: Hand, log: Log) -> None:
    """Two hands with a bet each; the first gets its card and is played before the second (BJ-SPLIT-1, BJ-SPLIT-4)."""
    number = partida.number(hand)
    faces = partida.faces(hand)
    aces = POINTS[faces[0]] == ACE
    parts = [_part(hand, draw, face, aces) for draw, face in zip(hand.draws, faces)]  # noqa: B905
    parts[0].due = 1
    partida.hands[partida.at : partida.at + 1] = parts
    if log is not None:
        clause = partida.cite("split-aces" if aces else "split")
        log.append(Parted(hand.seat, number, hand.stake, aces, clause))


def _part(hand: Hand, draw: int, face: int, aces: bool) -> Hand:
    points = POINTS[face]
    return Hand(hand.seat, (draw,), points, points == ACE, hand.stake, hand.born + 1, aces, False, 0, LIVE, "", 0)
