"""A bot in ten lines: all that is needed to sit at a table."""

from random import Random

from carteado import arena, catalogue
from carteado.bots import bot
from carteado.game import Action, View
from carteado.games.truco.rules.acts import Accept, GiveBack, PlayOn
from carteado.pack import Deal
from carteado.tricks.play import Play


class Teimoso:
    """Never runs, never calls, never thinks: the first card it may play, and whatever is asked is taken."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        for kind in (Accept, PlayOn, GiveBack, Deal, Play):
            for action in legal:
                if isinstance(action, kind):
                    return action
        return None


def test_the_stubborn_bot_plays_a_partida_against_the_truco_player() -> None:
    state = catalogue.new("truco-fenacef", dealer=0)
    rival = bot("truco", "truco-fenacef")
    played = arena.play(state, [Teimoso(), rival, Teimoso(), rival], Random(1))
    assert max(played.outcome.score) >= 12
    assert {type(action).__name__ for seat, action in played.acts if seat in (0, 2)} <= {
        "Accept", "Deal", "GiveBack", "Play", "PlayOn",
    }  # fmt: skip
