"""A partida against the house: one seat, a shoe, and a house that follows its clauses.

Rule 1: whoever is to get a card waits where the shoe is empty; `go_on` takes up exactly what waited.
Rule 2: the shoe is hidden, but for the part that has come out; all else is public.
"""

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from carteado.cards import CARDS
from carteado.game import Event
from carteado.pack import PartidaEnded
from toy.brinquedo.casa.acts import CameOut, RoundEnded, ShoeEnded, ShoeShuffled, Staked, Stood
from toy.brinquedo.casa.rulebook import HOUSE_STANDS, MOST, SHOE, CasaRules, points, rules_of

BETTING: Final = "betting"
DEALING: Final = "dealing"  # two cards to the seat and one to the house
TURN: Final = "turn"
HITTING: Final = "hitting"
HOUSE: Final = "house"
OVER: Final = "over"
Log = list[Event] | None


@dataclass(slots=True)
class Partida:
    """Everything there is; `waiting` says that the shoe is empty and chance is asked for another."""

    rules: CasaRules
    phase: str
    chips: int
    round: int = 1
    bet: int = 0
    waiting: bool = False
    hand: tuple[int, ...] = ()
    house: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    top: int = 0
    shoe: tuple[int, ...] = ()

    def copy(self) -> "Partida":
        """The same, to be changed by oneself."""
        return replace(self)

    def key(self) -> tuple[object, ...]:
        """All of it as plain values, the shoe last."""
        told = [getattr(self, field.name) for field in fields(self)[1:]]
        return (self.rules.id, self.rules.options, *told)


def restored(key: tuple[Any, ...]) -> Partida:
    """The partida with this key."""
    return Partida(rules_of(dict(key[1])), *key[2:])


def to_shuffle(partida: Partida) -> tuple[int, ...]:
    """The cards of a new shoe, in order: all that do not lie on the table (BRC-7)."""
    left = list(SHOE)
    for face in (*partida.hand, *partida.house):
        left.remove(face)
    return tuple(left)


def bet(partida: Partida, amount: int, log: Log) -> None:
    """A bet, and the first cards; those of the round before leave the table."""
    partida.bet = amount
    partida.discards = (*partida.discards, *partida.hand, *partida.house)
    partida.hand = partida.house = ()
    partida.phase = DEALING
    if log is not None:
        log.append(Staked(partida.round, amount))
    go_on(partida, log)


def hit(partida: Partida, log: Log) -> None:
    """Another card for the seat."""
    partida.phase = HITTING
    go_on(partida, log)


def stand(partida: Partida, log: Log) -> None:
    """The house plays."""
    partida.phase = HOUSE
    if log is not None:
        log.append(Stood(points(partida.hand)))
    go_on(partida, log)


def shuffle(partida: Partida, pack: tuple[int, ...], log: Log) -> None:
    """A new shoe, the top of which is put aside (BRC-3), and on with what waited."""
    partida.shoe, partida.top, partida.discards, partida.waiting = pack, partida.rules.burned, (), False
    if log is not None:
        log.append(ShoeShuffled(len(pack), partida.rules.burned))
    go_on(partida, log)


def go_on(partida: Partida, log: Log) -> None:
    """Deal to whom a card is due until nobody is, or the shoe is empty."""
    while partida.phase in (DEALING, HITTING, HOUSE):
        if partida.phase == HOUSE and points(partida.house) >= HOUSE_STANDS:
            _pay(partida, log)
        elif partida.top >= len(partida.shoe):
            partida.waiting = True
            if log is not None:
                log.append(ShoeEnded())
            return
        else:
            _deal(partida, log)


def _deal(partida: Partida, log: Log) -> None:
    face = partida.shoe[partida.top]
    partida.top += 1
    to_house = partida.phase == HOUSE or (partida.phase == DEALING and len(partida.hand) == 2)
    if to_house:
        partida.house = (*partida.house, face)
    else:
        partida.hand = (*partida.hand, face)
    if log is not None:
        log.append(CameOut(to_house, CARDS[face]))
    if partida.phase == HITTING and points(partida.hand) > MOST:
        _pay(partida, log)
    elif partida.phase == HITTING or (partida.phase == DEALING and to_house):
        partida.phase = TURN


def _gain(partida: Partida) -> tuple[int, str]:
    """What the round brings the seat, and by which clause."""
    seat, house = points(partida.hand), points(partida.house)
    if seat > MOST:
        return -partida.bet, "BRC-5"
    if seat == MOST and len(partida.hand) == 2:
        return partida.bet * partida.rules.natural, "BRC-6"
    if house > MOST or seat > house:
        return partida.bet, "BRC-6"
    return (0 if seat == house else -partida.bet), "BRC-6"


def _pay(partida: Partida, log: Log) -> None:
    gain, clause = _gain(partida)
    partida.chips += gain
    partida.bet = 0
    if log is not None:
        log.append(RoundEnded(gain, partida.chips, clause))
    if partida.round >= partida.rules.rounds or partida.chips <= 0:
        partida.phase = OVER
        if log is not None:
            won = partida.chips > partida.rules.stack
            log.append(PartidaEnded(0 if won else -1, (partida.chips,), "played", "BRC-8"))
    else:
        partida.phase, partida.round = BETTING, partida.round + 1
