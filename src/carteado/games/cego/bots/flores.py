"""Flores: said when there is one, made small when it is a low one against another, raised when it is a high one."""

from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.cego.bots import bluffs
from carteado.games.cego.bots.hands import flor_chance
from carteado.games.cego.bots.menu import Menu
from carteado.games.cego.bots.reading import Points
from carteado.games.cego.bots.worth import Price
from carteado.games.cego.rules import words
from carteado.games.cego.rules.chains import SIMPLE, contest, shrunk
from carteado.games.cego.rules.rulebook import TESTA_MOST
from carteado.games.cego.rules.views import CegoView

# How often what is put on a flor is refused, and how much it says (see `hands.FLOR_SAYS`).
CONTRA: Final = (0.3, 1)
REST: Final = (0.5, 2)
MARGIN: Final = 0.004
LEAST: Final = 0.5
BLUFF: Final = 0.1


class Contest:
    """The flores said on both sides, this seat's counted, and what they come to; who is `bold` counters with a low one."""

    __slots__ = ("behind", "bold", "costs", "mine", "rest", "rivals", "song", "theirs", "whole")

    def __init__(self, view: CegoView, song: int, costs: Price, bold: bool = False) -> None:
        mesa, side = view.known, view.seat & 1
        order = (view.seat - mesa.first) % 6
        self.bold = bold
        self.costs = costs
        self.song = song
        self.mine = 0 if mesa.hands[view.seat].flor else 1
        self.rivals = self.behind = small = 0
        for hand in mesa.hands:
            if not hand.flor:
                continue
            if hand.seat & 1 == side:
                self.mine += 1
            elif hand.flor == words.ACHICO:
                small += 1
            else:
                self.rivals += 1
                self.behind += (hand.seat - mesa.first) % 6 > order
        self.theirs = self.rivals + small
        self.whole = contest(self.mine, self.rivals, small)
        self.rest = TESTA_MOST if mesa.form == "testa" else self.whole + mesa.falta

    def chance(self, said: int) -> float:
        """The chance to have the best flor once the rivals have said so much."""
        return flor_chance(self.song, self.rivals, self.behind, said) if self.rivals else 1.0

    def left(self) -> float:
        """The worth of leaving the flores to be compared."""
        return self.costs.settled(self.whole, self.chance(0))

    def given_in(self) -> float:
        """The worth of making ours small."""
        return self.costs.lost(shrunk(self.theirs, self.mine))

    def raised(self, word: str, said: int) -> float:
        """The worth of putting a contra-flor, or the rest, on them."""
        refuses, tells = CONTRA if word == words.CONTRA_FLOR else REST
        chance = self.chance(max(said, tells))
        counter = word == words.CONTRA_FLOR
        if chance < LEAST and not (counter and self.bold):
            return 0.0
        tentos = self.whole if counter else self.rest
        return self.costs.called(shrunk(self.mine, self.theirs), tentos, refuses, chance) - MARGIN


def declare(view: CegoView, points: Points, menu: Menu, costs: Price, rng: Random) -> Action | None:
    """What a seat that is asked about its flor says."""
    none = menu.declares.get(words.E_BOA)
    plain = menu.declares.get(words.FLOR)
    if not points.flor:
        return plain if none is None or (plain is not None and bluffs.false_flor(points, costs, rng)) else none
    if plain is None or (none is not None and bluffs.hides_flor(points, costs, rng)):
        return none
    met = Contest(view, points.song, costs, rng.random() < BLUFF)
    if not met.rivals:
        return plain
    best, most = plain, met.left()
    for word, value in ((words.ACHICO, met.given_in()), *_raises(met, 0)):
        offered = menu.declares.get(word)
        if offered is not None and value > most:
            best, most = offered, value
    return best


def raising(view: CegoView, points: Points, menu: Menu, costs: Price, rng: Random) -> Action | None:
    """A flor met a flor: put more on it, or leave it."""
    met = Contest(view, points.song, costs, rng.random() < BLUFF)
    best: Action | None = menu.defer
    most = met.left()
    for word, value in _raises(met, 0):
        offered = menu.calls.get(word)
        if offered is not None and points.flor and value > most:
            best, most = offered, value
    return best


def answer(view: CegoView, points: Points, menu: Menu, costs: Price) -> Action | None:
    """Something was put on the flores: take it, put the rest on it, or give in."""
    mesa = view.known
    met = Contest(view, points.song, costs)
    counter = mesa.flor_step == words.CONTRA_FLOR
    said = CONTRA[1] if counter else REST[1]
    best = menu.refusal()
    over = mesa.flor_step not in (words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO)
    most = costs.lost(SIMPLE * (met.theirs + met.mine)) if over else met.given_in()
    if not points.flor:
        return best
    quero = menu.quero()
    value = costs.settled(met.whole if counter else met.rest, met.chance(said))
    if quero is not None and value > most:
        best, most = quero, value
    rest = menu.calls.get(words.CONTRA_FLOR_E_O_RESTO)
    if rest is not None and met.raised(words.CONTRA_FLOR_E_O_RESTO, said + 1) > most:
        return rest
    return best


def _raises(met: Contest, said: int) -> tuple[tuple[str, float], ...]:
    return tuple([(word, met.raised(word, said)) for word in (words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO)])
