"""The checks bite: every fault planted in a board is found, and the same board without a fault passes."""

from collections.abc import Callable, Mapping
from random import Random

import pytest

from carteado import catalogue
from carteado.game import State
from carteado.games.truco.rules.board import TrucoBoard
from conformance_kit import leaks, menus, sight, telling, values
from conformance_kit.drive import Moment, onward
from conformance_kit.hostile import probes

pytestmark = pytest.mark.plain_only
GAME = "truco-fenacef"
DARK = {"ferro": "blindAll"}
PARTIDAS = 4
Check = Callable[[Moment, Random], None]


def _run(board: type[leaks.Honest], check: Check, options: Mapping[str, str] | None = None) -> None:
    """Some partidas on such a board, every moment of them checked."""
    for seed in range(PARTIDAS):
        rng = Random(seed)
        score = (11, 11) if options else rng.choice(((0, 0), (9, 10), (11, 8)))
        start = catalogue.new(GAME, options=options, score=score, dealer=seed % 4).board()
        assert isinstance(start, TrucoBoard)
        for moment in onward(Moment(GAME, State(board(start.partida)), 4), rng, rulings=0.02):
            check(moment, rng)


def _same(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        sight.same_to_seat(moment, seat, moment.state.resample(seat, rng), probes(moment, seat, rng, 30))


def _vary(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        sight.unseen_places_vary(moment, seat, rng)


def _alone(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        sight.resample_reads_the_view_alone(moment, seat, moment.state.resample(seat, rng), 1)


def _replays(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        telling.replays_alike(moment, seat, moment.state.resample(seat, rng))


def _told(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        telling.told_is_known(moment, seat)


def _accepted(moment: Moment, rng: Random) -> None:
    menus.menus_are_accepted(moment)


def _complete(moment: Moment, rng: Random) -> None:
    for seat in moment.players:
        menus.refusals_are_reasoned(moment, seat, probes(moment, seat, rng, 30))


def _private(moment: Moment, rng: Random) -> None:
    values.copies_are_private(moment)


def _conserved(moment: Moment, rng: Random) -> None:
    values.cards_are_conserved(moment, moment.state)


def _in_place(moment: Moment, rng: Random) -> None:
    for seat in moment.players:
        for action in moment.state.legal(seat):
            values.apply_is_advance(moment.state, seat, action)


PLANTED: list[tuple[type[leaks.Honest], Check, str]] = [
    (leaks.SameWorld, _vary, "is always"),
    (leaks.KeepsHands, _vary, "is always"),
    (leaks.ReadsMore, _alone, "reads more than its view"),
    (leaks.NamesHidden, _same, "learns something from trying"),
    (leaks.CoveredLeads, _replays, "lead elsewhere|others are waited for"),
    (leaks.ReadsPartner, _same, "another menu"),
    (leaks.TellsCovered, _told, "was told of"),
    (leaks.TellsCovered, _replays, "of hidden cards"),
    (leaks.TellsPartner, _told, "was told of"),
    (leaks.TellsPartner, _replays, "of hidden cards"),
    (leaks.Murmurs, _replays, "of hidden cards"),
    (leaks.LapseReads, _same, "another lapse"),
    (leaks.WaitsReads, _same, "others are waited for"),
    (leaks.ViewShows, _same, "another view"),
    (leaks.HidesAct, _complete, "no menu says so"),
    (leaks.OffersTwice, _accepted, "offered an act twice"),
    (leaks.SharedCopy, _private, "on a copy changed"),
    (leaks.LosesCard, _conserved, "the pack is not all there"),
    (leaks.QuietlyOtherwise, _in_place, "without a log"),
]


CHECKS: list[Check] = [_vary, _alone, _same, _replays, _told, _complete, _accepted, _private, _conserved, _in_place]


def _name(check: Check) -> str:
    return check.__name__


@pytest.mark.parametrize(
    ("board", "check", "words"), PLANTED, ids=[f"{board.__name__}{_name(check)}" for board, check, _ in PLANTED]
)
def test_the_planted_fault_is_found(board: type[leaks.Honest], check: Check, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        _run(board, check)


def test_a_refusal_that_names_a_dark_card_is_found() -> None:
    with pytest.raises(AssertionError, match="learns something from trying"):
        _run(leaks.NamesDark, _same, DARK)


@pytest.mark.parametrize("check", CHECKS, ids=_name)
def test_without_a_fault_the_same_check_passes(check: Check) -> None:
    _run(leaks.Honest, check)


def test_without_a_fault_the_dark_hand_passes() -> None:
    _run(leaks.Honest, _same, DARK)
