"""How hands are settled: insurance, busts, the house's own cards, what each hand wins or loses, and the end of the session."""

from carteado.cards import CARDS
from carteado.game import Event, Outcome
from carteado.games.blackjack.rules.events import (
    Busted,
    HouseDone,
    HouseDrew,
    HouseShown,
    InsuranceSettled,
    RoundBegan,
    RoundEnded,
    Settled,
    Surrendered,
)
from carteado.games.blackjack.rules.hand import Hand
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import BETTING, BUST, GIVEN_UP, NO_SEAT, OVER
from carteado.games.blackjack.rules.rulebook import BEST, HALVES
from carteado.pack import PartidaEnded

Log = list[Event] | None
STANDS_ON = 17


def bust(partida: Partida, hand: Hand, log: Log) -> None:
    """Over 21: the bet is lost at once, whatever the house does later (BJ-JOGO-3)."""
    hand.state, hand.how, hand.gain = BUST, "bust", -hand.stake
    partida.wins(hand.seat, -hand.stake)
    if log is not None:
        cards = tuple([CARDS[face] for face in partida.faces(hand)])
        clause = partida.cite("bust")
        log.append(Busted(hand.seat, partida.number(hand), cards, hand.total(), hand.stake, clause))


def give_up(partida: Partida, hand: Hand, log: Log) -> None:
    """Half of the bet is lost, and the hand is over (BJ-OPT-REND-1)."""
    lost = hand.stake // HALVES
    hand.state, hand.how, hand.gain = GIVEN_UP, "surrender", -lost
    partida.wins(hand.seat, -lost)
    if log is not None:
        log.append(Surrendered(hand.seat, lost, partida.cite("surrender")))


def lose_insurances(partida: Partida, log: Log) -> None:
    """The house has no BlackJack: the insurances are lost and the round goes on (BJ-SEGURO-4)."""
    _settle_insurances(partida, False, log)


def _settle_insurances(partida: Partida, blackjack: bool, log: Log) -> None:
    """Two to one against a BlackJack of the house, else lost (BJ-SEGURO-3, BJ-SEGURO-4)."""
    for seat in range(partida.seats):
        if partida.insured >> seat & 1:
            price = partida.bets[seat]
            gain = 2 * price if blackjack else -price
            partida.wins(seat, gain)
            if log is not None:
                clause = partida.cite("insurance-paid" if blackjack else "insurance-lost")
                log.append(InsuranceSettled(seat, gain, clause))
    partida.insured = 0


def house(partida: Partida, log: Log) -> None:
    """The hidden card is turned, and the house draws up to 17 without a choice (BJ-DIST-4, BJ-CRUP-1 to BJ-CRUP-3)."""
    _show(partida, log)
    own = partida.house
    idle = partida.idle_house() or own.natural()
    while not idle and _draws(partida, own):
        if partida.cursor == len(partida.pack):
            partida.waits = True
            return
        face = partida.pack[partida.cursor]
        own.take(partida.cursor - partida.began, face)
        partida.cursor += 1
        if log is not None:
            log.append(HouseDrew(CARDS[face], own.total(), partida.cite("house-draws")))
    if log is not None:
        how = "idle" if idle else "bust" if own.hard > BEST else "stands"
        word = {"idle": "house-idle", "bust": "house-bust", "stands": "house-stands"}[how]
        log.append(HouseDone(how, own.total(), partida.cite(word)))
    settle(partida, log)


def _draws(partida: Partida, own: Hand) -> bool:
    total = own.total()
    return total < STANDS_ON or (total == STANDS_ON and own.soft() and partida.rules.hit_soft_17)


def _show(partida: Partida, log: Log) -> None:
    """The hidden card is turned, and what insurances are left are settled by it (BJ-DIST-4, BJ-S1)."""
    if partida.hidden:
        partida.hidden = False
        own = partida.house
        if log is not None:
            card = CARDS[partida.face(own.draws[1])]
            log.append(HouseShown(card, own.total(), own.natural(), partida.cite("hole")))
        _settle_insurances(partida, own.natural(), log)


def settle(partida: Partida, log: Log) -> None:
    """Every hand that is still in against the house; then the next round, or the end."""
    _show(partida, log)
    own = partida.house
    for hand in partida.hands:
        if not hand.how:
            hand.how, gain, word = _result(hand, own)
            hand.gain = gain
            partida.wins(hand.seat, gain)
            if log is not None:
                cards = tuple([CARDS[face] for face in partida.faces(hand)])
                log.append(
                    Settled(
                        hand.seat, partida.number(hand), hand.how, cards, hand.total(), own.total(), hand.stake, gain,
                        partida.cite(word),
                    )
                )  # fmt: skip
    if log is not None:
        gains = tuple([now - before for now, before in zip(partida.score, partida.base)])  # noqa: B905
        log.append(RoundEnded(partida.mao, gains, partida.score))
    next_round(partida, log)


def _result(hand: Hand, own: Hand) -> tuple[str, int, str]:
    """How a hand fares, what it wins, and the clause (BJ-BJ-2 to BJ-BJ-4, BJ-VIT-1, BJ-EMP-1, BJ-CRUP-4, BJ-DOBRA-3)."""
    if own.natural():
        if hand.natural():
            return "blackjack-tie", 0, "blackjack-tie"
        return "house-blackjack", -hand.stake, "blackjack-beats"
    if hand.natural():
        return "blackjack", hand.stake * 3 // 2, "blackjack"
    won = "double-won" if hand.doubled else "win"
    if own.hard > BEST:
        return "house-bust", hand.stake, "house-bust"
    mine, theirs = hand.total(), own.total()
    if mine == theirs:
        return "tie", 0, "tie"
    return ("win", hand.stake, won) if mine > theirs else ("loss", -hand.stake, won)


def next_round(partida: Partida, log: Log) -> None:
    """Another round while rounds are left and enough can bet; else the session is over (BJ-S19, BJ-S20)."""
    able = [seat for seat in range(partida.seats) if partida.able(seat)]
    if partida.mao >= partida.rules.rounds or len(able) < partida.rules.min_players:
        partida.phase, partida.how, partida.clause = OVER, "played", partida.cite("end")
        if log is not None:
            log.append(PartidaEnded(_winner(partida), partida.score, partida.how, partida.clause))
        return
    open_bets(partida)
    if log is not None:
        out = tuple([seat for seat in range(partida.seats) if seat not in able])
        log.append(RoundBegan(partida.mao, out, partida.cite("sit-out")))


def open_bets(partida: Partida) -> None:
    """The next round: who can bet is waited for; the last one's cards still lie there."""
    partida.phase = BETTING
    partida.mao += 1
    partida.bets = (0,) * partida.seats
    partida.at = 0


def _winner(partida: Partida) -> int:
    """The only one who has won chips from the house, if there is one."""
    gained = [seat for seat in range(partida.seats) if partida.score[seat] > partida.opening[seat]]
    return gained[0] if len(gained) == 1 else NO_SEAT


def outcome(partida: Partida) -> Outcome | None:
    """What each has won from the house or lost to it, in half chips."""
    if partida.phase != OVER:
        return None
    returns = tuple([now - before for now, before in zip(partida.score, partida.opening)])  # noqa: B905
    return Outcome(returns, partida.score, partida.how, partida.clause)
