"""What the tests run over: every game of the catalogue, under its printed text and under each option alone.

A check looks at so many moments of a game, however long its partidas are. Those of the printed text go on from positions
taken along one long random run; those under an option from a start of their own, some acts further on.
"""

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice
from random import Random
from typing import Final

import pytest

from carteado.catalogue import GAMES
from carteado.game import PUBLIC
from conformance_kit.build import tries
from conformance_kit.drive import Moment, moments, onward, start
from conformance_kit.options import variants
from conformance_kit.registry import hooks_of

MOMENTS: Final = tries(96, 480)
PARTS: Final = tries(2, 6)
POSITIONS: Final = 96
RUN: Final = 2000
STRETCH: Final = 8
AHEAD: Final = (1, 1, 5, 20, 60, 180)
SHARE: Final = 0.3
LENGTH: Final = 700
BUSY: Final = 0.2


@dataclass(frozen=True)
class Run:
    """A long random run over the printed text: how many acts it had, and positions along it."""

    acts: int
    last: Moment
    positions: tuple[Moment, ...]


@cache
def long_run(identity: str) -> Run:
    """Partidas one after another, the last of them to its end, until there are acts enough."""
    rng = Random(f"{identity} at length")
    positions: list[Moment] = []
    acts = 0
    moment: Moment | None = None
    while moment is None or acts < RUN:
        for moment in moments(identity, rng.randrange(2**30)):
            acts += 1
            if len(positions) < POSITIONS:
                positions.append(moment)
            elif (at := rng.randrange(acts)) < POSITIONS:
                positions[at] = moment
    return Run(acts, moment, tuple(positions))


@dataclass(frozen=True)
class Case:
    """So many moments of one game to look at, under the printed text or under one option after another."""

    game: str
    settings: tuple[tuple[tuple[str, str], ...], ...]
    count: int
    seed: int

    def moments(self, rulings: float = 0.03) -> Iterator[tuple[Moment, Random]]:
        """The moments, with dice of one's own: in stretches, from one position after another."""
        rng = Random(f"{self.game} {self.seed}")
        for nth in range(-(-self.count // STRETCH)):
            position = self._position(nth, rng)
            yield from _stretch(position, rng, min(STRETCH, self.count - nth * STRETCH), rulings)

    def _position(self, nth: int, rng: Random) -> Moment:
        options = self.settings[nth % len(self.settings)]
        if not options:
            return rng.choice(long_run(self.game).positions)
        *_, moment = islice(onward(start(self.game, rng, dict(options)), rng), rng.choice(AHEAD))
        return moment

    def __str__(self) -> str:
        return f"{self.game}-{self.seed}"


def _stretch(moment: Moment, rng: Random, count: int, rulings: float) -> Iterator[tuple[Moment, Random]]:
    """So many moments from here on, a few acts apart; a partida that ends before is followed by another."""
    options = dict(moment.state.view(PUBLIC).options)
    partidas = (onward(start(moment.game, rng, options) if nth else moment, rng, rulings) for nth in itertools.count())
    every = chain.from_iterable(partidas)
    return islice(((found, rng) for found in every if rng.random() < SHARE), count)


@cache
def cases_of(identity: str, moments: int) -> tuple[Case, ...]:
    """The moments of one game: a quarter under the printed text, the others under its options in turn."""
    options = [tuple(setting.items()) for setting in variants(identity) if setting]
    parts = [tuple(options[nth::PARTS]) for nth in range(PARTS)]
    shares = [((),), *[part for part in parts if part]]
    count = moments if len(shares) == 1 else moments // 4
    rest = (moments - count) // max(1, len(shares) - 1)
    return tuple(Case(identity, share, rest if nth else count, nth) for nth, share in enumerate(shares))


def cases(share: float = 1.0) -> pytest.MarkDecorator:
    """Parametrise a test by `case`: this share of the moments that a check looks at, of every game."""
    found = [case for identity in GAMES for case in cases_of(identity, round(MOMENTS * share))]
    return pytest.mark.parametrize("case", found, ids=str)


def many(identity: str, most: int, rulings: float = 0.1) -> Iterator[Moment]:
    """Moments of a game, one act after another: partidas under its options in turn, every other one with a rare setting.

    Of a long partida its beginning is enough: more of them see more.
    """
    partidas = (moments(identity, seed, _setting(identity, seed), rulings) for seed in itertools.count())
    return islice(chain.from_iterable(islice(partida, LENGTH) for partida in partidas), most)


def _setting(identity: str, seed: int) -> Mapping[str, str]:
    rare = hooks_of(identity).rare if seed % 2 else ()
    found = rare or variants(identity)
    return found[seed // 2 % len(found)]
