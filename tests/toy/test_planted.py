"""Faults planted in the toy, which the conformance checks must find; and worlds that come out alike."""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from math import sqrt
from random import Random
from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import CARDS, Card, cards
from carteado.game import CHANCE, Action, Event, Reason, Seat, State, View
from conformance_kit import sight, telling
from conformance_kit.drive import Moment, onward
from toy.brinquedo.rules.acts import Answered, Claim
from toy.brinquedo.rules.board import BrinquedoBoard
from toy.brinquedo.rules.mesa import CLAIMED, Mesa, eye
from toy.brinquedo.rules.rulebook import DECK
from toy.brinquedo.rules.views import BrinquedoView, Known
from toy.kit import after, asked_pack, buy, deal, discard, fold, mesa, pack

pytestmark = pytest.mark.plain_only
PARTIDAS = 8
SAMPLES = 1500
PASSED_OVER = [field.name for field in fields(Mesa)][1:].index("passed_over")
Check = Callable[[Moment, Random], None]


class Honest(BrinquedoBoard):
    """No fault: what the others are compared with."""

    __slots__ = ()

    def copy(self) -> BrinquedoBoard:
        return type(self)(self.mesa.copy())

    def filled(self, view: View, rng: Random | None) -> BrinquedoBoard:
        return type(self)(super().filled(view, rng).mesa)


class SameWorld(Honest):
    """`resample` gives the true world back."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> BrinquedoBoard:
        return self.copy()


class TellsAnswers(Honest):
    """Who claims is heard before the claim closes."""

    __slots__ = ()

    def advance(self, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().advance(seat, action, log)
        if log is not None and isinstance(action, Claim):
            log.remove(Answered(seat))


class ReadsAnswers(Honest):
    """A claim is refused to whoever comes after one that nobody may know of yet."""

    __slots__ = ()

    def check(self, seat: Seat, action: Action) -> Reason | None:
        taken = CLAIMED in self.mesa.answers
        return Reason("taken") if taken and isinstance(action, Claim) else super().check(seat, action)


class ForgetsThePile(Honest):
    """`resample` forgets which cards went into the stock that was shuffled again."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> BrinquedoBoard:
        made = super().filled(view, rng).mesa
        if rng is not None and made.second:
            lying = [card for card in range(len(made.seen)) if card not in made.mixed]
            hidden = [card for card in lying if not made.seen[card] & eye(view.seat)]
            faces = [made.face(card) for card in hidden]
            rng.shuffle(faces)
            whole = [*made.first, *made.second]
            for card, face in zip(hidden, faces, strict=True):
                whole[card] = face
            made.first, made.second = tuple(whole[: len(DECK)]), tuple(whole[len(DECK) :])
        return type(self)(made)


class ForgetsWhatWasPassedOver(Honest):
    """`resample` deals any face to a card that was passed over when an equal one was taken."""

    __slots__ = ()

    def filled(self, view: View, rng: Random | None) -> BrinquedoBoard:
        assert isinstance(view, BrinquedoView)
        known = view.known
        book: Any = known.book
        forgetful = Known(
            known.first_cards, known.second_cards, known.answers, (*book[:PASSED_OVER], (), *book[PASSED_OVER + 1 :])
        )
        told = BrinquedoView(view.regulation, view.options, view.seat, view.actors, forgetful, view.shown)
        made = super().filled(told, rng)
        made.mesa.passed_over = book[PASSED_OVER]
        return made


def _same(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        probes = [action for other in moment.players for action in moment.state.legal(other)]
        sight.same_to_seat(moment, seat, moment.state.resample(seat, rng), probes)


def _vary(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        sight.unseen_places_vary(moment, seat, rng)


def _replays(moment: Moment, rng: Random) -> None:
    for seat in moment.eyes:
        telling.replays_alike(moment, seat, moment.state.resample(seat, rng))


def _run(kind: type[Honest], check: Check) -> None:
    """Some partidas on such a board, with a stock that ends soon; every other moment is checked."""
    for seed in range(PARTIDAS):
        rng = Random(seed)
        start = catalogue.new("brinquedo", 4, {"stock": "4", "deals": "1"}, dealer=seed % 4).board()
        assert isinstance(start, BrinquedoBoard)
        for moment in onward(Moment("brinquedo", State(kind(start.mesa)), 4), rng, rulings=0):
            if rng.random() < 0.5:
                check(moment, rng)


@pytest.mark.parametrize("check", [_same, _vary, _replays])
def test_without_a_fault_nothing_is_found(check: Check) -> None:
    _run(Honest, check)


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (SameWorld, _vary),
        (TellsAnswers, _replays),
        (ReadsAnswers, _same),
        (ForgetsThePile, _replays),
        (ForgetsWhatWasPassedOver, _replays),
    ],
)
def test_a_planted_fault_is_found(kind: type[Honest], check: Check) -> None:
    with pytest.raises(AssertionError):
        _run(kind, check)


def _even(found: Counter[Card], copies: Counter[Card]) -> None:
    """A chi-square within six standard deviations of what so many copies of each card give, and nothing outside."""
    assert set(found) == set(copies)
    share = found.total() / copies.total()
    off = sum([(found[card] - share * count) ** 2 / (share * count) for card, count in copies.items()])
    freedom = len(copies) - 1
    assert off < freedom + 6 * sqrt(2 * freedom)


def _lying(state: State, seat: Seat, place: str) -> Counter[Card]:
    rng = Random(11)
    worlds = [state.resample(seat, rng).board().places(seat) for _ in range(SAMPLES)]
    return Counter([card for places in worlds for name, card, _ in places if name == place])


def _whole() -> Counter[Card]:
    return Counter([CARDS[face] for face in DECK])


def test_a_rivals_card_is_any_card_not_seen_equal_ones_counted() -> None:
    state = deal("AP 2P 3P 4C 9E")
    unseen = _whole() - Counter(cards("AP 2P 3P 4C 9E"))
    _even(_lying(state, 0, "hand 1 2"), unseen)
    _even(_lying(state, 0, "rest 100"), unseen)


def test_a_new_stock_holds_what_went_in_and_a_folded_hand_is_any_other() -> None:
    """Seat 0 folded unseen, four cards were discarded; to seat 1 the stock is those four and five more it does not know."""
    state = deal("AP 2P 3P 4C 9E  7C 7C 7O KE KO  5C 5E JP QO 8O  4P 4E 9C 9O", options={"stock": "4"})
    state = fold(state)
    for face in ("4P", "4E", "9C", "9O"):
        state = discard(buy(state), face)
    state = buy(state)
    state = after(state, (CHANCE, pack("AP 2P", whole=asked_pack(state))))
    assert mesa(state, 1).lugares[1].hand_cards[-1] == Card.of("AP")
    found = _lying(state, 1, "stock 0")
    known = cards("4P 4E 9C 9O")
    unseen = _whole() - Counter(cards("7C 7C 7O KE KO AP")) - Counter(known)
    for card in known:
        assert abs(found[card] / SAMPLES - 1 / 8) < 0.06
    rest = Counter({card: count for card, count in found.items() if card not in known})
    _even(rest, Counter({card: count for card, count in unseen.items() if card not in known}))
