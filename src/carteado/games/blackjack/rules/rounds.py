"""How a round goes: bets, two cards each, insurance and early surrender, the check, the seats in turn, the house.

Rule 1: whatever needs no decision happens in `go_on`, card by card; where the shoe is empty it stops, and goes on once chance
        has brought another (BJ-S14).
"""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.blackjack.rules import settling
from carteado.games.blackjack.rules.counting import ACE, POINTS, TEN
from carteado.games.blackjack.rules.events import CardDealt, Checked, HouseDealt
from carteado.games.blackjack.rules.hand import DEALT, Hand, empty
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import (
    ASKING,
    DEALING,
    HOUSE,
    LIVE,
    NO_SEAT,
    PLAYING,
    SHUFFLE,
    STOOD,
)
from carteado.games.blackjack.rules.rulebook import BEST, EARLY, HALVES
from carteado.pack import Reshuffled, Shuffled

Log = list[Event] | None


def begin_deal(partida: Partida, log: Log) -> None:
    """All bets are placed: the last round's cards leave the table, and the shoe is shuffled where it is time (BJ-S14)."""
    size = partida.shoe_size()
    spare = max(0, len(partida.pack) - size)
    partida.pack, partida.cursor = partida.pack[spare:], partida.cursor - spare
    partida.began, partida.hands, partida.house = partida.cursor, [], empty(NO_SEAT, 0)
    partida.insured, partida.checked, partida.hidden, partida.at = 0, False, True, 0
    partida.base = partida.score
    used = partida.cursor * 100 >= partida.rules.penetration * size
    if not partida.pack or partida.rules.fresh or used:
        partida.phase = SHUFFLE
    else:
        _deal(partida, log)


def shuffle(partida: Partida, pack: tuple[int, ...], log: Log) -> None:
    """A new shoe before the deal, or another in the middle of a round."""
    if partida.waits:
        partida.waits = False
        partida.pack = partida.pack + pack
        if log is not None:
            log.append(Reshuffled(len(pack)))
        go_on(partida, log)
        return
    partida.pack, partida.began, partida.cursor = pack, 0, 0
    if log is not None:
        log.append(Shuffled(NO_SEAT, partida.mao))
    _deal(partida, log)


def _deal(partida: Partida, log: Log) -> None:
    bets = partida.bets
    partida.hands = [empty(seat, HALVES * bets[seat]) for seat in range(partida.seats) if bets[seat]]
    partida.phase = DEALING
    go_on(partida, log)


def go_on(partida: Partida, log: Log) -> None:
    """Everything up to the next decision, or until the shoe is empty."""
    if partida.phase == DEALING and not _deal_on(partida, log):
        return
    if partida.phase == ASKING and _next_asked(partida):
        return
    if partida.phase == ASKING and not _check(partida, log):
        return
    if partida.phase == PLAYING and not _play_on(partida, log):
        return
    if partida.phase == HOUSE:
        settling.house(partida, log)


def _deal_on(partida: Partida, log: Log) -> bool:
    """One card to each seat and one to the house, twice over (BJ-DIST-2, BJ-DIST-3)."""
    count = len(partida.hands) + 1
    while True:
        dealt = partida.cursor - partida.began
        if dealt == 2 * count:
            break
        if partida.cursor == len(partida.pack):
            partida.waits = True
            return False
        nth = dealt % count
        if nth < count - 1:
            give(partida, partida.hands[nth], log)
        else:
            _give_house(partida, dealt == count - 1, log)
    partida.phase, partida.at = ASKING, -1
    return True


def give(partida: Partida, hand: Hand, log: Log) -> None:
    """The next card of the shoe to a hand: face up, or in Nevada style for its seat alone (BJ-DIST-2, BJ-OPT-NEVADA)."""
    face = partida.pack[partida.cursor]
    hand.take(partida.cursor - partida.began, face)
    partida.cursor += 1
    if log is not None:
        card = (CARDS[face],)
        number = partida.number(hand)
        if partida.rules.nevada:
            log.append(CardDealt(hand.seat, number, (), card, (hand.seat, REFEREE)))
        else:
            log.append(CardDealt(hand.seat, number, card))


def _give_house(partida: Partida, face_up: bool, log: Log) -> None:
    face = partida.pack[partida.cursor]
    partida.house.take(partida.cursor - partida.began, face)
    partida.cursor += 1
    if log is not None:
        card = (CARDS[face],)
        log.append(HouseDealt(card) if face_up else HouseDealt((), card, (REFEREE,)))


def up(partida: Partida) -> int:
    """What the house's open card counts, the ace as one."""
    return POINTS[partida.face(partida.house.draws[0])]


def insurable(partida: Partida, seat: Seat) -> bool:
    """Whether the seat may insure: an ace lies open, and it has half of its bet (BJ-SEGURO-1, BJ-SEGURO-2, BJ-S3)."""
    return up(partida) == ACE and partida.free(seat) >= partida.bets[seat]


def early(partida: Partida) -> bool:
    """Whether hands may be given up before the check, against this card (BJ-OPT-REND-3, BJ-S12)."""
    rules = partida.rules
    return rules.surrender == EARLY and (rules.early_vs_ace or up(partida) != ACE)


def _asked(partida: Partida, hand: Hand) -> bool:
    """Whether the seat is asked before the check. Where its cards are hidden, nobody may learn from it what they are."""
    return insurable(partida, hand.seat) or (early(partida) and (partida.rules.nevada or not hand.natural()))


def _next_asked(partida: Partida) -> bool:
    """The seats are asked in order (BJ-S18)."""
    while partida.at + 1 < len(partida.hands):
        partida.at += 1
        if _asked(partida, partida.hands[partida.at]):
            partida.turns += 1
            return True
    return False


def _check(partida: Partida, log: Log) -> bool:
    """With an ace or a ten open the house looks at its hidden card; a BlackJack ends the round (BJ-S1)."""
    partida.phase, partida.at = PLAYING, -1
    if not partida.rules.peek or up(partida) not in (ACE, TEN):
        return True
    found = partida.house.natural()
    if log is not None:
        log.append(Checked(found, partida.cite("check")))
    if found:
        settling.settle(partida, log)
        return False
    partida.checked = True
    settling.lose_insurances(partida, log)
    return True


def _play_on(partida: Partida, log: Log) -> bool:
    """Up to the next hand that has a choice; whether all have been played."""
    while True:
        if partida.at >= 0 and not _complete(partida, partida.hands[partida.at], log):
            return False
        if partida.at >= 0 and partida.hands[partida.at].state == LIVE:
            partida.turns += 1
            return False
        partida.at += 1
        if partida.at == len(partida.hands):
            partida.phase = HOUSE
            return True
        hand = partida.hands[partida.at]
        hand.due = 1 if hand.state == LIVE and len(hand.draws) == 1 else 0


def _complete(partida: Partida, hand: Hand, log: Log) -> bool:
    """The card that a hand has coming; then it may be over 21, or at its end. False while the shoe is empty."""
    if not hand.due:
        return True
    if partida.cursor == len(partida.pack):
        partida.waits = True
        return False
    hand.due = 0
    give(partida, hand, log)
    if hand.hard > BEST:
        settling.bust(partida, hand, log)
    elif hand.doubled or (hand.of_aces and len(hand.draws) == 2 and not _asks_aces(partida, hand)):
        hand.state = STOOD
    return True


def _asks_aces(partida: Partida, hand: Hand) -> bool:
    """Whether a split ace that has its card is asked: it may be split again, or nobody may learn that it may not (BJ-S6)."""
    return may_split_again(partida, hand) and (partida.rules.nevada or hand.hard == 2 * ACE)


def may_split_again(partida: Partida, hand: Hand) -> bool:
    """Whether a hand of this birth may be split, its cards aside (BJ-OPT-RESPLIT-1, BJ-OPT-RESPLIT-2, BJ-S6, BJ-S7)."""
    rules = partida.rules
    if hand.born == DEALT:
        return partida.free(hand.seat) >= hand.stake
    if not rules.resplit or hand.born > 1 or (hand.of_aces and not rules.resplit_aces):
        return False
    return len(partida.hands_of(hand.seat)) < rules.hands and partida.free(hand.seat) >= hand.stake
