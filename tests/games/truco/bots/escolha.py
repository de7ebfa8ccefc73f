"""What the tests of the bots are written with: a seat of a table asks the truco player, and gets its act."""

from random import Random

from carteado.cards import Card
from carteado.game import Action
from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.bots.reading import Reading, read
from carteado.tricks.play import Play
from games.truco.kit.mesa import Mesa

SEEDS = range(40)


def escolhe(table: Mesa, seat: int, seed: int = 0) -> Action | None:
    """What the truco player does in this seat; it must be on the menu."""
    legal = table.state.legal(seat)
    action = TrucoBot().choose(table.ve(seat), legal, Random(seed))
    assert action is None or action in legal
    return action


def sempre(table: Mesa, seat: int) -> Action | None:
    """The same, where the dice must not matter."""
    chosen = {escolhe(table, seat, seed) for seed in SEEDS}
    assert len(chosen) == 1, chosen
    return chosen.pop()


def as_vezes(table: Mesa, seat: int) -> set[Action | None]:
    """All that the truco player does in this seat, over many dice."""
    return {escolhe(table, seat, seed) for seed in range(300)}


def le(table: Mesa, seat: int) -> Reading:
    """What the truco player makes of the table."""
    return read(table.ve(seat))


def carta(text: str) -> Play:
    """`3P` open, `(3P)` face down."""
    return Play(Card.of(text.strip("()")), text.startswith("("))
