"""What a case may expect of a game of vazas, besides what it may of any: `= sai 2`, `= vazas AB=`, `= vê 1 vaza 2: KP ? 4E ?`.

A family passes in how its table is seen and which cards it knows in a hand; phases are its own words too.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat, View
from carteado.records.expectations import clause, match, may, menu, partida, scored, turn
from carteado.records.face import MAX_SEATS
from carteado.records.scenes import Judge, Scene, Verdict, Words, numbers, one
from carteado.records.text import HIDDEN, NOTHING

_EYES: Final = {**{str(seat): seat for seat in range(MAX_SEATS)}, "juiz": REFEREE, "público": PUBLIC}
Seen = list[Card | None]


class Fallen(Protocol):
    """A card on the table."""

    seat: Seat

    @property
    def card(self) -> Card | None:
        """Nothing where it is not seen."""
        ...


class Hand(Protocol):
    """A hand, as somebody sees it."""

    count: int
    dealt_cards: tuple[Card | None, ...]


class Mesa(Protocol):
    """What every table of vazas has."""

    phase: str
    dealer: Seat
    next_dealer: Seat
    turn: Seat
    results: tuple[int, ...]
    sanctions: tuple[tuple[Seat, str, str], ...]

    @property
    def hands(self) -> Sequence[Hand]:
        """By seat."""
        ...

    @property
    def vazas(self) -> Sequence[Sequence[Fallen]]:
        """In the order in which they fell."""
        ...


Known = Callable[[View], Mesa]
Shown = Callable[[Mesa, Seat], Sequence[Card]]
Lying = Callable[[Mesa, str], Seen]


def no_other(_mesa: Mesa, what: str) -> Seen:
    """There is nothing else to look at."""
    raise ValueError(what)


def words_of_vazas(
    known: Known, drawn: Known, shown: Shown, phases: Mapping[str, str], other: Lying = no_other
) -> dict[str, Judge]:
    """The words of a family: `known` and `drawn` are the table as it is remembered and as a screen may draw it, `shown` the
    cards that a hand is known to hold besides those seen in it, `phases` the phases by their words, `other` what else lies."""

    def mesa(scene: Scene) -> Mesa:
        return known(scene.view())

    def phase(scene: Scene, words: Words) -> Verdict:
        found = mesa(scene).phase
        told = next(word for word, name in phases.items() if name == found)
        return f"fase {told}", found == phases[one(words)]

    def dealer(scene: Scene, words: Words) -> Verdict:
        table = mesa(scene)
        found = table.next_dealer if table.next_dealer >= 0 else table.dealer
        return f"carteador {found}", (found,) == numbers(words, 1)

    def lead(scene: Scene, words: Words) -> Verdict:
        found = mesa(scene).turn
        return f"sai {found}", (found,) == numbers(words, 1)

    def sees(scene: Scene, words: Words) -> Verdict:
        return _looks("vê", known(_eyes(scene, words[0])), words[1:], shown, other)

    def screen(scene: Scene, words: Words) -> Verdict:
        return _looks("tela", drawn(_eyes(scene, words[0])), words[1:], shown, other)

    return {
        "placar": scored(0), "vez": turn, "fase": phase, "carteador": dealer, "partida": partida, "jogo": match,
        "cláusula": clause, "sai": lead, "vazas": lambda scene, words: _vazas(mesa(scene), words),
        "cartas": lambda scene, words: _counts(scene, mesa(scene), words),
        "penas": lambda scene, words: _sanctions(mesa(scene), words), "pode": may, "escolhas": menu, "vê": sees,
        "tela": screen,
    }  # fmt: skip


DENIABLE: Final = frozenset(("pode", "vê", "tela"))


def _eyes(scene: Scene, who: str) -> View:
    """What whoever is named sees."""
    seat = _EYES[who]
    if seat >= scene.setting.seats:
        raise ValueError(who)
    return scene.view(seat)


def _vazas(mesa: Mesa, words: Words) -> Verdict:
    """`= vazas AB=`: who took each; `-` while nobody took any."""
    told = "".join("AB="[result] for result in mesa.results) or "-"
    if not set(one(words)) <= set("AB=-"):
        raise ValueError(words)
    return f"vazas {told}", told == words[0]


def _counts(scene: Scene, mesa: Mesa, words: Words) -> Verdict:
    """`= cartas 2 3 2 2`: how many cards each seat holds."""
    counts = tuple(hand.count for hand in mesa.hands)
    return f"cartas {' '.join(map(str, counts)) or NOTHING}", counts == numbers(words, scene.setting.seats)


def _sanctions(mesa: Mesa, words: Words) -> Verdict:
    """`= penas 3a 0b`: the seats warned or punished so far, in order, with the letter of the ladder."""
    given = tuple(f"{seat}{letter}" for seat, letter, _ in mesa.sanctions)
    return f"penas {' '.join(given) or NOTHING}", given == (() if words == (NOTHING,) else words)


def _looks(verb: str, mesa: Mesa, words: Words, shown: Shown, other: Lying) -> Verdict:
    """`= vê 0 de 2: 4C QO`, `= tela 3 queimadas: ? 5O`, `= vê 1 vaza 2: KP ? 4E ?`; without a list, any card at all."""
    what, colon, listed = " ".join(words).partition(":")
    kind, _, which = what.partition(" ")
    ordered = kind != "de"
    seen = _held(mesa, _EYES[which], shown) if kind == "de" else _vaza(mesa, which) if kind == "vaza" else other(mesa, what)
    told = [HIDDEN if card is None else str(card) for card in seen]
    found = f"{verb} {' '.join(told) or NOTHING}"
    if not colon:
        return found, any(card is not None for card in seen)
    wanted = [] if listed.strip() == NOTHING else [_face(word) for word in listed.split()]
    return found, wanted == told if ordered else sorted(wanted) == sorted(told)


def _face(word: str) -> str:
    return word if word == HIDDEN else str(Card.of(word))


def _vaza(mesa: Mesa, which: str) -> Seen:
    nth = numbers((which,), 1)[0]
    return [fallen.card for fallen in mesa.vazas[nth - 1]] if 0 < nth <= len(mesa.vazas) else []


def _held(mesa: Mesa, owner: Seat, shown: Shown) -> Seen:
    """The cards known to be in a hand: seen there, shown by the partner, or seen by all before they went back."""
    if owner < 0:
        raise ValueError(owner)
    if not mesa.hands:
        return []
    fallen = {card.card for vaza in mesa.vazas for card in vaza if card.seat == owner}
    seen = {card for card in mesa.hands[owner].dealt_cards if card is not None} | set(shown(mesa, owner))
    return [*sorted(seen - fallen)]
