"""What the tests run over: every game of the catalogue, under its printed text and under each option alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from carteado.catalogue import GAMES
from conformance_kit.build import WHOLE
from conformance_kit.drive import Moment, moments
from conformance_kit.options import variants
from conformance_kit.registry import hooks_of


@dataclass(frozen=True)
class Case:
    """One partida to look at."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: int

    def moments(self, rulings: float = 0.03) -> Iterator[Moment]:
        """Every moment of it."""
        return moments(self.game, self.seed, dict(self.options), rulings)

    def sampled(self, share: float, rulings: float = 0.03) -> Iterator[tuple[Moment, Random]]:
        """This share of its moments, with dice of one's own."""
        rng = Random(self.seed)
        for moment in self.moments(rulings):
            if rng.random() < share:
                yield moment, rng

    def __str__(self) -> str:
        return "-".join([self.game, *[f"{key}={value}" for key, value in self.options], str(self.seed)])


def every_case(seeds: int) -> list[Case]:
    """This many partidas of every game under every option."""
    return [
        Case(identity, tuple(options.items()), 1000 * nth + seed)
        for identity in GAMES
        for nth, options in enumerate(variants(identity))
        for seed in range(seeds)
    ]


def cases(seeds: int) -> pytest.MarkDecorator:
    """Parametrise a test by `case`: all of these partidas, or on plain Python those without an option and some with one."""
    return pytest.mark.parametrize("case", [case for case in every_case(seeds) if WHOLE or _on_plain(case, seeds)], ids=str)


def _on_plain(case: Case, seeds: int) -> bool:
    """The first partida under each option; where there is no second, under every third option."""
    nth, seed = divmod(case.seed, 1000)
    return not case.options or (seed == 0 and (seeds > 1 or nth % 3 == 0))


def rare_cases(identity: str) -> list[Case]:
    """Partidas with settings that bring what hardly ever comes up."""
    return [Case(identity, tuple(options.items()), seed) for options in hooks_of(identity).rare for seed in range(60)]
