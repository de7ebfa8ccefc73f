"""The bot that thinks nothing: any act of its menu is as good as another. It plays every game."""

from random import Random

from carteado.game import Action, View


class RandomBot:
    """Uniform over the menu when waited for; out of turn it speaks with the probability `restless`."""

    def __init__(self, restless: float = 0.0) -> None:
        self.restless = restless

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        """Any act when waited for, mostly none otherwise."""
        if legal and (view.waited or rng.random() < self.restless):
            return rng.choice(legal)
        return None
