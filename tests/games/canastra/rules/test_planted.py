"""Faults planted in the board of canastra, which the conformance checks must find: what is held, proved, drawn, to come."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import CARDS
from carteado.game import Action, Event, Reason, Seat, State, View
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.events import Bought
from conformance_kit import sight, telling
from conformance_kit.drive import Moment, onward
from conformance_kit.hostile import probes

pytestmark = pytest.mark.plain_only
Check = Callable[[Moment, Random], None]


class Honest(CanastraBoard):
    """No fault: what the others are compared with."""

    __slots__ = ()

    def copy(self) -> CanastraBoard:
        return type(self)(self.partida.copy())

    def filled(self, view: View, rng: Random | None) -> CanastraBoard:
        return type(self)(super().filled(view, rng).partida)


class SameWorld(Honest):
    """`resample` gives the true world back."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> CanastraBoard:
        return self.copy()


class MenuReads(Honest):
    """What a seat is offered depends on how many aces its left neighbour has."""

    __slots__ = ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        menu = super().legal(seat)
        rodada = self.partida.rodada
        if rodada is None or seat < 0 or len(menu) < 2:
            return menu
        return menu[sum(face % 13 == 0 for face in rodada.faces((seat + 1) % self.partida.seats)) % 2 :]


class NamesTop(Honest):
    """Who discards a card that is not held hears what lies on the stock."""

    __slots__ = ()

    def check(self, seat: Seat, action: Action) -> Reason | None:
        reason = super().check(seat, action)
        rodada = self.partida.rodada
        if reason is None or rodada is None or reason.code != "card-not-held" or not rodada.stock():
            return reason
        return Reason(reason.code, reason.clause, (str(CARDS[rodada.pack[rodada.stock_at]]),))


class TellsDrawn(Honest):
    """Everybody hears whether a red card was drawn: the stock is told one card short."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        for event in log or ():
            if isinstance(event, Bought) and event.secret_cards[0].suit in "CO":
                event.stock -= 1


class ForgetsHeld(Honest):
    """Worlds in which a hand need not have the cards that all saw it take."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> CanastraBoard:
        made = super().filled(view, rng)
        if made.partida.rodada is not None:
            made.partida.rodada.held = [()] * made.partida.seats
        return made


class ForgetsProofs(Honest):
    """Worlds in which a card that was laid or discarded need not have been there."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> CanastraBoard:
        made = super().filled(view, rng)
        rodada = made.partida.rodada
        if rodada is not None:
            pack = list(rodada.pack)
            for seat, came in enumerate(rodada.came):
                if seat != view.seat:
                    for place, other in zip(came, came[::-1], strict=True):
                        pack[place] = rodada.pack[other]
            rodada.pack = tuple(pack)
        return made


class TurnsLixo(Honest):
    """Worlds in which the lixo lies in another order."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> CanastraBoard:
        made = super().filled(view, rng)
        if made.partida.rodada is not None:
            made.partida.rodada.lixo.reverse()
        return made


def _same(moment: Moment, rng: Random) -> None:
    for seat in moment.players:
        sight.same_to_seat(moment, seat, moment.state.resample(seat, rng), probes(moment, seat, rng, 30))


def _vary(moment: Moment, rng: Random) -> None:
    sight.unseen_places_vary(moment, 0, rng)


def _replays(moment: Moment, rng: Random) -> None:
    for seat in moment.players:
        telling.replays_alike(moment, seat, moment.state.resample(seat, rng))


def run(board: type[Honest], check: Check) -> None:
    """Some moments of a partida on such a board."""
    for seed in range(2):
        rng = Random(seed)
        start = catalogue.new("canastra", dealer=seed, cut=False).board()
        assert isinstance(start, CanastraBoard)
        for moment in islice(onward(Moment("canastra", State(board(start.partida)), 4), rng, rulings=0), 1, 150, 9):
            check(moment, rng)


@pytest.mark.parametrize(
    ("board", "check", "words"),
    [
        (SameWorld, _vary, "is always"),
        (MenuReads, _same, "another menu"),
        (NamesTop, _same, "learns something from trying"),
        (TellsDrawn, _replays, "of hidden cards"),
        (ForgetsHeld, _same, "another view"),
        (ForgetsProofs, _replays, "is refused"),
        (TurnsLixo, _same, "another view"),
    ],
)
def test_the_planted_fault_is_found(board: type[Honest], check: Check, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        run(board, check)


@pytest.mark.parametrize("check", [_same, _vary, _replays])
def test_without_a_fault_the_same_check_passes(check: Check) -> None:
    run(Honest, check)
