"""Partidas that fit a view of Brinquedo.

The facts a view may hold: faces seen at a place, whoever holds the card now; that the pile and the hands one has seen went
into the stock that was shuffled again; that a card passed over has not the face of the one taken after it; that a claim still
open was not settled by the answers given.

Every way in which the unseen cards may lie is equally likely, with one reading: where a card went into the new stock in the
open and one with its face has come out again, it is taken to be that one, though an equal one may have been folded unseen.
"""

from collections import Counter
from random import Random
from typing import Any

from carteado.cards import Card
from toy.brinquedo.rules.mesa import ANSWERED, CLAIMED, HIDDEN, PASSED, SIZE, UNANSWERED, Mesa
from toy.brinquedo.rules.places import named
from toy.brinquedo.rules.rulebook import DECK, BrinquedoRules
from toy.brinquedo.rules.views import BrinquedoView


def filled(view: BrinquedoView, rules: BrinquedoRules, rng: Random | None) -> Mesa:
    """A partida in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    dice = Random(0) if rng is None else rng
    known = view.known
    book: Any = known.book
    mesa = Mesa(rules, *book)
    mesa.answers = _answers(known.answers, dice)
    if known.first_cards:
        first, second = _faces(known.first_cards), _faces(known.second_cards)
        while True:
            mesa.first, mesa.second = _packs(mesa, first, second, dice)
            if all(mesa.face(card) != face for card, face in mesa.passed_over):
                break
    return mesa


def _faces(cards: tuple[Card | None, ...]) -> tuple[int, ...]:
    return tuple([HIDDEN if card is None else card.index for card in cards])


def _answers(told: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    """Before the first answer that is missing all have passed, or the claim would be closed; after it anything goes."""
    missing = told.index(UNANSWERED) if UNANSWERED in told else len(told)
    guesses = [PASSED if at < missing else dice.choice((PASSED, CLAIMED)) for at in range(len(told))]
    return tuple([guess if given == ANSWERED else given for given, guess in zip(told, guesses, strict=True)])


def _packs(
    mesa: Mesa, first: tuple[int, ...], second: tuple[int, ...], dice: Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Both packs in full: first where every card lies now, then what must have been folded."""
    mixed = set(mesa.mixed)
    lying = [face for card, face in enumerate(first) if card not in mixed]
    rest = Counter(DECK) - Counter([face for face in (*lying, *second) if face != HIDDEN])
    went_in = Counter([first[card] for card in mesa.mixed if first[card] != HIDDEN])
    inside = went_in - Counter(second)
    free = _shuffled(rest - inside, dice)
    in_second = second.count(HIDDEN) - inside.total()
    drawn = _shuffled(inside + Counter(free[:in_second]), dice)
    new = _with(second, drawn)
    folded = _shuffled(Counter(new) - went_in, dice)
    outside = free[in_second:]
    old = [face if face != HIDDEN else folded.pop() if card in mixed else outside.pop() for card, face in enumerate(first)]
    return tuple(old), new


def _shuffled(cards: Counter[int], dice: Random) -> list[int]:
    order = sorted(cards.elements())
    dice.shuffle(order)
    return order


def _with(pack: tuple[int, ...], drawn: list[int]) -> tuple[int, ...]:
    faces = iter(drawn)
    return tuple([next(faces) if face == HIDDEN else face for face in pack])


def undoubted(view: BrinquedoView, rules: BrinquedoRules) -> frozenset[str]:
    """The places whose face follows from the view although it was not seen there: only one face is left for them."""
    if not view.known.first_cards:
        return frozenset()
    mesa = filled(view, rules, None)
    first, second = _faces(view.known.first_cards), _faces(view.known.second_cards)
    went_in = Counter([first[card] for card in mesa.mixed if first[card] != HIDDEN])
    inside = went_in - Counter(second)
    old = [card for card, face in enumerate(first) if face == HIDDEN and card not in mesa.mixed]
    new = [SIZE + at for at, face in enumerate(second) if face == HIDDEN]
    free = Counter([mesa.face(card) for card in (*old, *new)]) - inside
    settled: list[int] = []
    if len(free) <= 1:
        settled += old
    if len(inside + free if inside.total() < len(new) else inside) <= 1:
        settled += new
    names = named(mesa)
    return frozenset(names[card] for card in settled)
