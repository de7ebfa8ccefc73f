"""When to raise, to accept and to run: every choice is weighed by the chance to win the partida that it leaves."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from carteado.game import Action
from carteado.games.truco.bots.reading import Reading
from carteado.games.truco.bots.strength import joint_outlook
from carteado.games.truco.bots.worth import settled, worth
from carteado.games.truco.rules.acts import Accept, GiveUp, PlayOn, Raise, Run
from carteado.games.truco.rules.views import TrucoView
from carteado.tricks.chances import OURS, cooled
from carteado.tricks.play import Play

# How often a pair runs from a call of this value, and how much its call, its staying or our partner's running says against
# our chances.
RUNS: Final = {3: 0.2, 6: 0.15, 9: 0.1, 12: 0.1}
THEIR_CALL: Final = {3: 0.6, 6: 0.45, 9: 0.35, 12: 0.3}
THEY_STAY: Final = 0.6
PARTNER_RAN: Final = 0.8

MARGIN: Final = 0.005
MARGIN_OUT_OF_TURN: Final = 0.03
EAGER: Final = 0.85
EAGER_OUT_OF_TURN: Final = 0.2
BLUFF: Final = 0.02
BLUFF_BELOW: Final = 0.4
WITH_CARD: Final = 0.2
SURE: Final = 0.999


@dataclass(frozen=True, slots=True)
class Price:
    """What is at stake for a seat: the points both sides lack, the value of the mão, and what is asked (0 for nothing)."""

    we_lack: int
    they_lack: int
    stake: int
    asked: int

    def settled(self, points: int, chance: float) -> float:
        """The worth of playing the mão for these points."""
        return settled(self.we_lack, self.they_lack, points, chance)

    def called(self, stake: int, to: int, chance: float) -> float:
        """The worth of asking for `to`: the others run and pay the stake before, or stay and are the stronger for it."""
        taken = worth(self.we_lack - stake, self.they_lack)
        runs = 0.0 if taken == 1.0 else RUNS.get(to, 0.5)
        stay = _doubted(chance, THEY_STAY)
        return runs * taken + (1.0 - runs) * self.settled(to, stay)


def price(view: TrucoView, reading: Reading) -> Price:
    """The price of the mão to the seat of this view."""
    mesa = view.known
    side = view.seat & 1
    target = reading.rules.target
    return Price(target - mesa.base[side], target - mesa.base[1 - side], mesa.stake, mesa.asked)


def step_asked(legal: tuple[Action, ...]) -> int:
    """The value this seat may ask for now, alone or with a card; 0 for none."""
    for action in legal:
        if isinstance(action, Raise):
            return action.to
        if isinstance(action, Play) and action.call:
            return action.call
    return 0


def may_still_raise(view: TrucoView, reading: Reading) -> bool:
    """Whether this side may ask for more in this mão, now or when its turn comes."""
    mesa = view.known
    if mesa.kind != "normal" or mesa.raiser == view.seat & 1 or not reading.rules.ladder.above[mesa.stake]:
        return False
    return mesa.raiser < 0 or reading.rules.raise_later


def believed(view: TrucoView, chance: float) -> float:
    """The chance to win, less what the others said when they raised this mão."""
    mesa = view.known
    if mesa.raiser < 0 or mesa.raiser == view.seat & 1:
        return chance
    return _doubted(chance, THEIR_CALL.get(mesa.stake, 0.5))


def heard(view: TrucoView, chance: float) -> float:
    """The chance to win, less what the partner said who has declined already."""
    return _doubted(chance, PARTNER_RAN) if view.known.folded else chance


def after_call(reading: Reading, to: int) -> Reading:
    """The reading once this side has asked for so much: what lies open on the other side may have to be beaten."""
    rules = reading.rules
    if not rules.must_kill or not reading.theirs or not (to == rules.ladder.steps[1] or rules.must_kill_on_raise):
        return reading
    return replace(reading, kill=reading.theirs, killer=OURS)


def spoken(to: int, card: Play | None, legal: tuple[Action, ...], rng: Random) -> Action:
    """The call as it is made: alone, or thrown with the card to be played."""
    alone = [action for action in legal if isinstance(action, Raise) and action.to == to]
    thrown = [action for action in legal if isinstance(action, Play) and action.call == to]
    if card is not None:
        thrown = [action for action in thrown if (action.card, action.down) == (card.card, card.down)] or thrown
    if thrown and (not alone or rng.random() < WITH_CARD):
        return thrown[0]
    return alone[0]


def wants_to_call(price: Price, to: int, chance: float, in_turn: bool, rng: Random) -> bool:
    """Whether to ask for the next step: for its worth, or now and then without."""
    quiet = price.settled(price.stake, chance)
    gain = price.called(price.stake, to, chance) - quiet
    if gain > (MARGIN if in_turn else MARGIN_OUT_OF_TURN):
        return rng.random() < (EAGER if in_turn else EAGER_OUT_OF_TURN)
    return in_turn and chance < BLUFF_BELOW and price.they_lack > to and rng.random() < BLUFF


def answer(price: Price, legal: tuple[Action, ...], chance: float, raised: float, rng: Random) -> Action:
    """Accept, raise or run, whichever is worth most, with the chances to win as things are and once this side has raised.

    A weak hand raises now and then.
    """
    asked = price.asked
    doubt = THEIR_CALL.get(asked, 0.5)
    worths: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, Run):
            worths.append((worth(price.we_lack, price.they_lack - price.stake), action))
        elif isinstance(action, Accept):
            worths.append((price.settled(asked, _doubted(chance, doubt)), action))
        elif isinstance(action, Raise):
            if chance < BLUFF_BELOW and price.they_lack > action.to and rng.random() < BLUFF:
                return action
            worths.append((price.called(asked, action.to, _doubted(raised, doubt)) - MARGIN, action))
    return max(worths, key=lambda item: item[0])[1]


def eleven(view: TrucoView, reading: Reading, legal: tuple[Action, ...]) -> Action:
    """Play the eleven hand or give it up, knowing both hands of the pair."""
    rules = reading.rules.eleven
    costs = price(view, reading)
    playing = costs.settled(rules.stake, joint_outlook(reading).chance())
    leaving = worth(costs.we_lack, costs.they_lack - rules.give_up)
    plays = playing >= leaving
    return next(action for action in legal if isinstance(action, PlayOn) == plays and isinstance(action, (PlayOn, GiveUp, Run)))


def _doubted(chance: float, factor: float) -> float:
    """A chance cooled by what somebody said, unless nothing can go wrong."""
    return chance if chance > SURE else cooled(chance, factor)
