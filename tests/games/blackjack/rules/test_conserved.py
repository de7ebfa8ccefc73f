"""Cards and chips at every step of random sessions: no card comes or goes, no chip but between a seat and the house."""

from collections import Counter
from itertools import islice
from typing import Final

import pytest

from carteado.game import REFEREE
from carteado.games.blackjack.rules.events import RoundEnded
from carteado.games.blackjack.rules.views import BlackjackView
from conformance_kit.build import tries
from conformance_kit.drive import Moment, moments
from conformance_kit.options import variants

SEEDS: Final = tries(12, 60)


def shoes(moment: Moment) -> tuple[Counter[str], int]:
    """The cards on the table and in the shoes of the round, and how many packs a shoe has."""
    view = moment.state.view(REFEREE)
    assert isinstance(view, BlackjackView)
    return Counter(str(card) for _, card, _ in moment.state.board().places(REFEREE)), view.shown.decks


@pytest.mark.parametrize("seed", range(SEEDS))
def test_cards_are_those_of_whole_shoes(seed: int) -> None:
    options = variants("blackjack")
    for moment in islice(moments("blackjack", seed, options[seed % len(options)]), 400):
        counts, decks = shoes(moment)
        if counts:
            assert len(set(counts.values())) == 1, "each card as often as any other"
            assert counts["AP"] % decks == 0
            assert len(counts) == 52


@pytest.mark.parametrize("seed", range(SEEDS))
def test_chips_change_by_what_hands_bring(seed: int) -> None:
    options = variants("blackjack")
    before: tuple[int, ...] | None = None
    for moment in islice(moments("blackjack", seed, options[seed % len(options)], rulings=0), 400):
        view = moment.state.view(REFEREE)
        assert isinstance(view, BlackjackView)
        for event in moment.events[-1] if moment.events else ():
            if isinstance(event, RoundEnded) and before is not None:
                assert tuple(map(sum, zip(before, event.gains, strict=True))) == event.score
        if view.shown.phase == "betting":
            before = view.shown.score
        assert all(lugar.free >= 0 for lugar in view.shown.lugares), "nobody stakes what he does not have"
