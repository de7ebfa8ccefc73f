"""What the tests of the player of Truco Cego are written with: a seat of a table asks it, and gets its act."""

from random import Random

from carteado.game import Action
from carteado.games.cego.bots import CegoBot
from games.cego.kit.mesa import MesaCego

SEEDS = range(40)


def escolhe(table: MesaCego, seat: int, seed: int = 0) -> Action | None:
    """What the player does in this seat; it must be on the menu."""
    legal = table.state.legal(seat)
    action = CegoBot().choose(table.state.view(seat), legal, Random(seed))
    assert action is None or action in legal
    return action


def quase_sempre(table: MesaCego, seat: int) -> Action | None:
    """The same where it is not a matter of taste: what nine dice in ten give."""
    chosen = [escolhe(table, seat, seed) for seed in SEEDS]
    most = max(set(chosen), key=chosen.count)
    assert chosen.count(most) >= 0.9 * len(SEEDS), chosen
    return most


def as_vezes(table: MesaCego, seat: int, seeds: int = 300) -> set[Action | None]:
    """All that the player does in this seat, over many dice."""
    return {escolhe(table, seat, seed) for seed in range(seeds)}
