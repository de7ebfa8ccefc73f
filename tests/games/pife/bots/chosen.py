"""What a player does with a hand in a seat."""

from random import Random

from carteado.bots import bot
from carteado.game import Action, Seat
from games.pife.kit import Mesa

SEEDS = range(5)


def escolhe(name: str, found: Mesa, seat: Seat) -> Action | None:
    """What this player does, whatever the dice; the rules must accept it."""
    chosen = escolhas(name, found, seat, SEEDS)
    assert len(chosen) == 1, chosen
    return chosen.pop()


def escolhas(name: str, found: Mesa, seat: Seat, seeds: range) -> set[Action | None]:
    """What this player may do, as the dice fall; the rules must accept all of it."""
    legal = found.state.legal(seat)
    chosen = {bot(name, found.game).choose(found.state.view(seat), legal, Random(seed)) for seed in seeds}
    assert all(action is None or found.state.check(seat, action) is None for action in chosen), chosen
    return chosen


def falando(name: str, found: Mesa, seat: Seat) -> str:
    """What this player does, by the name of the act."""
    return type(escolhe(name, found, seat)).__name__
